/**
 * Where questions are made and proved: the rules, generators, proofs, addresses. It is loaded with the first answer, or
 * before it where another question must be dealt.
 */
import type { RuleId } from '../../engine/action.ts';
import type { Game } from '../../engine/game.ts';
import { KINDS } from '../../engine/tiles.ts';
import { bothName, bothOf, foreignOf, TWICE } from '../../notation/both.ts';
import { formatQuestionLink, parseQuestionLink, type QuestionLink } from '../../notation/question-link.ts';
import { ShareError } from '../../notation/share-frame.ts';
import { NoQuestionError } from '../../puzzles/make.ts';
import type { Asking, Question, Room } from '../../puzzles/question.ts';
import { roomOf } from '../../puzzles/room.ts';
import { OptionError } from '../../rulesets/choose.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { wholeSheet } from '../../store/sheet.ts';
import { drawingsFor } from '../../views/Tile/drawn.ts';
import { wordsIn } from '../../words/index.ts';
import { type PracticeWords, practiceWordsIn } from '../../words/practice.ts';
import type { Words } from '../../words/words.ts';
import { type AnyAsker, type Facts, type RuleEntry, seenOf } from './asker.ts';
import { loadAsker } from './askers.ts';
import { twiceIds } from './both/parts.ts';
import { createDealer } from './dealing.ts';
import { Ended } from './Ended.tsx';
import { factsOf } from './facts.ts';
import { type Habit, othersOf } from './others.ts';
import { ProofView } from './Proof.tsx';
import type { Given } from './proof.ts';
import { addressFor, entryIn, NOTHING, type PracticeBook } from './props.ts';
import { Verdict, Ways } from './Told.tsx';

/** A question with everything that answers it. */
export interface Made {
  readonly question: Question;
  readonly seen: unknown;
  readonly asker: AnyAsker;
  readonly facts: Facts;
}

/** What an address asks for, or why it cannot be read. */
export type Opened =
  /** @property concepts the kinds that it is about, where those are not the page's */
  { readonly asks: QuestionLink; readonly concepts?: readonly string[] } | { readonly broken: string };

export interface Bench {
  /** The words of the rules, and their lessons. */
  readonly book: PracticeBook;
  /** A rule as it is told of; one of another game as soon as that is asked about. */
  readonly entry: (id: RuleId) => RuleEntry;
  /** Where a rule stands. @param rulebook the address of one's own game's rulebook */
  readonly addressOf: (id: RuleId, rulebook: string) => string;
  readonly roomFor: (at: Pick<Asking, 'chosen' | 'under'>) => Room;
  /** How this kind of question is asked and proved, where it is there; null where `ready` was not awaited. */
  readonly askerOf: (concept: string) => AnyAsker | null;
  readonly ready: (concept: string) => Promise<AnyAsker>;
  /**
   * @param rules those that the session asks for: what is to come back falls back on them
   * @param isExact one of the rules that it asks for must decide it: it comes back, or its address was given
   * @throws NoQuestionError where there is none
   */
  readonly deal: (
    asking: Asking,
    comesBack: boolean,
    rules: readonly RuleId[],
    isExact: boolean,
  ) => Promise<Made>;
  /** That this one was shown. */
  readonly note: (question: Question) => void;
  readonly isNone: (error: unknown) => boolean;
  /** What is to be asked again in two games, since the wrong answer is right in one that the reader has met. */
  readonly habits: (question: Question, given: Given) => Promise<readonly Habit[]>;
  readonly linkOf: (asking: Asking) => string;
  readonly read: (fragment: string) => Opened;
  /** What proofs are told in, and what is said of them. */
  readonly words: Words;
  readonly say: PracticeWords;
  readonly Ended: typeof Ended;
  readonly ProofView: typeof ProofView;
  readonly Verdict: typeof Verdict;
  readonly Ways: typeof Ways;
}

/** Where two games are asked about, both are played by their usual rules. */
const USUAL = { chosen: {}, under: 'ordinary' };

/** After how many attempts a question is sought that asks for less. */
const PATIENCE = 150;

/**
 * @param lang what questions about two games are put in
 * @param bookOf fetches the words of another game's rules
 */
export function createBench(
  game: Game,
  book: PracticeBook,
  words: Words,
  say: PracticeWords,
  lang = 'en',
  bookOf: (id: string) => Promise<PracticeBook> = () => Promise.resolve(NOTHING),
): Bench {
  const dealer = createDealer();
  const rooms = new Map<string, Room>();
  const askers = new Map<string, AnyAsker>();
  const roomFor: Bench['roomFor'] = ({ chosen, under }) => {
    const key = JSON.stringify([chosen, under]);
    const room = rooms.get(key) ?? roomOf(game, chosen, under);
    rooms.set(key, room);
    return room;
  };
  const others = othersOf(game, book, lang, bookOf);
  const ready: Bench['ready'] = async (concept) => {
    const both = bothOf(concept);
    const asker =
      askers.get(concept) ??
      (both ? await others.askerFor(both.concept, both.against, roomFor(USUAL)) : await loadAsker(concept));
    askers.set(concept, asker);
    return asker;
  };
  return {
    book,
    entry: (id) => {
      const { game: of, rule } = foreignOf(id);
      return entryIn((of === null ? book : others.bookOf(of)) ?? NOTHING, rule);
    },
    addressOf: (id, rulebook) => {
      const { game: of, rule } = foreignOf(id);
      return `${of === null ? rulebook : addressFor(rulebook, game.id, of)}#${rule}`;
    },
    roomFor,
    askerOf: (concept) => askers.get(concept) ?? null,
    ready,
    deal: async (wished, comesBack, rules, isExact) => {
      const asking = bothOf(wished.concept) ? { ...wished, ...USUAL } : wished;
      const room = roomFor(asking);
      const asker = await ready(asking.concept);
      const facts = factsOf(room.ruleset);
      // What is to come back, or must not be asked yet, is given up soon where the kind has hardly a question for it.
      const softer = [
        asking,
        { ...asking, without: [] },
        ...(comesBack ? [{ ...asking, without: [], rules }] : []),
      ];
      for (const [i, each] of softer.entries()) {
        const isLast = i === softer.length - 1;
        try {
          const most = isLast ? undefined : PATIENCE;
          const question = await dealer.deal(asker.concept, room, each, !isExact, most);
          return { question, seen: seenOf(asker, question, { room, words }), asker, facts };
        } catch (error) {
          if (!(error instanceof NoQuestionError) || isLast) throw error;
        }
      }
      throw new NoQuestionError(asking.concept, asking.rules);
    },
    note: dealer.note,
    isNone: (error) => error instanceof NoQuestionError,
    habits: async (question, given) => {
      const asker = askers.get(question.asking.concept);
      return asker ? others.habits(asker, question, given, roomFor(question.asking)) : [];
    },
    linkOf: (asking) => {
      const both = bothOf(asking.concept);
      return formatQuestionLink({ ...asking, ...(both && { against: both.against, asks: [both.concept] }) });
    },
    read: (fragment) => {
      try {
        const asks = parseQuestionLink(fragment);
        roomFor(asks);
        const { against, asks: kinds = [TWICE] } = asks;
        if (against === undefined) return { asks };
        if (!others.has(against)) return { broken: say.noGame(against) };
        const unknown = kinds.find((kind) => !twiceIds.includes(kind));
        return unknown === undefined
          ? { asks, concepts: kinds.map((kind) => bothName(kind, against)) }
          : { broken: say.noKind(unknown) };
      } catch (error) {
        if (!(error instanceof ShareError || error instanceof OptionError)) throw error;
        return { broken: error.message };
      }
    },
    words,
    say,
    Ended,
    ProofView,
    Verdict,
    Ways,
  };
}

/** The page brings the tiles of its first question alone. @throws where the others cannot be had, which the page says */
const allDrawings = (): Promise<void> =>
  drawingsFor(Array(KINDS).keys()).catch((error: unknown) => {
    document.documentElement.dataset['failed'] = '';
    throw error;
  });

/** Everything together, for a game and its first kind of question. */
export async function benchOf(
  lang: string,
  ruleset: string,
  concept: string,
  bookOf: (id: string) => Promise<PracticeBook>,
): Promise<Bench> {
  const parts = [
    loadGame(ruleset),
    bookOf(ruleset),
    loadAsker(concept),
    allDrawings(),
    wholeSheet(),
  ] as const;
  const [game, book] = await Promise.all(parts);
  const bench = createBench(game, book, wordsIn(lang), practiceWordsIn(lang), lang, bookOf);
  await bench.ready(concept);
  return bench;
}
