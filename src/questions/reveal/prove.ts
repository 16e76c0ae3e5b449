/** Proves who shows a ready hand after the last draw: the waits of each hand, what it may say, and what is paid. */

import { practiceAnswers } from '#i18n/practice-answers.ts';
import { words } from '#i18n/words.ts';
import { scoringHandWith } from '../../engine/hands.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { byDraw, completes, waits } from '../../engine/win.ts';
import { playedIn } from '../../puzzles/hands.ts';
import type { Question } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import { scoringHandOfTiles } from '../../puzzles/whole-hands.ts';
import { paymentsEvidence } from '../evidence.ts';
import type { PracticeContext } from '../kind.ts';
import { messageContext } from '../parts/message-context.ts';
import type { Proof, ProofRow, ReaderAnswer } from '../proof.ts';
import { type WallEndWords, wordsAtWallEnd } from './rules.ts';
import { amountIn, type UnwonDeal } from './unwon-deal.ts';

export function prove(
  { subject, key }: Question<UnwonDeal>,
  reply: ReaderAnswer,
  context: PracticeContext,
): Proof {
  const { ruleset } = context.generator;
  const right = same(reply, key);
  const spectator = messageContext(context, null);
  const declared = wordsAtWallEnd(subject, ruleset);
  const name = (seat: Seat) => words.seatName(seat, spectator, 'start');
  const payments = declared.groups.flatMap((group) => group.payments);
  const wrongSeat = SEATS.find((seat) => reply.includes(String(seat)) !== key.includes(String(seat)));
  const against = declared.refused.find(({ seat }) => seat === wrongSeat)?.reason.rule;
  return {
    right,
    head: right ? practiceAnswers.reveal.right : practiceAnswers.reveal.wrong,
    text: practiceAnswers.reveal.shown(
      declared.shows.map(name),
      amountIn(key),
      context.terms.money,
      SEATS.length - declared.shows.length,
    ),
    rule: against ?? payments[0]?.rule ?? declared.refused[0]?.reason.rule ?? null,
    evidence: [
      {
        is: 'rows',
        title: practiceAnswers.reveal.each,
        rows: SEATS.map((seat) => row(subject, seat, declared, reply, context, name(seat))),
      },
      ...(payments.length > 0 ? [paymentsEvidence(context, practiceAnswers.reveal.pays, payments)] : []),
    ],
  };
}

function row(
  subject: UnwonDeal,
  seat: Seat,
  { shows, refused }: WallEndWords,
  reply: ReaderAnswer,
  { generator: { ruleset } }: PracticeContext,
  head: string,
): ProofRow {
  const hand = subject.hands[seat];
  const scoringHand = scoringHandOfTiles(hand, hand.concealed);
  const left = waits(ruleset, scoringHand);
  const isShown = shows.includes(seat);
  const reason = refused.find((each) => each.seat === seat)?.reason;
  const isReady = ruleset.ready?.is(scoringHand) ?? false;
  const byShape = isReady
    ? left
    : playedIn(ruleset).filter((kind) =>
        completes(ruleset, scoringHandWith(scoringHand, kind), byDraw(kind)),
      );
  const list = words.tileList(byShape);
  const ready = isReady
    ? practiceAnswers.reveal.waits(list)
    : byShape.length > 0
      ? practiceAnswers.reveal.held(list)
      : practiceAnswers.reveal.notReady;
  const says =
    subject.shy !== seat || !isReady
      ? ''
      : isShown
        ? practiceAnswers.reveal.must
        : practiceAnswers.reveal.hides;
  return {
    mark: reply.includes(String(seat)) === isShown ? 'good' : 'bad',
    head,
    text: [ready, says].filter((each) => each !== '').join('; '),
    ...(byShape.length > 0 && { tiles: byShape }),
    rule: reason?.rule,
  };
}
