/** What a hint says: what to do, what for, and what then wins. */
import type { Kind } from '../../engine/tiles.ts';
import { capital, inWords, list } from './numbers.ts';
import { suitName } from './tiles.ts';

/** What a hint rests on. */
export interface Advice {
  /** What the hand is built towards; null where it cannot win any more. */
  readonly goal: HintGoal | null;
  /** Nothing more is missing: one tile wins. */
  readonly ready: boolean;
  /** It wins only if it is drawn. */
  readonly onlyDrawn: boolean;
  /** How many tiles win, or bring the hand nearer, that the reader has not seen; and which kinds they are. */
  readonly tiles: number;
  readonly list: string;
  /** The tile that goes: nothing stands beside it, or the hand collects others. */
  readonly why: 'alone' | 'strange' | null;
  /** Declared hands before which the reader's is given up; none where it is played on. */
  readonly threats: readonly HintThreat[];
  /** Nothing is left to draw. */
  readonly over: boolean;
}

/** A declared hand, and what is known of the tile that goes: its seat has discarded it, or let another's go; or too few
 *  tiles are hidden to wait for it with; or it wins on none of `sides`, the tiles at the other end of two neighbours that wait for it. */
interface HintThreat {
  readonly seat: string;
  /** What was said: "riichi". */
  readonly word: string;
  readonly why: 'discarded' | 'let-go' | 'no-way' | 'sides' | null;
  readonly sides: string;
}

/** What a hand is built towards, in words for its tiles. */
export interface HintGoal {
  /** A kind of the suit, where it is of one; whether honours go with it. */
  readonly suit: { readonly of: Kind; readonly honours: boolean } | null;
  readonly collects: 'honours' | 'ends' | 'triplets' | 'pairs' | 'orphans' | null;
  /** "red dragon": of these a third is wanted. */
  readonly thirds: readonly string[];
  /** Whether nothing may be called, and whether the last tile must be drawn as well. */
  readonly closed: boolean;
  readonly drawn: boolean;
}

const HOPELESS = 'This hand can hardly be built into one that may win any more. Only luck could still help.';

const OVER = 'No tile is left to draw. Nothing more can come of this hand.';

const sentences = (...all: readonly string[]): string => all.filter((each) => each !== '').join(' ');

const COLLECTS = {
  honours: 'winds and dragons',
  ends: '1s, 9s, winds and dragons',
  triplets: 'triplets',
  pairs: 'pairs',
  orphans: 'one of each 1, 9, wind and dragon',
} as const;

/** What the hand is built towards, where that is more than sets and a pair. */
function plan({ suit, collects, thirds, closed, drawn }: HintGoal): string {
  const what = suit
    ? `${suitName(suit.of)}${suit.honours ? ', winds and dragons' : ''}`
    : collects && COLLECTS[collects];
  return sentences(
    what ? `You’re collecting ${what}.` : '',
    thirds.length > 0 ? `You want ${list(thirds.map((third) => `a third ${third}`))}.` : '',
    closed && drawn
      ? 'Call nothing, and draw the last tile yourself: otherwise the win is worth too little.'
      : '',
    closed && !drawn ? 'Call nothing: otherwise the win is worth too little.' : '',
  );
}

const WHY = {
  alone: (tile: string) => `${capital(tile)} goes with nothing.`,
  strange: (tile: string) => `${capital(tile)} is none of what you want.`,
} as const;

const counted = (tiles: number): string => (tiles === 1 ? 'one tile' : `${inWords(tiles)} tiles`);

function wins({ tiles, onlyDrawn, list: which }: Advice): string {
  const either = which.replaceAll(' and ', ' or ');
  if (tiles === 0) return `Then you wait for ${either}, but you can see all of those already.`;
  const drawn = onlyDrawn ? ', if you draw it yourself' : '';
  return `Then ${either} completes the hand${drawn}; ${inWords(tiles)} ${tiles === 1 ? 'is' : 'are'} left.`;
}

const nearer = ({ tiles }: Advice): string =>
  tiles === 0
    ? 'You can see every tile that would help already.'
    : `Then ${counted(tiles)} that you haven’t seen would help.`;

/** Who has declared, and that nothing is risked against them. */
function folding({ threats, over }: Advice): string {
  const seats = threats.map(({ seat }) => seat);
  const declared = `${list(seats)} ${seats.length === 1 ? 'has' : 'have'} declared ${threats[0]?.word}.`;
  return sentences(declared, over ? OVER : 'Your hand is too far from a win to take risks.');
}

/** What makes a tile safer than others. */
function safe(tile: string, { seat, why, sides }: HintThreat): string {
  switch (why) {
    case 'discarded':
      return `${seat} can’t win on ${tile}, because ${seat} discarded it.`;
    case 'let-go':
      return `${seat} can’t win on ${tile} any more, because ${seat} has let one go since.`;
    case 'no-way':
      return `From the tiles you see, ${seat} can hardly be waiting for ${tile}.`;
    case 'sides':
      return `${seat} can’t win on ${sides.replaceAll(' and ', ' or ')}. So two neighbours that wait for such a tile at one end and for ${tile} at the other win on neither. You have nothing safer.`;
    default:
      return `${seat} may win on ${tile}, but you have nothing safer.`;
  }
}

function discarding(tile: string, advice: Advice): string {
  const { goal, why, ready, threats, over } = advice;
  if (threats.length > 0) return sentences(folding(advice), ...threats.map((threat) => safe(tile, threat)));
  if (over) return OVER;
  const because = why ? WHY[why](tile) : '';
  if (ready) return sentences(because, wins(advice));
  if (!goal) return HOPELESS;
  const towards = plan(goal);
  const own = because || `You need ${tile} least.`;
  return why === 'strange'
    ? sentences(towards, own, nearer(advice))
    : sentences(own, towards, nearer(advice));
}

function passing(advice: Advice): string {
  const { goal, threats, over } = advice;
  if (threats.length > 0 && !over)
    return sentences(folding(advice), 'A set on the table would leave you fewer safe tiles.');
  if (over) return OVER;
  return goal ? sentences('The hand is better without this tile.', plan(goal)) : HOPELESS;
}

export const hints = {
  head: (tile: string, says: string | null) =>
    `Discard ${tile}${says === null ? '' : `, and say “${capital(says)}”`}.`,
  /** @param tile the one that goes: "the 9 of bamboo" */
  text: discarding,
  win: (word: string) => ({ head: `Call ${word}.`, text: 'The hand is complete.' }),
  claim: (word: string, { goal }: Advice) => ({
    head: `Call ${word}.`,
    text: sentences('It brings the hand closer to a win.', goal ? plan(goal) : HOPELESS),
  }),
  kong: (word: string, { goal }: Advice) => ({
    head: `Declare a ${word}.`,
    text: sentences('The hand loses nothing by it, and you draw another tile.', goal ? plan(goal) : HOPELESS),
  }),
  give: 'You need these tiles least.',
  say: 'The hand is worth keeping as it is.',
  /** Where one says at the end whether the hand is ready. */
  declares: (isReady: boolean) =>
    isReady ? 'One tile completes your hand.' : 'No tile completes your hand.',
  pass: (advice: Advice) => ({ head: 'Pass.', text: passing(advice) }),
  none: {
    head: 'Nothing is asked of you now.',
    text: 'The others play. You may try a call anyway.',
  },
  /** Before the first turn. */
  before: {
    head: 'There is nothing to decide yet.',
    text: 'Flowers and seasons are replaced first. Then East begins. You may try a call anyway.',
  },
};
