/** What a hint says: what to do, what for, and what then wins. */
import type { Advice, HintGoal, HintWords } from '../hints.ts';
import { capital, inWords, list } from './numbers.ts';
import { suitName } from './tiles.ts';

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

function discarding(tile: string, advice: Advice): string {
  const { goal, why, ready, over } = advice;
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

export const hints: HintWords = {
  head: (tile, says) => `Discard ${tile}${says === null ? '' : `, and say “${capital(says)}”`}.`,
  text: discarding,
  win: (word) => ({ head: `Call ${word}.`, text: 'The hand is complete.' }),
  claim: (word, { goal }) => ({
    head: `Call ${word}.`,
    text: sentences('It brings the hand closer to a win.', goal ? plan(goal) : HOPELESS),
  }),
  kong: (word, { goal }) => ({
    head: `Declare a ${word}.`,
    text: sentences('The hand loses nothing by it, and you draw another tile.', goal ? plan(goal) : HOPELESS),
  }),
  give: 'You need these tiles least.',
  say: 'The hand is worth keeping as it is.',
  pass: ({ goal, over }) => ({
    head: 'Pass.',
    text: over ? OVER : goal ? sentences('The hand is better without this tile.', plan(goal)) : HOPELESS,
  }),
  none: {
    head: 'Nothing is asked of you now.',
    text: 'The others play. You may try a call anyway.',
  },
  before: {
    head: 'There is nothing to decide yet.',
    text: 'Flowers and seasons are replaced first. Then East begins. You may try a call anyway.',
  },
};
