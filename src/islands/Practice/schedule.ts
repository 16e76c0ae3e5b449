/** When something that was missed is asked again: by FSRS, over days. */
import { createEmptyCard, fsrs, type Card as Learnt, Rating } from 'ts-fsrs';
import type { Card, Memorised } from '../../store/practice.ts';

// The same answers give the same day: nothing is left to chance.
const scheduler = fsrs({ enable_fuzz: false });

/** A card once it is answered at this moment, in milliseconds since 1970. */
export function scheduled(card: Card | undefined, right: boolean, now: number): Card {
  const before = card ?? { right: 0, wrong: 0, streak: 0, at: now };
  const after: Card = {
    ...before,
    right: before.right + (right ? 1 : 0),
    wrong: before.wrong + (right ? 0 : 1),
    streak: right ? before.streak + 1 : 0,
    at: now,
  };
  // What was never missed needs no schedule.
  if (right && !before.memory) return after;
  const learnt = before.memory ? learntOf(before.memory) : createEmptyCard(now);
  const { card: next } = scheduler.next(learnt, now, right ? Rating.Good : Rating.Again);
  return { ...after, memory: memoryOf(next, now) };
}

const learntOf = ({
  due,
  last,
  stability,
  difficulty,
  days,
  steps,
  reps,
  lapses,
  state,
}: Memorised): Learnt => ({
  due: new Date(due),
  last_review: new Date(last),
  stability,
  difficulty,
  elapsed_days: 0,
  scheduled_days: days,
  learning_steps: steps,
  reps,
  lapses,
  state,
});

const memoryOf = (card: Learnt, now: number): Memorised => ({
  due: card.due.getTime(),
  last: card.last_review?.getTime() ?? now,
  stability: card.stability,
  difficulty: card.difficulty,
  days: card.scheduled_days,
  steps: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
});
