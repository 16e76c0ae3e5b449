/** Reads the practice cards: which reviews are due, and how well the reader knows each rule. */
import { bothOf } from '../../notation/two-game-id.ts';
import { type Card, type Cards, cardOf } from '../../storage/practice.ts';

/** A due review: a question kind and rule the reader has missed. `due` in ms since 1970. */
export interface Due {
  readonly ruleset: string;
  readonly concept: string;
  readonly rule: string;
  readonly card: Card;
  readonly due: number;
}

/** Limits reviews to these games and kinds; other stored cards are ignored. */
interface DueFilter {
  readonly games: readonly string[];
  /** Question kinds by their one-game names. */
  readonly kinds: readonly string[];
}

/** Lists the reviews due at `now` (ms since 1970), oldest first. A two-game card needs both games in the filter. */
export function dueIn(cards: Cards, now: number, filter?: DueFilter): Due[] {
  const isOffered = ({ ruleset, concept }: Pick<Due, 'ruleset' | 'concept'>): boolean => {
    const { concept: kind, against } = bothOf(concept) ?? { concept, against: ruleset };
    return (
      !filter ||
      (filter.kinds.includes(kind) && [ruleset, against].every((game) => filter.games.includes(game)))
    );
  };
  return Object.entries(cards)
    .flatMap(([name, card]): Due[] => {
      const of = cardOf(name);
      if (!of || !isOffered(of) || !card.memory || card.memory.due > now) return [];
      return [{ ...of, card, due: card.memory.due }];
    })
    .sort((a, b) => a.due - b.due);
}

/** Time of the next review after `now`, in ms since 1970; null if none is scheduled. */
export function nextDue(cards: Cards, now: number): number | null {
  const later = Object.values(cards).flatMap(({ memory }) =>
    memory && memory.due > now ? [memory.due] : [],
  );
  return later.length > 0 ? Math.min(...later) : null;
}

/** Has the reader answered reviews today, with none left that is due today? False on a day on which none was due. */
export function isDayDone(cards: Cards, now: number): boolean {
  const own = Object.values(cards).filter(({ memory }) => memory);
  const isLeft = own.some(({ memory }) => memory && daysBetween(now, memory.due) <= 0);
  return !isLeft && own.some(({ at, streak }) => streak > 0 && daysBetween(at, now) === 0);
}

/**
 * How well a rule is known. `held`: right at least twice in a row in every question kind asked · `shaky`: not yet, or
 * missed since · `new`: never asked.
 */
type Grasp = 'held' | 'shaky' | 'new';

const HELD = 2;

/** How well the reader knows a rule of a game, over all question kinds. */
export function graspOf(cards: Cards, ruleset: string, rule: string): Grasp {
  const own = Object.entries(cards).flatMap(([name, card]) => {
    const of = cardOf(name);
    return of?.ruleset === ruleset && of.rule === rule ? [card] : [];
  });
  if (own.length === 0) return 'new';
  return own.every(({ streak }) => streak >= HELD) ? 'held' : 'shaky';
}

const DAY = 24 * 60 * 60 * 1000;

/** Whole days between two times (ms since 1970), by the reader's local calendar: 23:00 to 01:00 is one day. */
export function daysBetween(from: number, to: number): number {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(to) - midnight(from)) / DAY);
}
