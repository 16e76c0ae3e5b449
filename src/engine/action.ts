import type { LeftOver } from './left-over.ts';
import type { Seat } from './seats.ts';
import type { Kind } from './tiles.ts';

/** The id of a rule in a rulebook: the ruleset's own, one of its options, or a common one. */
export type RuleId = string;

/** Calls a seat may make of another seat's tile. */
export type Call = 'chow' | 'pung' | 'kong' | 'win';

interface By {
  readonly seat: Seat;
  /** Insist on a mistake that this ruleset prices (`refusal-names-rule`). */
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
  /** How many of one's own tiles in it are jokers; none where it is not said. */
  readonly jokers?: number;
  /** One's own two tiles, where more of them are red than must be. */
  readonly using?: readonly [Kind, Kind];
}
export interface ClaimChow extends By {
  readonly do: 'chow';
  /** One's own two tiles, lower kind first (`own-tiles`). */
  readonly using: readonly [Kind, Kind];
}
export interface DeclareKong extends By {
  readonly do: 'kong';
  /** On one's own turn: of this kind. Of another's tile: the kind of that tile. */
  readonly tile: Kind;
  /** How many of one's own tiles in it are jokers; none where it is not said. */
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

/** What a player may try. Imperative; what came of it is a `TableEvent`. */
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

/** Everything that moves a table: a player's action, or what the referee does unasked. */
export type Move = Action | 'referee';

/** Why an action is refused: a rule and what it concerns; words are made of it where it is shown. */
export interface Reason {
  readonly rule: RuleId;
  /** Further rules that the nearest reading breaks (near-miss), in the rulebook's order. */
  readonly also?: readonly RuleId[];
  readonly tiles?: readonly Kind[];
  readonly seats?: readonly Seat[];
  /** What one has and what it takes, where the rule counts something. */
  readonly have?: number;
  readonly need?: number;
  /** Of a hand that is of no shape: what of it stands in the way. */
  readonly left?: LeftOver;
  /** Of a hand that is worth too little: what it is worth besides, in the score's lines that do not count towards it. */
  readonly idle?: number;
  /** Of such a hand: the patterns by which it would have won on its own draw, or with another of its waits. */
  readonly helps?: readonly RuleId[];
}

/** True when both say the same thing; insisting on it (`despite`) is no part of that. */
export function sameAction(a: Action, b: Action): boolean {
  if (a.do !== b.do || a.seat !== b.seat) return false;
  // Most are discards: those are told apart without writing them down.
  if (a.do === 'discard' && b.do === 'discard') return a.tile === b.tile && a.says === b.says;
  return actionKey(a) === actionKey(b);
}

/** A short text that is equal for equal actions only; `despite` is no part of it. */
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
