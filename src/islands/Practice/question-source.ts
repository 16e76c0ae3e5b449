/**
 * Deals, grades and proves questions: loads the game's rules, question kinds and proof texts, and reads and writes
 * links. The module loads lazily: with the first question that the page did not bring, or with the first answer.
 */

import { names } from '#i18n/names.ts';
import { capital } from '#i18n/numbers.ts';
import { practice } from '#i18n/practice.ts';
import type { HeadAndText } from '#i18n/practice-question.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Game } from '../../engine/game.ts';
import type { Seed } from '../../engine/random.ts';
import { faceCalled } from '../../notation/face-name.ts';
import { addressFor } from '../../notation/game-address.ts';
import { parseQuestionLink } from '../../notation/question-link.ts';
import { ShareError } from '../../notation/share-frame.ts';
import { bothName, bothOf, DEFAULT_CONCEPT, foreignOf } from '../../notation/two-game-id.ts';
import { createGeneratorContext } from '../../puzzles/generator-context.ts';
import { NoQuestionError } from '../../puzzles/make.ts';
import type { Difficulty, GeneratorContext, Question, QuestionSpec } from '../../puzzles/question.ts';
import { OptionError } from '../../rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../rulesets/registry.ts';
import { dataAt } from '../../storage/fetch-json.ts';
import { readCards } from '../../storage/practice.ts';
import { type AgreedRule, agreedIn } from '../../ui/input/agreed-rules.ts';
import { dueIn } from './due.ts';
import { NextSteps, Verdict } from './Feedback.tsx';
import { factsOf } from './facts.ts';
import { kindIds, loadKind, loadShownKind, previewOf } from './kinds.ts';
import { ProofView } from './Proof.tsx';
import { entryIn, NOTHING, type PracticeBook } from './practice-book.ts';
import type { ReaderAnswer } from './proof.ts';
import { createDealer } from './question-generator.ts';
import type { GameFacts, KnownRule, QuestionKind, ShownKind } from './question-kind.ts';
import { isAbout, questionLink, specOfLink } from './question-link.ts';
import type { QuestionRequest, QuestionSession } from './question-order.ts';
import { note } from './record-answer.ts';
import { SessionSummary } from './SessionSummary.tsx';
import { createOtherGames, type HabitQuestion } from './two-games/other-games.ts';
import { twoGameConcepts } from './two-games/parts.ts';

/** A dealt question with everything its view needs. */
export interface DealtQuestion {
  readonly question: Question;
  readonly seen: unknown;
  readonly kind: Pick<ShownKind, 'ask' | 'View'>;
  readonly facts: GameFacts;
  /** House rules that apply to this question. */
  readonly agreed: readonly AgreedRule[];
  /** Rules that it reviews, though they do not decide it: those that the reader took for the deciding one. */
  readonly reviews: readonly RuleId[];
}

/** Why a link cannot be opened: it asks for what is due, and nothing is; or it cannot be followed. */
export type LinkFault =
  | { readonly is: 'notDue' }
  | {
      /** Unknown other game, a kind that two games or this page never ask, or a malformed link. */
      readonly is: 'game' | 'kind' | 'ownKind' | 'form';
      /** The unknown name, or a sentence about what is malformed. */
      readonly detail: string;
    };

/** Rule options, kind of hand, and rules that must not decide a question. */
export type AtTable = Pick<QuestionSpec, 'chosen' | 'under' | 'without'>;

/** A parsed link: the session it starts, or the reason it cannot be read. */
export type OpenedLink =
  | { readonly broken: LinkFault }
  | {
      readonly table: AtTable;
      readonly seed: Seed;
      readonly grade: Difficulty;
      /**
       * The session it starts. `concepts` is present only if the link names question kinds; otherwise the page's apply.
       */
      readonly sitting: Pick<QuestionSession, 'number' | 'rules' | 'again'> &
        Partial<Pick<QuestionSession, 'concepts'>>;
    };

export interface QuestionSource {
  /** Texts and lessons of the rules loaded so far; complete once any kind is `ready`. */
  readonly book: () => PracticeBook;
  /**
   * Title, text and lesson of a rule, from the texts loaded so far. Rules of another game load with the first question
   * about it.
   */
  readonly entry: (id: RuleId) => KnownRule;
  /** Title of a rule id, or the name of a tile in a naming question. */
  readonly titleOf: (id: string) => string;
  /**
   * Address of a rule in its rulebook.
   * @param rulebook the address of the rulebook of the reader's own game
   */
  readonly addressOf: (id: RuleId, rulebook: string) => string;
  readonly roomFor: (question: Question) => GeneratorContext;
  /**
   * Deals one question.
   * @param wish what is known of it beside `asking`: whether it is a repeat, the question that was missed, and whether it is put off unless it is found soon
   * @param rules the session's rules: a repeat falls back on them if its own rules give no question
   * @param isExact one of the asked rules must decide the question (a repeat, or a question named by a link)
   * @throws NoQuestionError if no such question exists
   */
  readonly deal: (
    asking: QuestionSpec,
    wish: Pick<QuestionRequest, 'comesBack' | 'link' | 'isQuick'>,
    rules: readonly RuleId[],
    isExact: boolean,
  ) => Promise<DealtQuestion>;
  /** Notes that a question was shown, so that it does not come again soon. */
  readonly note: (question: Question) => Promise<void>;
  /** Forgets which questions were shown. A session started by a link asks what the link says, shown before or not. */
  readonly forget: () => void;
  readonly isNone: (error: unknown) => boolean;
  /** @param isKindNamed whether the link says the kind of question */
  readonly linkOf: (asking: QuestionSpec, isKindNamed: boolean) => string;
  readonly read: (fragment: string) => OpenedLink;
  /** The message for a link that cannot be opened. */
  readonly unopened: (why: LinkFault) => HeadAndText;
  /** The message when no question turns on the requested rules. */
  readonly none: HeadAndText;
  /** Loads the grader and prover of a question kind. */
  readonly ready: (concept: string) => Promise<QuestionKind>;
  /** The loaded kind; null if `ready` has not finished for it. */
  readonly kindOf: (concept: string) => QuestionKind | null;
  /** Stores the result of an answer, to schedule later reviews. */
  readonly record: typeof note;
  /** Questions to repeat in two games, because the wrong answer is right in another game the reader knows. */
  readonly habits: (question: Question, answer: ReaderAnswer) => Promise<readonly HabitQuestion[]>;
  /** Number of due reviews, and the game of the oldest one; null if none is due. */
  readonly due: () => { readonly count: number; readonly game: string } | null;
  /** Components that show verdicts, proofs and the session result. */
  readonly views: {
    readonly SessionSummary: typeof SessionSummary;
    readonly ProofView: typeof ProofView;
    readonly Verdict: typeof Verdict;
    readonly NextSteps: typeof NextSteps;
  };
}

/** What came with the page: rule texts, the address of the full texts, and the kinds of question of the game. */
interface Shelf {
  readonly concepts: readonly string[];
  readonly words: PracticeBook;
  readonly rules: string;
}

/** Two-game questions use the standard rules of both games. */
const USUAL = { chosen: {}, under: 'ordinary' };

/** Attempts before the dealer relaxes the request. */
const PATIENCE = 150;

/** Milliseconds in which another question than the missed one must be found, where nobody should wait. */
const QUICK = 120;

/** Creates the source for the pages of one game. @param shelf rule texts, for links to rules in proofs */
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
  /** Loads all texts the view needs, then returns the rule-dependent data to show. */
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
  /**
   * Lists the house rules in force. Option texts are only in the full book, so that is fetched if any option is set.
   */
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
    deal: async (wished, { comesBack, link, isQuick }, rules, isExact) => {
      const asking = bothOf(wished.concept) ? { ...wished, ...USUAL } : wished;
      const generator = roomAt(asking);
      const kind = await shownOf(asking.concept);
      const withView = async (question: Question, at: GeneratorContext): Promise<DealtQuestion> => {
        const facts = factsOf(at.ruleset);
        const reviews = link === undefined ? [] : asking.rules;
        const seen = await seenOf(kind, question, at, facts);
        return { question, seen, kind, facts, agreed: await agreedFor(question.asking), reviews };
      };
      /** The question that was missed; null if it is about something else by now. */
      const missedQuestion = async (): Promise<DealtQuestion | null> => {
        const spec = link === undefined ? null : specOfLink(link, asking);
        if (!spec) return null;
        try {
          const at = roomAt(spec);
          const question = await dealer.dealExactly(kind.concept, at, spec, { attempts: PATIENCE });
          return isAbout(question, asking.rules) ? withView(question, at) : null;
        } catch (error) {
          if (error instanceof NoQuestionError || error instanceof OptionError) return null;
          throw error;
        }
      };
      if (isQuick || link !== undefined) {
        try {
          const limit = { time: QUICK };
          return await withView(await dealer.deal(kind.concept, generator, asking, false, limit), generator);
        } catch (error) {
          if (!(error instanceof NoQuestionError)) throw error;
          const missed = await missedQuestion();
          if (missed) return missed;
          if (isQuick) throw error;
        }
      }
      // First try the full request; then allow rules whose lessons are not done; then, for a repeat, any of the
      // session's rules. All but the last try give up early.
      const softer = [
        asking,
        { ...asking, without: [] },
        ...(comesBack ? [{ ...asking, without: [], rules }] : []),
      ];
      for (const [i, each] of softer.entries()) {
        const isLast = i === softer.length - 1;
        try {
          const limit = isLast ? {} : { attempts: PATIENCE };
          return await withView(await dealer.deal(kind.concept, generator, each, !isExact, limit), generator);
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
        const { seed, grade, number, rules, chosen, under, without, against, asks } = link;
        roomAt(link);
        const opened = { table: { chosen, under, without }, seed, grade };
        const sitting = { number, rules, again: [] };
        if (against === undefined) {
          const unknown = asks?.find((kind) => !shelf.concepts.includes(kind));
          if (unknown !== undefined) return { broken: { is: 'ownKind', detail: unknown } };
          return { ...opened, sitting: { ...sitting, ...(asks && { concepts: asks }) } };
        }
        if (!others.has(against)) return { broken: { is: 'game', detail: against } };
        const kinds = asks ?? [DEFAULT_CONCEPT];
        const unknown = kinds.find((kind) => !twoGameConcepts.includes(kind));
        if (unknown !== undefined) return { broken: { is: 'kind', detail: unknown } };
        return { ...opened, sitting: { ...sitting, concepts: kinds.map((kind) => bothName(kind, against)) } };
      } catch (error) {
        if (!(error instanceof ShareError || error instanceof OptionError)) throw error;
        return { broken: { is: 'form', detail: error.message } };
      }
    },
    unopened: (why) => {
      if (why.is === 'notDue') return practice.session.notDue;
      const { noGame, noKind, noOwnKind } = practice;
      const text = { game: noGame, kind: noKind, ownKind: noOwnKind, form: (detail: string) => detail };
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
      const all = dueIn(readCards(), Date.now(), { games: gameIds, kinds: kindIds });
      const [first] = all;
      return first ? { count: all.length, game: first.ruleset } : null;
    },
    views: { SessionSummary, ProofView, Verdict, NextSteps },
  };
}

/**
 * Fetches the rule texts of a game, once per game. On failure rules are named by their ids, and the next call retries.
 */
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

/** The same for a game that is still to be loaded. */
export const loadQuestionSource = async (ruleset: string, shelf: Shelf): Promise<QuestionSource> =>
  createQuestionSource(await loadGame(ruleset), shelf);
