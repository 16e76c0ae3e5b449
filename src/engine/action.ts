import type { Seat } from './seats.ts';
import type { Kind } from './tiles.ts';

/** The id of a rule in a rulebook: the ruleset's own, one of its options, or a common one. */
export type RuleId = string;

/** Calls a seat may make of another seat's tile. */
export type Call = 'chow' | 'pung' | 'kong' | 'win';

interface By {
  readonly seat: Seat;
  /** Rule of a priced mistake that the player insists on (rule `refusal-names-rule`). */
  readonly despite?: RuleId;
}

export interface Discard extends By {
  readonly do: 'discard';
  readonly tile: Kind;
  /** A word declared with it ("fishing"). */
  readonly says?: string;
}
export interface Pass extends By {
  readonly do: 'pass';
}
export interface DeclareWin extends By {
  readonly do: 'win';
}
export interface ClaimPung extends By {
  readonly do: 'pung';
  /** Jokers among the seat's own tiles in the meld; default 0. */
  readonly jokers?: number;
  /** The seat's own two tiles, given only if more of them are red fives than necessary. */
  readonly using?: readonly [Kind, Kind];
}
export interface ClaimChow extends By {
  readonly do: 'chow';
  /**
   * The seat's own two tiles, lower kind first (rule `own-tiles`). Example: to chow 5 with 4 and 6, `[4, 6]` of that
   * suit.
   */
  readonly using: readonly [Kind, Kind];
}
export interface DeclareKong extends By {
  readonly do: 'kong';
  /** Kind of the kong: on the seat's own turn any kind; for a claim, the kind of the offered tile. */
  readonly tile: Kind;
  /** Jokers among the seat's own tiles in the meld; default 0. */
  readonly jokers?: number;
}
export interface Exchange extends By {
  readonly do: 'exchange';
  readonly tiles: readonly Kind[];
}
export interface Show extends By {
  readonly do: 'show';
  readonly tile: Kind;
}
/** A word said by itself: a declaration that a clause offers ("ready", "skip", "abort"). */
export interface Say extends By {
  readonly do: 'say';
  readonly word: string;
}

/** An action that a player may try. The result is a `TableEvent`. */
export type Action =
  | Discard
  | Pass
  | DeclareWin
  | ClaimPung
  | ClaimChow
  | DeclareKong
  | Exchange
  | Show
  | Say;

/** Whatever moves a table on: a player's action, or a step of the referee. */
export type Move = Action | 'referee';

/** Compares two actions; `despite` is ignored. */
export function sameAction(a: Action, b: Action): boolean {
  if (a === b) return true;
  if (a.do !== b.do || a.seat !== b.seat) return false;
  // Most actions are discards: compare those without building keys.
  if (a.do === 'discard' && b.do === 'discard') return a.tile === b.tile && a.says === b.says;
  return actionKey(a) === actionKey(b);
}

/** Key of an action: equal for equal actions only; `despite` is ignored. Example: `2 discard 5 `. */
export function actionKey(action: Action): string {
  const head = `${action.seat} ${action.do}`;
  switch (action.do) {
    case 'discard':
      return `${head} ${action.tile} ${action.says ?? ''}`;
    case 'kong':
      return `${head} ${action.tile}${withJokers(action.jokers)}`;
    case 'pung':
      return `${head}${withJokers(action.jokers)}${action.using ? ` ${action.using.join(',')}` : ''}`;
    case 'show':
      return `${head} ${action.tile}`;
    case 'chow':
      return `${head} ${action.using.join(',')}`;
    case 'exchange':
      return `${head} ${[...action.tiles].sort((a, b) => a - b).join(',')}`;
    case 'say':
      return `${head} ${action.word}`;
    default:
      return head;
  }
}

const withJokers = (jokers: number | undefined): string => (jokers ? ` with ${jokers}` : '');
