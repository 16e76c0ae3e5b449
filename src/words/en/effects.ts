/** What a move does to one's hand, in English. */
import type { EffectWords } from '../effects.ts';
import { capital, inWords } from './numbers.ts';

const tiles = (count: number): string => (count === 1 ? 'one tile' : `${inWords(count)} tiles`);
const many = (count: number): string =>
  count === 0
    ? 'but you can see all of them already'
    : `and ${inWords(count)} of them ${count === 1 ? 'is' : 'are'} still unseen`;
const unseen = (count: number): string => `${inWords(count)} unseen ${count === 1 ? 'tile' : 'tiles'}`;

/** "the 2 or 5 of dots" of "the 2 and 5 of dots". */
const either = (list: string): string => list.replace(' and ', ' or ');

/** What is worth saying of the least that a win must be worth: that it is missed, just reached, or not helped by all. */
function held({ have, all, need }: { have: number; all: boolean; need: number }): string[] {
  const least = `a win needs ${inWords(need)}`;
  if (all) return have > need ? [] : [`That’s ${have < need ? 'too little' : 'just enough'}: ${least}.`];
  const some = `${have < need && have > 0 ? 'only ' : ''}${have === 0 ? 'none' : inWords(have)}`;
  return [
    `${capital(some)} of them ${have < 2 ? 'counts' : 'count'} towards the ${inWords(need)} that a win needs.`,
  ];
}

export const effects: EffectWords = {
  worth: (total, lines, minimum) =>
    [`It’s worth ${total}: ${lines.join(', ')}.`, ...(minimum ? held(minimum) : [])].join(' '),
  broken: (list) => `That takes ${list} apart, and they are a set.`,
  pair: (pair, only) => `That breaks up ${pair}.${only ? ' It’s the only pair you have.' : ''}`,
  partner: (beside, lacks) =>
    `It goes with ${beside}. ${capital(either(lacks))} would make a run of the two.`,
  ready: (list, count, left) =>
    `Now ${list} ${count === 1 ? 'completes' : 'complete'} the hand, ${many(left)}.`,
  unready: (kinds, than) =>
    `Then no single tile completes the hand. After another ${than}, ${inWords(kinds)} would.`,
  fewer: (list, left, better, than) =>
    `${capital(list)} would complete the hand, ${many(left)}. After another ${than}, there ${better === 1 ? 'is' : 'are'} ${inWords(better)}.`,
  further: (short, better, than) =>
    `Then the hand is ${tiles(short)} from a win. After another ${than}, it’s ${inWords(better)}.`,
  hopeless: (than) => `Then the hand can hardly win any more. After another ${than}, it still can.`,
  slower: (nearer, better, than) =>
    `Then ${unseen(nearer)} ${nearer === 1 ? 'brings' : 'bring'} you nearer a win. After another ${than}, ${inWords(better)} ${better === 1 ? 'does' : 'do'}.`,
  nearer: (short, nearer) =>
    `The hand is ${tiles(short)} from a win now, and ${unseen(nearer)} ${nearer === 1 ? 'helps' : 'help'}.`,
  asGood: 'The hand loses nothing by it, but that isn’t what’s asked.',
  passWin: 'This tile completes your hand. It may not come again.',
  passed: (left) =>
    `You let it go, and ${left === 0 ? 'there are no more to come' : `${inWords(left)} more ${left === 1 ? 'is' : 'are'} to come`}.`,
  missed: 'It would have given you a set.',
  costs: (call) => `${call} would gain you nothing.`,
  shows: (call) => `${call} brings the hand no nearer a win, and it shows the others three tiles.`,
  wins: 'The hand is complete as it is.',
  kong: (kong) => `All four are yours. A ${kong} brings you another tile at once.`,
  exchange: 'You’d give away tiles of a complete hand.',
  says: (word) => `You’d also say “${word}”, and with that the hand may hardly change.`,
  unsaid: 'The tile is right, but there is something to say with it.',
  than: { discard: 'discard', answer: 'answer', move: 'move' },
};
