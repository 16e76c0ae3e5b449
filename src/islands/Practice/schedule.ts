/** Schedules reviews of missed rules over days, with the FSRS algorithm. */
import { createEmptyCard, fsrs, type Grade, type Card as Learnt, Rating } from 'ts-fsrs';
import type { Card, CardMemory } from '../../storage/practice.ts';

// No random fuzz: the same answers always give the same day.
const scheduler = fsrs({ enable_fuzz: false });

/** Returns the card after an answer at `now` (ms since 1970). It is due on another day of the reader's calendar. */
export function scheduleCard(card: Card | undefined, right: boolean, now: number): Card {
  const before = card ?? { right: 0, wrong: 0, streak: 0, at: now };
  const after: Card = {
    ...before,
    right: before.right + (right ? 1 : 0),
    wrong: before.wrong + (right ? 0 : 1),
    streak: right ? before.streak + 1 : 0,
    at: now,
  };
  // A rule that was never missed gets no schedule.
  if (right && !before.memory) return after;
  const grade = right ? Rating.Good : Rating.Again;
  return {
    ...after,
    memory: (before.memory && nextMemory(before.memory, grade, now)) ?? firstMemory(grade, now),
  };
}

const MINUTE = 60 * 1000;

/**
 * This moment with the reader's date and time as UTC's. ts-fsrs 5.4.2 (`next`, in its `dateDiffInDays`) counts the days
 * between two answers by the dates of UTC. In Tokyo these change at nine in the morning: what was learned in the evening and
 * known at breakfast would count as known at once.
 */
const asUtc = (at: number): number => at - new Date(at).getTimezoneOffset() * MINUTE;

const firstMemory = (grade: Grade, now: number): CardMemory =>
  toCardMemory(scheduler.next(createEmptyCard(asUtc(now)), asUtc(now), grade).card, now);

/**
 * Continues a schedule. Null if the stored values are corrupt or the clock was set back; the schedule then starts over.
 */
function nextMemory(memory: CardMemory, grade: Grade, now: number): CardMemory | null {
  try {
    const next = toCardMemory(scheduler.next(learntOf(memory), asUtc(now), grade).card, now);
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
}: CardMemory): Learnt => ({
  due: new Date(asUtc(due)),
  last_review: new Date(asUtc(last)),
  stability,
  difficulty,
  elapsed_days: 0,
  scheduled_days: days,
  learning_steps: steps,
  reps,
  lapses,
  state,
});

const HOUR = 60 * 60 * 1000;

/** The first moment of the next day of the reader's calendar; late in the evening, a full hour from now. */
const nextDay = (now: number): number => Math.max(new Date(now).setHours(24, 0, 0, 0), now + HOUR);

const toCardMemory = (card: Learnt, now: number): CardMemory => ({
  // What was missed comes back once where it was missed; a review of the same day would only recall that.
  due: Math.max(now + card.due.getTime() - asUtc(now), nextDay(now)),
  last: now,
  stability: card.stability,
  difficulty: card.difficulty,
  days: card.scheduled_days,
  steps: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
});
