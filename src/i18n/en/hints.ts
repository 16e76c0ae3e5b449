/** Writes hints in English: what to do, for which plan, and which tiles win then. */

import type { RuleId } from '../../engine/action.ts';
import type { Kind } from '../../engine/tiles.ts';
import { capital, inWords, list } from './numbers.ts';
import { sentences } from './sentences.ts';
import { suitName } from './tiles.ts';

/** The facts of a hint. */
export interface Advice {
  /** The plan of the hand; null where it cannot win any more. */
  readonly goal: HintGoal | null;
  /** Is the hand ready after the move? */
  readonly ready: boolean;
  /** Does it win only by drawing, and by which rule not on a discard? */
  readonly onlyDrawn: boolean;
  readonly bar: RuleId | null;
  /** Of several winning kinds, the names of those that win only by drawing; empty for none, or for all. */
  readonly drawnList: string;
  /** Number of unseen tiles that win or help, and the names of their kinds. */
  readonly tiles: number;
  readonly list: string;
  /** Reason for the discard: it has no neighbours, or does not fit the plan. */
  readonly why: 'alone' | 'strange' | null;
  /** Declared hands of the others. */
  readonly threats: readonly HintThreat[];
  /** Why the hand is given up against them; null where it is played on. */
  readonly folds: 'far' | 'dead' | null;
  /** Of a pung, chow or kong: what it does to the hand. */
  readonly meld: HintMeld | null;
  /** Is the wall empty? Is the hand ready then, and is that paid for? */
  readonly over: boolean;
  readonly paid: boolean;
}

/** What a meld does to the hand. `paid`: a kong that is paid for at once. `indicator`: it turns one up. */
interface HintMeld {
  readonly nearer: boolean;
  readonly costs: boolean;
  readonly paid: boolean;
  readonly indicator: boolean;
}

/**
 * A declared hand, and why the discard is safe against it. `discarded`: that seat discarded it. `let-go`: that seat let
 * one pass. `no-way`: too few hidden tiles are left to wait for it with. `sides`: that seat cannot win on any of
 * `sides`, the other ends of the two-tile waits for it.
 */
interface HintThreat {
  readonly seat: string;
  /** The word of the declaration: "riichi". */
  readonly word: string;
  readonly why: 'discarded' | 'let-go' | 'no-way' | 'sides' | null;
  readonly sides: string;
}

/** The plan of a hand, in words for its tiles. */
export interface HintGoal {
  /** A kind of the planned suit, and whether honours go with it. */
  readonly suit: { readonly of: Kind; readonly honours: boolean } | null;
  readonly collects: 'honours' | 'ends' | 'middles' | 'triplets' | 'pairs' | 'orphans' | null;
  /** Kinds of which a third tile is wanted: "red dragon". */
  readonly thirds: readonly string[];
  /** Must the hand stay concealed, and must the winning tile be drawn? */
  readonly closed: boolean;
  readonly drawn: boolean;
  /** The rule of the minimum, which a hand with calls would not reach. */
  readonly minimum: RuleId | null;
}

/** A hint follows another plan than the hint before. `why` and the missing tiles: as the bots compare the two plans. */
export interface HintChange {
  readonly from: HintGoal;
  readonly to: HintGoal;
  readonly why: 'called' | 'gone' | 'nearer' | 'worth' | 'likelier';
  readonly before: number | null;
  readonly now: number | null;
}

const HOPELESS = 'This hand can hardly win any more. Only luck could still help.';

const OVER = 'No tile is left to draw. Nothing more can come of this hand.';

const OVER_READY = 'No tile is left to draw. But the hand stays ready, and that is paid for.';

const overText = ({ paid }: Advice): string => (paid ? OVER_READY : OVER);

const COLLECTS = {
  honours: 'winds and dragons',
  ends: '1s, 9s, winds and dragons',
  middles: '2s to 8s',
  triplets: 'triplets',
  pairs: 'pairs',
  orphans: 'one of each 1, 9, wind and dragon',
} as const;

/** What the plan collects: "bamboo, winds and dragons"; null where any sets and a pair will do. */
export function collectedTiles({ suit, collects }: HintGoal): string | null {
  if (!suit) return collects && COLLECTS[collects];
  return suit.honours ? `${suitName(suit.of)}, winds and dragons` : suitName(suit.of);
}

/** Names a plan: what it collects, or what else it asks for. */
const planName = (goal: HintGoal): string =>
  collectedTiles(goal) ?? (goal.closed ? 'a hand without calls' : 'any sets and a pair');

/** Says that the plan is another one now, and why. */
function describePlanChange({ from, to, why, before, now }: HintChange): string {
  const [old, next] = [planName(from), planName(to)];
  if (old === next) return '';
  const reasons = {
    called: `With these sets on the table, ${old} is out of reach.`,
    gone: `Too few tiles for ${old} are left.`,
    nearer: `That needs ${inWords(now ?? 0)} more ${now === 1 ? 'tile' : 'tiles'}; ${old} would need ${inWords(before ?? 0)}.`,
    worth: 'It is worth more.',
    likelier: 'It is more likely to win now.',
  };
  return `New plan: ${next}, not ${old}. ${reasons[why]}`;
}

/** Says what the hand would lack if it were open. */
const lacksOpen = (minimum: RuleId | null): string =>
  minimum === 'one-yaku'
    ? 'Don’t call anything: an open hand like this has no yaku.'
    : 'Don’t call anything, or the win is worth too little.';

/** Describes the plan, where it is more than sets and a pair. */
function plan(goal: HintGoal): string {
  const { thirds, closed, drawn, minimum } = goal;
  const what = collectedTiles(goal);
  return sentences(
    what ? `You’re collecting ${what}.` : '',
    thirds.length > 0 ? `You want ${list(thirds.map((third) => `a third ${third}`))}.` : '',
    closed && drawn
      ? 'Don’t call anything, and draw the last tile yourself, or the win is worth too little.'
      : '',
    closed && !drawn ? lacksOpen(minimum) : '',
  );
}

const WHY = {
  alone: (tile: string) => `Nothing else in your hand goes with ${tile}.`,
  strange: (tile: string) => `${capital(tile)} is no use to you.`,
} as const;

/** Why no discard of another seat wins, by the rule that forbids it. */
const BARRED: Readonly<Record<RuleId, string>> = {
  'one-yaku': 'On a discard it would have no yaku.',
  'furiten-own': 'You are furiten: you have discarded a tile that you wait for.',
  'furiten-passed': 'You are furiten: you have let a tile go that you wait for.',
  'furiten-riichi': 'You are furiten: you have let a tile go that you wait for.',
};

function wins({ tiles, onlyDrawn, bar, drawnList, list: which }: Advice): string {
  const either = which.replaceAll(' and ', ' or ');
  if (tiles === 0) return `Then you’re waiting for ${either}, and all of those are in sight already.`;
  const drawn = onlyDrawn ? ', if you draw it yourself' : '';
  return sentences(
    `Then ${either} completes the hand${drawn}; ${inWords(tiles)} ${tiles === 1 ? 'is' : 'are'} left.`,
    onlyDrawn ? (BARRED[bar ?? ''] ?? '') : '',
    drawnList === '' ? '' : `${capital(drawnList)} you must draw yourself.`,
  );
}

const nearer = ({ tiles }: Advice): string =>
  tiles === 0
    ? 'Every tile that would help is in sight already.'
    : `Then ${tiles === 1 ? 'only one' : inWords(tiles)} of the tiles you can’t see would help.`;

/** Names the declared hands: "East and North have declared riichi." */
function declaredText({ threats }: Advice): string {
  const seats = threats.map(({ seat }) => seat);
  if (seats.length === 0) return '';
  return `${list(seats)} ${seats.length === 1 ? 'has' : 'have'} declared ${threats[0]?.word}.`;
}

const FOLDS = {
  far: 'Your hand is too far from a win to take risks.',
  dead: 'All the tiles that would complete your hand are in sight: take no risks.',
} as const;

/** Names the declared hands, and advises to take no risk. */
const adviseFold = (advice: Advice): string =>
  sentences(
    declaredText(advice),
    advice.over ? overText(advice) : advice.folds === null ? '' : FOLDS[advice.folds],
  );

/** Says whether a declared hand may win on a tile, and why not. */
function safe(tile: string, { seat, why, sides }: HintThreat): string {
  switch (why) {
    case 'discarded':
      return `${seat} can’t win on ${tile}, because ${seat} discarded it.`;
    case 'let-go':
      return `${seat} can’t win on ${tile} any more, because ${seat} has let one go since.`;
    case 'no-way':
      return `Going by the tiles you can see, ${seat} can hardly be waiting for ${tile}.`;
    case 'sides':
      return `${seat} can’t win on ${sides.replaceAll(' and ', ' or ')}. That rules out any two-sided wait with ${tile} at its other end.`;
    default:
      return `${seat} may win on ${tile}.`;
  }
}

/** May a declared hand win on the discard? */
const isRisky = ({ why }: HintThreat): boolean => why === 'sides' || why === null;

/** Says of each declared hand whether it may win on the tile, and why the tile goes all the same. */
function danger(tile: string, { threats, folds, over }: Advice): string {
  const why =
    folds === null ? 'Your hand is near enough to a win to take the risk.' : 'You have nothing safer.';
  return sentences(
    ...threats.map((threat) => safe(tile, threat)),
    threats.some(isRisky) && !(over && folds === null) ? why : '',
  );
}

function adviseDiscard(tile: string, advice: Advice): string {
  const { goal, why, ready, threats, folds, over } = advice;
  if (threats.length > 0 && (folds !== null || over))
    return sentences(adviseFold(advice), danger(tile, advice));
  if (over) return overText(advice);
  const because = why ? WHY[why](tile) : '';
  const warns = sentences(declaredText(advice), danger(tile, advice));
  if (ready) return sentences(because, wins(advice), warns);
  if (!goal) return sentences(HOPELESS, warns);
  const towards = plan(goal);
  const own = because || `You need ${tile} the least.`;
  return why === 'strange'
    ? sentences(towards, own, nearer(advice), warns)
    : sentences(own, towards, nearer(advice), warns);
}

function advisePass(advice: Advice): string {
  const { goal, folds, over } = advice;
  if (folds !== null && !over)
    return sentences(adviseFold(advice), 'A set on the table would leave you fewer safe tiles.');
  if (over) return OVER;
  return goal
    ? sentences('The hand is better without this tile.', plan(goal), declaredText(advice))
    : HOPELESS;
}

/** Says what a claim does to the hand. */
const claimEffect = ({ meld }: Advice): string =>
  meld?.nearer ? 'It brings the hand closer to a win.' : 'The hand is better with this tile.';

/** Says what a kong on one's own turn costs and brings. */
function kongEffect({ meld }: Advice): string {
  if (meld?.paid) return 'It is paid for at once, and you draw another tile.';
  return meld?.costs ? 'You draw another tile.' : 'It costs your hand nothing, and you draw another tile.';
}

/** A new indicator counts for a declared hand, too. */
const indicatorText = ({ meld, threats }: Advice): string =>
  meld?.indicator && threats.length > 0 ? 'The new dora counts for them as well.' : '';

export const hints = {
  /** Leads a hint that follows another plan than the hint before; empty where both plans have the same name. */
  change: describePlanChange,
  head: (tile: string, says: string | null) =>
    `Discard ${tile}${says === null ? '' : `, and say “${capital(says)}”`}.`,
  /** The main line of a hint. @param tile the discard: "the 9 of bamboo" */
  text: adviseDiscard,
  win: (word: string) => ({ head: `Call ${word}.`, text: 'The hand is complete.' }),
  claim: (word: string, advice: Advice) => ({
    head: `Call ${word}.`,
    text: sentences(
      claimEffect(advice),
      advice.goal ? plan(advice.goal) : HOPELESS,
      declaredText(advice),
      indicatorText(advice),
    ),
  }),
  kong: (word: string, advice: Advice) => ({
    head: `Declare a ${word}.`,
    text: sentences(
      kongEffect(advice),
      advice.goal ? plan(advice.goal) : HOPELESS,
      declaredText(advice),
      indicatorText(advice),
    ),
  }),
  give: 'You need these tiles the least.',
  say: 'The hand is worth keeping as it is.',
  /** At the end of a deal, the question whether to show a ready hand. */
  declares: (isReady: boolean) =>
    isReady ? 'One tile completes your hand.' : 'No tile completes your hand.',
  pass: (advice: Advice) => ({ head: 'Pass.', text: advisePass(advice) }),
  none: {
    head: 'There is nothing for you to do yet.',
    text: 'The others are playing. You may still try a call.',
  },
  /** Shown before the first turn. */
  before: {
    head: 'There is nothing to decide yet.',
    text: 'Flowers and seasons are replaced first. Then East begins. You may try a call anyway.',
  },
};
