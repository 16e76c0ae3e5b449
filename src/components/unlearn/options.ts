/** Lists the answers to a position, with the habit of the known game among them. */
import { practiceAnswers } from '#i18n/practice-answers.ts';
import { words } from '#i18n/words.ts';
import { wordingFor } from '../../compare/unlearn/facts.ts';
import { CLAIM_KIND, MAY_KIND } from '../../compare/unlearn/question.ts';
import { NO, type Ruling, rulingOf, YES } from '../../compare/unlearn/ruling.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Question } from '../../puzzles/question.ts';
import type { ClaimedTile } from '../../questions/claim/claimed-tile.ts';
import type { KnownRule, PracticeContext } from '../../questions/kind.ts';
import { ALLOWED, type TriedAction } from '../../questions/may/attempt.ts';
import { messageContext } from '../../questions/parts/message-context.ts';

interface UnlearnOption {
  readonly id: string;
  readonly label: string;
  /** The answer ids for the kind of question; empty where it has no such answer. */
  readonly answers: readonly string[];
  readonly right: boolean;
  /** True for the answer that the known game's rules would give. */
  readonly habit: boolean;
}

/** The known game: its ruleset and the words of its rules. */
interface GameRules {
  readonly ruleset: Ruleset;
  readonly entry: (rule: string) => KnownRule;
}

/**
 * Lists the options of a question; which form they have depends on its concept.
 * @param own the game that the reader knows
 */
export function optionsOf(question: Question, own: GameRules, context: PracticeContext): UnlearnOption[] {
  const { concept } = question.spec;
  const { ruleset } = context.generator;
  const right = rulingOf(concept, question.subject, ruleset, ruleset);
  const habit = rulingOf(concept, question.subject, own.ruleset, ruleset);
  if (concept === MAY_KIND) return triedOptions(question as Question<TriedAction>, habit, own, context);
  if (concept === CLAIM_KIND) return calledOptions(question as Question<ClaimedTile>, right, habit, context);
  return yesOrNo(question, habit, context);
}

function triedOptions(
  { subject, key }: Question<TriedAction>,
  habit: Ruling,
  own: GameRules,
  { entry, terms }: PracticeContext,
): UnlearnOption[] {
  const isRight = (id: string): boolean => key.includes(id);
  const [reason] = habit.fates.flatMap(({ forbidden }) => forbidden);
  return [
    {
      id: ALLOWED,
      label: practiceAnswers.may.yes,
      answers: [ALLOWED],
      right: isRight(ALLOWED),
      habit: habit.answer === YES,
    },
    // The known game's reason comes first, because it is what comes to mind.
    ...(reason === undefined
      ? []
      : [
          {
            id: 'habit',
            label: wordingFor(practiceAnswers.may.no(own.entry(reason)), own.ruleset.terms, terms),
            answers: [],
            right: false,
            habit: true,
          },
        ]),
    ...subject.rules.map((rule) => ({
      id: rule,
      label: practiceAnswers.may.no(entry(rule)),
      answers: [rule],
      right: isRight(rule),
      habit: false,
    })),
  ];
}

function calledOptions(
  { subject }: Question<ClaimedTile>,
  right: Ruling,
  habit: Ruling,
  context: PracticeContext,
): UnlearnOption[] {
  const { terms } = context;
  const spectator = messageContext(context, null);
  const option = (id: string, label: string): UnlearnOption => ({
    id,
    label,
    answers: id.split(','),
    right: id === right.answer,
    habit: id === habit.answer,
  });
  const together = [...new Set([right.answer, habit.answer])].filter((answer) => answer.includes(','));
  return [
    ...subject.calls.map((call) =>
      option(
        String(call.seat),
        practiceAnswers.claim.calls(
          words.seatName(call.seat, spectator, 'start'),
          words.callName(call.do, terms),
        ),
      ),
    ),
    ...together.map((answer) => {
      const seats = answer.split(',').map((seat) => Number(seat) as Seat);
      return option(answer, practiceAnswers.claim.several(words.seatList(seats, spectator)));
    }),
  ];
}

/** Yes and no for two questions: does the hand win, and may its tile be taken? */
function yesOrNo({ key, spec }: Question, habit: Ruling, { terms }: PracticeContext): UnlearnOption[] {
  const answers =
    spec.concept === 'win'
      ? { yes: ['yes', practiceAnswers.win.yes], no: ['no', practiceAnswers.win.no] }
      : {
          yes: ['win', practiceAnswers.pass.win(words.callName('win', terms))],
          no: ['pass', practiceAnswers.pass.pass],
        };
  return [
    [...answers.yes, YES],
    [...answers.no, NO],
  ].map(([id = '', label = '', answer]) => ({
    id,
    label,
    answers: [id],
    right: key.includes(id),
    habit: habit.answer === answer,
  }));
}
