/** What of practice is due, and how well each rule is held: read from the cards, for pages to show. */
import { bothOf } from '../../notation/two-game-id.ts';
import { type Card, type Cards, cardOf } from '../../storage/practice.ts';

/** Something that was missed, and that is to be asked again. */
export interface Due {
  readonly ruleset: string;
  readonly concept: string;
  readonly rule: string;
  readonly card: Card;
  readonly due: number;
}

/** What is asked here: what a store holds beside it is left alone. */
interface DueFilter {
  readonly games: readonly string[];
  /** Kinds of question of one game. */
  readonly kinds: readonly string[];
}

/** What is due at this moment, what has waited longest first. */
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

/** When the next thing is due after this moment; null where nothing is. */
export function nextDue(cards: Cards, now: number): number | null {
  const later = Object.values(cards).flatMap(({ memory }) =>
    memory && memory.due > now ? [memory.due] : [],
  );
  return later.length > 0 ? Math.min(...later) : null;
}

/** `held`: answered right twice in a row wherever it was asked · `shaky`: not yet, or missed since · `new`: never asked. */
type Grasp = 'held' | 'shaky' | 'new';

const HELD = 2;

/** How well a rule of a game is held, over all kinds of question. */
export function graspOf(cards: Cards, ruleset: string, rule: string): Grasp {
  const own = Object.entries(cards).flatMap(([name, card]) => {
    const of = cardOf(name);
    return of?.ruleset === ruleset && of.rule === rule ? [card] : [];
  });
  if (own.length === 0) return 'new';
  return own.every(({ streak }) => streak >= HELD) ? 'held' : 'shaky';
}

const DAY = 24 * 60 * 60 * 1000;

/** Whole days between two moments, by the calendar of whoever reads. */
export function daysBetween(from: number, to: number): number {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(to) - midnight(from)) / DAY);
}
