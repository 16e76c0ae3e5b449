/** When something that was missed is asked again: by FSRS, over days. */
import { createEmptyCard, fsrs, type Grade, type Card as Learnt, Rating } from 'ts-fsrs';
import type { Card, Memorised } from '../../storage/practice.ts';

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
  const grade = right ? Rating.Good : Rating.Again;
  return { ...after, memory: (before.memory && followed(before.memory, grade, now)) ?? begun(grade, now) };
}

const begun = (grade: Grade, now: number): Memorised =>
  memoryOf(scheduler.next(createEmptyCard(now), now, grade).card, now);

/** Null where it cannot go on: what was kept is spoiled, or the clock has been put back. It begins anew then. */
function followed(memory: Memorised, grade: Grade, now: number): Memorised | null {
  try {
    const next = memoryOf(scheduler.next(learntOf(memory), now, grade).card, now);
    return Object.values(next).every((value) => Number.isFinite(value) && value >= 0) ? next : null;
  } catch {
    return null;
  }
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
