/** Writes hints in English: what to do, for which plan, and which tiles win then. */

import type { Collects, HandGoal, Hint, ThreatReason } from '../../bots/hint.ts';
import type { GoalChange } from '../../bots/plan-change.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';
import type { MessageContext } from '../message-context.ts';
import { capital, inWords, list } from './numbers.ts';
import { seatName } from './seats.ts';
import { sentences } from './sentences.ts';
import { countedTile, suitName, theTile, tileList, tileName } from './tiles.ts';

/** What is told of a hint. */
type HintFacts = Omit<Hint, 'action' | 'plan'>;

/** The reader, and what each seat has declared: "riichi". */
interface HintContext extends MessageContext {
  readonly declarations: View['declarations'];
}

const HOPELESS = 'This hand can hardly win any more. Only luck could still help.';

const OVER = 'No tile is left to draw. Nothing more can come of this hand.';

const OVER_READY = 'No tile is left to draw. But the hand stays ready, and that is paid for.';

const overText = ({ paid }: HintFacts): string => (paid ? OVER_READY : OVER);

const COLLECTS = {
  honours: 'winds and dragons',
  ends: '1s, 9s, winds and dragons',
  middles: '2s to 8s',
  triplets: 'triplets',
  pairs: 'pairs',
  orphans: 'one of each 1, 9, wind and dragon',
} as const;

/** What the plan collects: "bamboo, winds and dragons"; null where any sets and a pair will do. */
export function collectedTiles(collects: Collects | null): string | null {
  if (collects?.is !== 'suit') return collects && COLLECTS[collects.is];
  return collects.honours ? `${suitName(collects.of)}, winds and dragons` : suitName(collects.of);
}

/** Names a plan: what it collects, or what else it asks for. */
const planName = (goal: HandGoal): string =>
  collectedTiles(goal.collects) ?? (goal.closed ? 'a hand without calls' : 'any sets and a pair');

/** Says that the plan is another one now, and why. */
function describePlanChange({ from, to, why, before, now }: GoalChange): string {
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
function plan(goal: HandGoal): string {
  const { thirds, closed, drawn, minimum } = goal;
  const what = collectedTiles(goal.collects);
  return sentences(
    what ? `You’re collecting ${what}.` : '',
    thirds.length > 0 ? `You want ${list(thirds.map((third) => `a third ${tileName(third)}`))}.` : '',
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

function wins({ tiles, onlyDrawn, bar, drawnKinds, kinds }: HintFacts): string {
  const which = tileList(kinds);
  const either = which.replaceAll(' and ', ' or ');
  if (tiles === 0) return `Then you’re waiting for ${either}, and all of those are in sight already.`;
  const drawn = onlyDrawn ? ', if you draw it yourself' : '';
  return sentences(
    `Then ${either} completes the hand${drawn}; ${inWords(tiles)} ${tiles === 1 ? 'is' : 'are'} left.`,
    onlyDrawn ? (BARRED[bar ?? ''] ?? '') : '',
    onlyDrawn || drawnKinds.length === 0 ? '' : `${capital(tileList(drawnKinds))} you must draw yourself.`,
  );
}

const nearer = ({ tiles }: HintFacts): string =>
  tiles === 0
    ? 'Every tile that would help is in sight already.'
    : `Then ${tiles === 1 ? 'only one' : inWords(tiles)} of the tiles you can’t see would help.`;

/** Names the declared hands: "East and North have declared riichi." */
function declaredText({ threats: [first, ...others] }: HintFacts, context: HintContext): string {
  if (!first) return '';
  const seats = [first, ...others].map(({ seat }) => seatName(seat, context));
  const word = context.declarations[first.seat] ?? '';
  return `${list(seats)} ${seats.length === 1 ? 'has' : 'have'} declared ${word}.`;
}

const FOLDS = {
  far: 'Your hand is too far from a win to take risks.',
  dead: 'All the tiles that would complete your hand are in sight: take no risks.',
} as const;

/** Names the declared hands, and advises to take no risk. */
const adviseFold = (advice: HintFacts, context: HintContext): string =>
  sentences(
    declaredText(advice, context),
    advice.over ? overText(advice) : advice.folds === null ? '' : FOLDS[advice.folds],
  );

/** Says what a declared hand cannot win on. */
const cannotWin = (seat: string, kinds: readonly Kind[]): string =>
  `${seat} can’t win on ${tileList(kinds).replaceAll(' and ', ' or ')}.`;

/** Says whether a declared hand may win on a tile, and why not. */
function safe(
  tile: string,
  { seat: from, why, sides, gone = [] }: ThreatReason,
  context: MessageContext,
): string {
  const seat = seatName(from, context);
  switch (why) {
    case 'discarded':
      return `${seat} can’t win on ${tile}, because ${seat} discarded it.`;
    case 'let-go':
      return `${seat} can’t win on ${tile} any more, because ${seat} has let one go since.`;
    case 'no-way':
      return gone.length > 1
        ? sentences(
            sides.length > 0 ? cannotWin(seat, sides) : '',
            `All ${list(gone.map((kind) => countedTile(kind, 4)))} are in sight. So ${seat} can hardly be waiting for ${tile}.`,
          )
        : sentences(
            sides.length > 0 ? cannotWin(seat, sides) : '',
            `You can see all four, so ${seat} can hardly be waiting for ${tile}.`,
          );
    case 'pair':
      return `You can see all of them but one, so ${seat} could wait for ${tile} only with that one, as a pair.`;
    case 'sides':
      return `${cannotWin(seat, sides)} That rules out any two-sided wait with ${tile} at its other end.`;
    case 'wall':
      return sentences(
        sides.length > 0 ? cannotWin(seat, sides) : '',
        `All ${list(gone.map((kind) => countedTile(kind, 4)))} are in sight. So ${seat} has no two-sided wait with ${tile} at its end.`,
      );
    default:
      return `${seat} may win on ${tile}.`;
  }
}

/** Says of each declared hand whether it may win on the tile, and why the tile goes all the same. */
function danger(tile: string, { threats, folds, over }: HintFacts, context: HintContext): string {
  const why =
    folds === null ? 'Your hand is near enough to a win to take the risk.' : 'You have nothing safer.';
  return sentences(
    ...threats.map((threat) => safe(tile, threat, context)),
    threats.some(({ isCertain }) => !isCertain) && !(over && folds === null) ? why : '',
  );
}

/** Says why the discard that would leave more is not advised. */
const sparedText = (kind: Kind): string =>
  `Without ${theTile(kind)} your hand would be better still, but that discard risks more.`;

function adviseDiscard(tile: string, advice: HintFacts, context: HintContext): string {
  const { goal, why, ready, threats, folds, over, spared } = advice;
  if (threats.length > 0 && (folds !== null || over))
    return sentences(adviseFold(advice, context), danger(tile, advice, context));
  if (over) return overText(advice);
  const because = spared === null ? (why ? WHY[why](tile) : '') : sparedText(spared);
  const warns = sentences(declaredText(advice, context), danger(tile, advice, context));
  if (ready) return sentences(because, wins(advice), warns);
  if (!goal) return sentences(HOPELESS, warns);
  const towards = plan(goal);
  const own = because || `You need ${tile} the least.`;
  return why === 'strange' && spared === null
    ? sentences(towards, own, nearer(advice), warns)
    : sentences(own, towards, nearer(advice), warns);
}

function advisePass(advice: HintFacts, context: HintContext): string {
  const { goal, folds, over } = advice;
  if (folds !== null && !over)
    return sentences(adviseFold(advice, context), 'A set on the table would leave you fewer safe tiles.');
  if (over) return OVER;
  return goal
    ? sentences('The hand is better without this tile.', plan(goal), declaredText(advice, context))
    : HOPELESS;
}

/** Says what a claim does to the hand. */
const claimEffect = ({ meld }: HintFacts): string =>
  meld?.nearer ? 'It brings the hand closer to a win.' : 'The hand is better with this tile.';

/** Says what a kong on one's own turn costs and brings. */
function kongEffect({ meld }: HintFacts): string {
  if (meld?.paid) return 'It is paid for at once, and you draw another tile.';
  return meld?.costs ? 'You draw another tile.' : 'It costs your hand nothing, and you draw another tile.';
}

/** A new indicator counts for a declared hand, too. */
const indicatorText = ({ meld, threats }: HintFacts): string =>
  meld?.indicator && threats.length > 0 ? 'The new dora counts for them as well.' : '';

export const hints = {
  /** Leads a hint that follows another plan than the hint before; empty where both plans have the same name. */
  change: describePlanChange,
  head: (tile: string, says: string | null) =>
    `Discard ${tile}${says === null ? '' : `, and say “${capital(says)}”`}.`,
  /** The main line of a hint. @param tile the discard: "the 9 of bamboo" */
  text: adviseDiscard,
  /** Says of a declared hand whether it may win on a tile. @param tile "the 9 of bamboo" */
  safe,
  win: (word: string) => ({ head: `Call ${word}.`, text: 'The hand is complete.' }),
  claim: (word: string, advice: HintFacts, context: HintContext) => ({
    head: `Call ${word}.`,
    text: sentences(
      claimEffect(advice),
      advice.goal ? plan(advice.goal) : HOPELESS,
      declaredText(advice, context),
      indicatorText(advice),
    ),
  }),
  kong: (word: string, advice: HintFacts, context: HintContext) => ({
    head: `Declare a ${word}.`,
    text: sentences(
      kongEffect(advice),
      advice.goal ? plan(advice.goal) : HOPELESS,
      declaredText(advice, context),
      indicatorText(advice),
    ),
  }),
  give: 'You need these tiles the least.',
  say: 'The hand is worth keeping as it is.',
  /** At the end of a deal, the question whether to show a ready hand. */
  declares: (isReady: boolean) =>
    isReady ? 'One tile completes your hand.' : 'No tile completes your hand.',
  pass: (advice: HintFacts, context: HintContext) => ({ head: 'Pass.', text: advisePass(advice, context) }),
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
