/** What a hint says: what to do, what for, and what then wins. */
import type { Advice, Goal, HintWords } from '../hints.ts';
import { capital, inWords, list } from './numbers.ts';

const HOPELESS = 'This hand can hardly be built into one that may win any more. Only luck could still help.';

const sentences = (...all: readonly string[]): string => all.filter((each) => each !== '').join(' ');

/** Titles in quotation marks; what is wanted twice is told once. */
const titles = (all: readonly string[]): string =>
  list(
    [...new Set(all)].map((title) => {
      const times = all.filter((each) => each === title).length;
      return times === 1 ? `“${title}”` : `“${title}” ${times === 2 ? 'twice' : `${inWords(times)} times`}`;
    }),
  );

/** What the hand is built towards. @param keeps "It keeps" */
function towards(goal: Goal | null, keeps: string): string {
  if (!goal) return HOPELESS;
  const { patterns, worth, conditions } = goal;
  const all: string[] = [];
  if (patterns.length > 0) {
    all.push(`the way to ${titles(patterns)} open${worth === null ? '' : `: ${worth}`}`);
  }
  if (conditions.length > 0) all.push(`within reach what every hand here needs: ${titles(conditions)}`);
  return all.length === 0 ? '' : `${keeps} ${all.join(', and ')}.`;
}

const counted = (tiles: number): string => (tiles === 1 ? 'one tile' : `${inWords(tiles)} tiles`);

function wins({ tiles, onlyDrawn, list: which }: Advice): string {
  if (tiles === 0) return `Then you wait for ${which}, but all of those are already on the table.`;
  const drawn = onlyDrawn ? `, if you draw ${tiles === 1 ? 'it' : 'them'} yourself` : '';
  return `Then ${counted(tiles)} ${tiles === 1 ? 'completes' : 'complete'} the hand${drawn}: ${which}.`;
}

function nearer({ goal, tiles }: Advice): string {
  if (!goal) return '';
  if (tiles === 0) return 'Every tile that would help is already on the table. You will miss this one least.';
  return `${capital(counted(tiles))} you have not seen would then bring the hand closer.`;
}

export const hints: HintWords = {
  head: (tile, says) => `Discard ${tile}${says === null ? '' : `, and say “${capital(says)}”`}.`,
  text: (advice) =>
    sentences(
      advice.ready ? wins(advice) : towards(advice.goal, 'It keeps'),
      advice.ready ? '' : nearer(advice),
    ),
  win: (word) => ({ head: `Call ${word}.`, text: 'The hand is complete.' }),
  claim: (word, { goal }) => ({
    head: `Call ${word}.`,
    text: sentences('It brings the hand closer.', towards(goal, 'It keeps')),
  }),
  kong: (word, { goal }) => ({
    head: `Declare a ${word}.`,
    text: sentences('The hand loses nothing by it, and you draw another tile.', towards(goal, 'It keeps')),
  }),
  give: 'You will miss these tiles least.',
  say: 'The hand is worth keeping as it is.',
  pass: ({ goal }) => ({
    head: 'Pass.',
    text: goal ? sentences('The hand is better without this tile.', towards(goal, 'That keeps')) : HOPELESS,
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
