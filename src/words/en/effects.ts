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
  unready: (list, count, move) =>
    `Then no single tile completes the hand. ${move}, and ${list} ${count === 1 ? 'does' : 'do'}.`,
  fewer: (list, left, better, move) =>
    `${capital(list)} would complete the hand, ${many(left)}. ${move}, and there ${better === 1 ? 'is' : 'are'} ${inWords(better)}.`,
  further: (short, better, move) =>
    `Then the hand is ${tiles(short)} from a win. ${move}, and it’s ${inWords(better)}.`,
  hopeless: (move) => `Then the hand can hardly win any more. ${move}, and it still can.`,
  slower: (nearer, better, move) =>
    `Then ${unseen(nearer)} ${nearer === 1 ? 'brings' : 'bring'} you nearer a win. ${move}, and ${inWords(better)} do.`,
  nearer: (short, nearer) =>
    `The hand is ${tiles(short)} from a win now, and ${unseen(nearer)} ${nearer === 1 ? 'helps' : 'help'}.`,
  asGood: (move) => `The hand loses nothing by it, but that isn’t what’s asked. ${move}.`,
  passWin: 'This tile completes your hand. It may not come again.',
  passed: (left) =>
    `You let it go, and ${left === 0 ? 'no other one is to come' : `${inWords(left)} more ${left === 1 ? 'is' : 'are'} to come`}.`,
  missed: (move) => `${move}, and you have the set.`,
  costs: (call) => `${call} would gain you nothing.`,
  shows: (call) => `${call} brings the hand no nearer a win, and it shows the others three tiles.`,
  wins: (win) => `The hand is complete as it is. Call ${win}.`,
  kong: (kong) => `All four are yours. A ${kong} brings you another tile at once.`,
  exchange: (win) => `You’d give tiles of a complete hand away. Call ${win}.`,
  says: (word) => `You’d also say “${word}”, and with that the hand may hardly change.`,
  unsaid: (word) => `The tile is right, but say “${word}” with it.`,
  move: (name, isCall) => (isCall ? `Call ${name}` : name),
  make: (kong, tiles) => `Make a ${kong} of the ${tiles}`,
};
