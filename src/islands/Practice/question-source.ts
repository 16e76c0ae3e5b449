/**
 * Deals questions of a game, opens and tells links, and knows what is due. Only the kinds of question that come later,
 * and other games, are still to be loaded.
 */

import { names } from '#i18n/names.ts';
import { capital } from '#i18n/numbers.ts';
import { practice } from '#i18n/practice.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Game } from '../../engine/game.ts';
import type { Seed } from '../../engine/random.ts';
import type { HeadAndText } from '../../i18n/message-context.ts';
import { faceCalled } from '../../notation/face-name.ts';
import { addressFor } from '../../notation/game-address.ts';
import { parseQuestionLink } from '../../notation/question-link.ts';
import { ShareError } from '../../notation/share-frame.ts';
import { bothName, bothOf, DEFAULT_CONCEPT, foreignOf } from '../../notation/two-game-id.ts';
import { createGeneratorContext } from '../../puzzles/generator-context.ts';
import { NoQuestionError } from '../../puzzles/make.ts';
import type { Difficulty, GeneratorContext, Question, QuestionSpec } from '../../puzzles/question.ts';
import type { KnownRule, QuestionKind } from '../../questions/kind.ts';
import { loadKind } from '../../questions/kinds.ts';
import { entryIn, NOTHING, type PracticeBook } from '../../questions/practice-book.ts';
import type { ReaderAnswer } from '../../questions/proof.ts';
import { conceptIds } from '../../questions/registry.ts';
import { twoGameConcepts } from '../../questions/two-games/parts.ts';
import { OptionError } from '../../rulesets/instantiate.ts';
import { gameIds } from '../../rulesets/registry.ts';
import { readCards } from '../../storage/practice.ts';
import { type AgreedRule, agreedIn } from '../../ui/input/agreed-rules.ts';
import { dueIn } from './due.ts';
import { createOtherGames, type HabitQuestion } from './other-games.ts';
import { createDealer } from './question-generator.ts';
import { isAbout, specOfLink } from './question-link.ts';
import type { QuestionRequest, SessionProgress } from './question-order.ts';

/** A question that is dealt, with its kind. */
export interface DealtQuestion {
  readonly question: Question;
  readonly kind: QuestionKind;
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
      readonly progress: Pick<SessionProgress, 'number' | 'rules' | 'again'> &
        Partial<Pick<SessionProgress, 'concepts'>>;
    };

/** Two-game questions use the standard rules of both games. */
const USUAL = { chosen: {}, under: 'ordinary' };

/** Attempts before the dealer relaxes the request. */
const PATIENCE = 150;

/** Milliseconds in which another question than the missed one must be found, where nobody should wait. */
const QUICK = 120;

/** When each try for a question ends that few readers would wait for. */
const SHORT = { attempts: PATIENCE, time: 2000 };

/** When the try for a question of one kind ends, where one of another kind does as well. */
const OF_MANY = { attempts: PATIENCE, time: 300 };

/** The message for a link that cannot be opened. */
export function linkErrorText(why: LinkFault): HeadAndText {
  if (why.is === 'notDue') return practice.session.notDue;
  const { noGame, noKind, noOwnKind } = practice;
  const text = { game: noGame, kind: noKind, ownKind: noOwnKind, form: (form: string) => form };
  return practice.session.broken(text[why.is](why.detail));
}

/** What a session asks of a question beside its request. */
interface DealtFor {
  readonly rules: readonly RuleId[];
  readonly isExact: boolean;
  readonly isStrict: boolean;
}

/** Where questions of a game come from; see {@link createQuestionSource}. */
export type QuestionSource = ReturnType<typeof createQuestionSource>;

/**
 * Creates the source of questions for the pages of one game.
 * @param book the texts of its rules
 * @param page the kinds of question that the page asks, and the address of the texts
 */
export function createQuestionSource(
  game: Game,
  book: PracticeBook,
  page: { readonly concepts: readonly string[]; readonly rules: string },
) {
  const dealer = createDealer();
  const contexts = new Map<string, GeneratorContext>();
  const kinds = new Map<string, QuestionKind>();
  const contextAt = ({ chosen, under }: Pick<QuestionSpec, 'chosen' | 'under'>): GeneratorContext => {
    const key = JSON.stringify([chosen, under]);
    const generator = contexts.get(key) ?? createGeneratorContext(game, chosen, under);
    contexts.set(key, generator);
    return generator;
  };
  const others = createOtherGames(game, book, page.rules);
  const kindFor = async (concept: string): Promise<QuestionKind> => {
    const both = bothOf(concept);
    const kind =
      kinds.get(concept) ??
      (await (both ? others.kindFor(both.concept, both.against, contextAt(USUAL)) : loadKind(concept)));
    kinds.set(concept, kind);
    return kind;
  };
  /** Title, text and lesson of a rule. Rules of another game load with the first question about it. */
  const entry = (id: RuleId): KnownRule => {
    const { game: of, rule } = foreignOf(id);
    return entryIn((of === null ? book : others.bookOf(of)) ?? NOTHING, rule);
  };
  return {
    book,
    entry,
    /** Title of a rule id, or the name of a tile in a naming question. */
    titleOf: (id: string): string => {
      const tile = faceCalled(id);
      return tile === null ? entry(id).title : capital(names.tileName(tile));
    },
    /**
     * Address of a rule in its rulebook.
     * @param rulebook the address of the rulebook of the reader's own game
     */
    addressOf: (id: RuleId, rulebook: string): string => {
      const { game: of, rule } = foreignOf(id);
      return `${of === null ? rulebook : addressFor(rulebook, game.id, of)}#${rule}`;
    },
    contextFor: ({ spec }: Question): GeneratorContext => contextAt(spec),
    /**
     * Deals one question.
     * @param wished.link with it comes the question that was missed, where no other is found soon; `wait`: it
     * fails unless it is found in that time
     * @param session.rules a repeat falls back on them if its own rules give no question
     * @param session.isExact one of the asked rules must decide the question (a repeat, or a question named by a link)
     * @param session.isStrict no rule whose lesson is not done may decide it: another kind of question is asked instead
     * @throws NoQuestionError if no such question exists
     * @throws Error if its kind, or another game, cannot be loaded
     */
    deal: async (
      wished: QuestionSpec,
      { comesBack, link, wait }: Pick<QuestionRequest, 'comesBack' | 'link' | 'wait'>,
      { rules, isExact, isStrict }: DealtFor,
    ): Promise<DealtQuestion> => {
      const spec = bothOf(wished.concept) ? { ...wished, ...USUAL } : wished;
      const generator = contextAt(spec);
      const kind = await kindFor(spec.concept);
      const dealt = (question: Question): DealtQuestion => ({
        question,
        kind,
        agreed: agreedIn(game, question.spec.chosen, (rule) => book.rules[rule]),
        reviews: link === undefined ? [] : spec.rules,
      });
      /** The question that was missed; null if it is about something else by now. */
      const missedQuestion = async (): Promise<DealtQuestion | null> => {
        const missed = link === undefined ? null : specOfLink(link, spec);
        if (!missed) return null;
        try {
          const limit = { attempts: PATIENCE };
          const question = await dealer.dealExactly(kind.concept, contextAt(missed), missed, limit);
          return isAbout(question, spec.rules) ? dealt(question) : null;
        } catch (error) {
          if (error instanceof NoQuestionError || error instanceof OptionError) return null;
          throw error;
        }
      };
      if (wait === 'none' || link !== undefined) {
        try {
          return dealt(await dealer.deal(kind.concept, generator, spec, false, { time: QUICK }));
        } catch (error) {
          if (!(error instanceof NoQuestionError)) throw error;
          const missed = await missedQuestion();
          if (missed) return missed;
          if (wait === 'none') throw error;
        }
      }
      if (isStrict) return dealt(await dealer.deal(kind.concept, generator, spec, !isExact, OF_MANY));
      // First try the full request; then allow rules whose lessons are not done; then, for a repeat, any of the
      // session's rules. All but the last try give up early, and the last one, too, where the wait is short.
      const softer = [
        spec,
        // A lesson's practice would rather turn on another of the rules that were taught than on one that was not.
        ...(spec.without.length > 0 && spec.rules.length > 0 ? [{ ...spec, rules: [] }] : []),
        ...(spec.without.length > 0 ? [{ ...spec, without: [] }] : []),
        ...(comesBack ? [{ ...spec, without: [], rules }] : []),
      ];
      for (const [i, each] of softer.entries()) {
        const isLast = i === softer.length - 1;
        try {
          const rest = isLast ? {} : { attempts: PATIENCE };
          const limit = wait === 'short' ? SHORT : rest;
          return dealt(await dealer.deal(kind.concept, generator, each, !isExact, limit));
        } catch (error) {
          if (!(error instanceof NoQuestionError) || isLast) throw error;
        }
      }
      throw new NoQuestionError(spec.concept, spec.rules);
    },
    /** Notes that a question was shown, so that it does not come again soon. */
    note: ({ concept }: QuestionKind, question: Question): void => dealer.note(concept, question),
    /** Forgets which questions were shown. A session started by a link asks what the link says, shown before or not. */
    forget: dealer.forget,
    /** Reads a link's fragment. */
    read: (fragment: string): OpenedLink => {
      try {
        const link = parseQuestionLink(fragment);
        const { seed, grade, number, rules, chosen, under, without, against, asks } = link;
        contextAt(link);
        const opened = { table: { chosen, under, without }, seed, grade };
        const progress = { number, rules, again: [] };
        if (against === undefined) {
          const unknown = asks?.find((kind) => !page.concepts.includes(kind));
          if (unknown !== undefined) return { broken: { is: 'ownKind', detail: unknown } };
          return { ...opened, progress: { ...progress, ...(asks && { concepts: asks }) } };
        }
        if (!others.has(against)) return { broken: { is: 'game', detail: against } };
        const kinds = asks ?? [DEFAULT_CONCEPT];
        const unknown = kinds.find((kind) => !twoGameConcepts.includes(kind));
        if (unknown !== undefined) return { broken: { is: 'kind', detail: unknown } };
        return {
          ...opened,
          progress: { ...progress, concepts: kinds.map((kind) => bothName(kind, against)) },
        };
      } catch (error) {
        if (!(error instanceof ShareError || error instanceof OptionError)) throw error;
        return { broken: { is: 'form', detail: error.message } };
      }
    },
    /** Questions to repeat in two games, because the wrong answer is right in another game the reader knows. */
    habits: (
      { concept }: QuestionKind,
      question: Question,
      reply: ReaderAnswer,
    ): Promise<readonly HabitQuestion[]> => others.habits(concept, question, reply, contextAt(question.spec)),
    /** Number of due reviews, and the game of the oldest one; null if none is due. */
    due: (): { readonly count: number; readonly game: string } | null => {
      const all = dueIn(readCards(), Date.now(), { games: gameIds, kinds: conceptIds });
      const [first] = all;
      return first ? { count: all.length, game: first.ruleset } : null;
    },
  };
}
