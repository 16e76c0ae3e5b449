/**
 * Where questions come from, and where their answers are graded and proved: the rules, the kinds of question, the words of
 * proofs, addresses. It is loaded with the first question that the page has not brought, or with the first answer.
 */
import { names } from '#i18n/names.ts';
import { practice } from '#i18n/practice.ts';
import type { HeadAndText } from '#i18n/practice-question.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Game } from '../../engine/game.ts';
import type { Seed } from '../../engine/random.ts';
import { faceCalled } from '../../notation/face-name.ts';
import { formatQuestionLink, parseQuestionLink } from '../../notation/question-link.ts';
import { ShareError } from '../../notation/share-frame.ts';
import { bothName, bothOf, DEFAULT_CONCEPT, foreignOf } from '../../notation/two-game-id.ts';
import { createGeneratorContext } from '../../puzzles/generator-context.ts';
import { NoQuestionError } from '../../puzzles/make.ts';
import type { Difficulty, GeneratorContext, Question, QuestionSpec } from '../../puzzles/question.ts';
import { OptionError } from '../../rulesets/instantiate.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { dataAt } from '../../storage/data.ts';
import { readCards } from '../../storage/practice.ts';
import { type AgreedRule, agreedIn } from '../../ui/input/agreed-rules.ts';
import { dueIn } from './due.ts';
import { Verdict, Ways } from './Feedback.tsx';
import { factsOf } from './facts.ts';
import { loadKind, loadShownKind, previewOf } from './kinds.ts';
import { ProofView } from './Proof.tsx';
import type { ReaderAnswer } from './proof.ts';
import { addressFor, entryIn, NOTHING, type PracticeBook, type PracticeProps } from './props.ts';
import { createDealer } from './question-generator.ts';
import type { GameFacts, KnownRule, QuestionKind, ShownKind } from './question-kind.ts';
import type { QuestionSession } from './question-order.ts';
import { note } from './record-answer.ts';
import { Ended } from './SessionSummary.tsx';
import { createOtherGames, type HabitQuestion } from './two-games/other-games.ts';
import { twoGameConcepts } from './two-games/parts.ts';

/** A question with all that it is looked at with. */
export interface DealtQuestion {
  readonly question: Question;
  readonly seen: unknown;
  readonly kind: Pick<ShownKind, 'ask' | 'View'>;
  readonly facts: GameFacts;
  /** The house rules by which it is asked. */
  readonly agreed: readonly AgreedRule[];
}

/** Why an address cannot be opened. */
export interface Unopened {
  /** It names a game or a kind of question that is none, or has a fault of form. */
  readonly is: 'game' | 'kind' | 'form';
  /** The name, or a sentence about the fault. */
  readonly detail: string;
}

/** Options and kind of hand of questions, and rules that must not decide them. */
export type AtTable = Pick<QuestionSpec, 'chosen' | 'under' | 'without'>;

/** What an address asks for, or why it cannot be read. */
type OpenedLink =
  | { readonly broken: Unopened }
  | {
      readonly table: AtTable;
      readonly seed: Seed;
      readonly grade: Difficulty;
      /** The session that begins with it; its kinds of question are the page's, unless told. */
      readonly sitting: Pick<QuestionSession, 'number' | 'rules' | 'again'> &
        Partial<Pick<QuestionSession, 'concepts'>>;
    };

export interface QuestionSource {
  /** The words of the rules, and their lessons, as far as they are there: all of them once any kind is `ready`. */
  readonly book: () => PracticeBook;
  /** A rule as it is told of, by the words that are there; one of another game as soon as that is asked about. */
  readonly entry: (id: RuleId) => KnownRule;
  /** What a rule is called, or a tile that was to be named. */
  readonly titleOf: (id: string) => string;
  /** Where a rule stands. @param rulebook the address of one's own game's rulebook */
  readonly addressOf: (id: RuleId, rulebook: string) => string;
  readonly roomFor: (question: Question) => GeneratorContext;
  /**
   * @param rules those that the session asks for: what is to come back falls back on them
   * @param isExact one of the rules that it asks for must decide it: it comes back, or its address was given
   * @throws NoQuestionError where there is none
   */
  readonly deal: (
    asking: QuestionSpec,
    comesBack: boolean,
    rules: readonly RuleId[],
    isExact: boolean,
  ) => Promise<DealtQuestion>;
  /** That this one was shown. */
  readonly note: (question: Question) => Promise<void>;
  /** A session that an address begins asks what the address says, whatever was shown before. */
  readonly forget: () => void;
  readonly isNone: (error: unknown) => boolean;
  readonly linkOf: (asking: QuestionSpec) => string;
  readonly read: (fragment: string) => OpenedLink;
  /** Why an address cannot be opened, in words. */
  readonly unopened: (why: Unopened) => HeadAndText;
  /** What is said where the rules that were asked for decide no question. */
  readonly none: HeadAndText;
  /** Loads what grades and proves answers to this kind of question. */
  readonly ready: (concept: string) => Promise<QuestionKind>;
  /** The same, where it is there; null where `ready` was not awaited. */
  readonly kindOf: (concept: string) => QuestionKind | null;
  /** Keeps how a question was answered, for the days to come. */
  readonly record: typeof note;
  /** What is to be asked again in two games, since the wrong answer is right in one that the reader has met. */
  readonly habits: (question: Question, answer: ReaderAnswer) => Promise<readonly HabitQuestion[]>;
  /** How much is due by now, and the game of what has waited longest; null where nothing is. */
  readonly due: () => { readonly count: number; readonly game: string } | null;
  /** What answers are told by. */
  readonly views: {
    readonly Ended: typeof Ended;
    readonly ProofView: typeof ProofView;
    readonly Verdict: typeof Verdict;
    readonly Ways: typeof Ways;
  };
}

/** What a page has brought, and where the words of a game's rules are. */
type Shelf = Pick<PracticeProps, 'words' | 'rules'>;

/** Where two games are asked about, both are played by their usual rules. */
const USUAL = { chosen: {}, under: 'ordinary' };

/** After how many attempts a question is sought that asks for less. */
const PATIENCE = 150;

/** The fragment of a question's address. */
export function questionLink(asking: QuestionSpec): string {
  const both = bothOf(asking.concept);
  return formatQuestionLink({ ...asking, ...(both && { against: both.against, asks: [both.concept] }) });
}

export function createQuestionSource(game: Game, shelf: Shelf): QuestionSource {
  const bookOf = booksOf(game.id, shelf);
  const dealer = createDealer();
  const rooms = new Map<string, GeneratorContext>();
  const shown = new Map<string, ShownKind>();
  const kinds = new Map<string, QuestionKind>();
  let book = shelf.words;
  const wholeBook = async (): Promise<PracticeBook> => {
    book = await bookOf(game.id);
    return book;
  };
  const roomAt = ({ chosen, under }: Pick<QuestionSpec, 'chosen' | 'under'>): GeneratorContext => {
    const key = JSON.stringify([chosen, under]);
    const generator = rooms.get(key) ?? createGeneratorContext(game, chosen, under);
    rooms.set(key, generator);
    return generator;
  };
  const others = createOtherGames(game, wholeBook, bookOf);
  const ready: QuestionSource['ready'] = async (concept) => {
    const both = bothOf(concept);
    const [kind] = await Promise.all([
      kinds.get(concept) ??
        (both ? others.kindFor(both.concept, both.against, roomAt(USUAL)) : loadKind(concept)),
      wholeBook(),
    ]);
    kinds.set(concept, kind);
    return kind;
  };
  const shownOf = async (concept: string): Promise<ShownKind> => {
    const kind =
      kinds.get(concept) ??
      shown.get(concept) ??
      (await (bothOf(concept) ? ready(concept) : loadShownKind(concept)));
    shown.set(concept, kind);
    return kind;
  };
  /** All that must be there before a question is drawn; what is seen of it. */
  const seenOf = async (
    kind: ShownKind,
    question: Question,
    generator: GeneratorContext,
    facts: GameFacts,
  ): Promise<unknown> => {
    const { subject } = question;
    const ruleIds = kind.statedRules?.(subject, facts) ?? [];
    const seen = previewOf(kind, question, generator);
    if (!ruleIds.every((id) => foreignOf(id).game !== null || id in book.book)) await wholeBook();
    return seen;
  };
  /** Options have words in the whole book alone. */
  const agreedFor = async ({ chosen }: QuestionSpec): Promise<readonly AgreedRule[]> => {
    if (Object.keys(chosen).length > 0) await wholeBook();
    return agreedIn(game, chosen, (rule) => book.book[rule]);
  };
  const entry: QuestionSource['entry'] = (id) => {
    const { game: of, rule } = foreignOf(id);
    return entryIn((of === null ? book : others.bookOf(of)) ?? NOTHING, rule);
  };
  return {
    book: () => book,
    entry,
    titleOf: (id) => {
      const tile = faceCalled(id);
      return tile === null ? entry(id).title : capital(names.tileName(tile));
    },
    addressOf: (id, rulebook) => {
      const { game: of, rule } = foreignOf(id);
      return `${of === null ? rulebook : addressFor(rulebook, game.id, of)}#${rule}`;
    },
    roomFor: ({ asking }) => roomAt(asking),
    deal: async (wished, comesBack, rules, isExact) => {
      const asking = bothOf(wished.concept) ? { ...wished, ...USUAL } : wished;
      const generator = roomAt(asking);
      const kind = await shownOf(asking.concept);
      const facts = factsOf(generator.ruleset);
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
          const question = await dealer.deal(kind.concept, generator, each, !isExact, most);
          const seen = await seenOf(kind, question, generator, facts);
          return { question, seen, kind, facts, agreed: await agreedFor(asking) };
        } catch (error) {
          if (!(error instanceof NoQuestionError) || isLast) throw error;
        }
      }
      throw new NoQuestionError(asking.concept, asking.rules);
    },
    note: async (question) => {
      const { concept } = await shownOf(question.asking.concept);
      dealer.note(concept, question);
    },
    forget: dealer.forget,
    isNone: (error) => error instanceof NoQuestionError,
    linkOf: questionLink,
    read: (fragment) => {
      try {
        const link = parseQuestionLink(fragment);
        const {
          seed,
          grade,
          number,
          rules,
          chosen,
          under,
          without,
          against,
          asks = [DEFAULT_CONCEPT],
        } = link;
        roomAt(link);
        const opened = { table: { chosen, under, without }, seed, grade };
        const sitting = { number, rules, again: [] };
        if (against === undefined) return { ...opened, sitting };
        if (!others.has(against)) return { broken: { is: 'game', detail: against } };
        const unknown = asks.find((kind) => !twoGameConcepts.includes(kind));
        if (unknown !== undefined) return { broken: { is: 'kind', detail: unknown } };
        return { ...opened, sitting: { ...sitting, concepts: asks.map((kind) => bothName(kind, against)) } };
      } catch (error) {
        if (!(error instanceof ShareError || error instanceof OptionError)) throw error;
        return { broken: { is: 'form', detail: error.message } };
      }
    },
    unopened: (why) => {
      const { noGame, noKind } = practice;
      const text = { game: noGame, kind: noKind, form: (detail: string) => detail };
      return practice.session.broken(text[why.is](why.detail));
    },
    none: practice.session.none,
    ready,
    kindOf: (concept) => kinds.get(concept) ?? null,
    record: note,
    habits: async (question, reply) => {
      const kind = kinds.get(question.asking.concept);
      return kind ? others.habits(kind.concept, question, reply, roomAt(question.asking)) : [];
    },
    due: () => {
      const all = dueIn(readCards(), Date.now()).filter(
        ({ ruleset }) => ruleset === game.id || others.has(ruleset),
      );
      const [first] = all;
      return first ? { count: all.length, game: first.ruleset } : null;
    },
    views: { Ended, ProofView, Verdict, Ways },
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Fetches the words of a game's rules, each game's once. Rules whose words cannot be had are called by their ids. */
function booksOf(own: string, { rules, words }: Shelf): (id: string) => Promise<PracticeBook> {
  const books = new Map<string, Promise<PracticeBook>>();
  return (id) => {
    const address = id === own ? rules : addressFor(rules, own, id);
    const book =
      books.get(id) ??
      (dataAt(address) as Promise<PracticeBook>).catch(() => {
        books.delete(id);
        return id === own ? words : NOTHING;
      });
    books.set(id, book);
    return book;
  };
}

export const loadQuestionSource = async (ruleset: string, shelf: Shelf): Promise<QuestionSource> =>
  createQuestionSource(await loadGame(ruleset), shelf);
