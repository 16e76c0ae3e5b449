import { practiceAnswers } from '#i18n/practice-answers.ts';
import { words } from '#i18n/words.ts';
import { judgeAction } from '../../engine/legality/verdict.ts';
import type { Seat } from '../../engine/seats.ts';
import { refusalIn } from '../../puzzles/offered-tile.ts';
import type { Question } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import type { PracticeContext } from '../kind.ts';
import { messageContext } from '../parts/message-context.ts';
import type { Proof, ProofRow, ReaderAnswer } from '../proof.ts';
import { namesWhoGetsIt, STANDS, takersIn } from './claim-outcome.ts';
import type { ClaimAction, ClaimedTile } from './claimed-tile.ts';
import { bidOf } from './rules.ts';

export function prove(
  question: Question<ClaimedTile>,
  answer: ReaderAnswer,
  context: PracticeContext,
): Proof {
  const { subject, key } = question;
  const { generator } = context;
  const stand = takersIn(key);
  const right = namesWhoGetsIt(question, answer);
  const whole = subject.rules.length > 0;
  const picked = whole ? takersIn(answer) : answer;
  const getsIt = same(picked, stand);
  const seats = stand.map((seat) => Number(seat) as Seat);
  const named = words.seatList(seats, messageContext(context, null));
  const rows = subject.calls.map((call) => rowOf(call, subject, key, context));
  // Explain the claim the reader got wrong; after a right answer, explain the first losing claim.
  const isAnswered = ({ seat }: ClaimAction): boolean =>
    whole
      ? !key.some((fate) => fate.startsWith(`${seat}:`) && answer.includes(fate))
      : answer.includes(String(seat));
  const lost = subject.calls.findIndex(
    (call) => !stand.includes(String(call.seat)) && (right || isAnswered(call)),
  );
  const why = rows[lost];
  // A reader who named only some of several winners named nobody wrong: name the missing ones.
  const others = subject.calls.filter(
    ({ seat }) => stand.includes(String(seat)) && !picked.includes(String(seat)),
  );
  const [other] = others;
  const also =
    other && !why
      ? practiceAnswers.claim.too(
          words.seatList(
            others.map(({ seat }) => seat),
            messageContext(context, null),
          ),
          others.length,
          words.callName(other.do, context.terms),
        )
      : '';
  return {
    right,
    head: right
      ? practiceAnswers.claim.right(named)
      : getsIt
        ? practiceAnswers.claim.wrongRule(named)
        : practiceAnswers.claim.wrong(named),
    text: why ? `${why.head} ${why.text ?? ''}` : also,
    rule: why?.rule ?? rows[0]?.rule ?? generator.ruleset.calls.pung.rule,
    evidence: [{ is: 'rows', title: practiceAnswers.claim.why, rows }],
  };
}

/** Proof row for one claim: it gets the tile, is not allowed, or loses to another. */
export function rowOf(
  call: ClaimAction,
  { table, offer, calls }: ClaimedTile,
  key: ReaderAnswer,
  context: PracticeContext,
): ProofRow {
  const { generator, terms } = context;
  const spectator = messageContext(context, null);
  const fate = key.find((each) => each.startsWith(`${call.seat}:`))?.split(':')[1] ?? '';
  const name = words.seatName(call.seat, spectator, 'start');
  const word = words.callName(call.do, terms);
  if (fate === STANDS) {
    return {
      mark: 'good',
      head: practiceAnswers.claim.gets(name, word),
      rule: generator.ruleset.calls[call.do].rule,
    };
  }
  const verdict = judgeAction(generator.ruleset, table, call);
  if (verdict.is !== 'allowed') {
    const reason = refusalIn(generator.ruleset, verdict.reason);
    const { head, text, rule } = words.explain(reason, context.entry(reason.rule), {
      ...spectator,
      action: call,
      offer,
      moment: 'tile',
      awaits: [],
    });
    return { mark: 'bad', head, text, rule };
  }
  const stand = calls.filter(({ seat }) => key.includes(`${seat}:${STANDS}`)).map(bidOf);
  const lost = words.explainLost({ bid: bidOf(call), rule: fate }, stand, spectator);
  return { mark: 'bad', head: lost.head, text: lost.text, rule: lost.rule };
}
