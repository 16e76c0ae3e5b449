/** What a move does to one's hand, in English. */
import type { EffectWords } from '../effects.ts';
import { capital, inWords } from './numbers.ts';

const tiles = (count: number): string => (count === 1 ? 'one tile' : `${inWords(count)} tiles`);
const many = (count: number): string =>
  count === 0 ? 'none that you can’t see' : `${inWords(count)} that you can’t see`;

const either = (all: readonly string[]): string => all.join(' or ');

export const effects: EffectWords = {
  broken: (list) => `That takes ${list} apart, and they are a set.`,
  pair: (pair, only) => `That breaks up ${pair}.${only ? ' It’s the only pair you have.' : ''}`,
  partner: (beside, lacks) => `It goes with ${beside}: ${either(lacks)} would make a run of them.`,
  ready: (list, count, unseen) =>
    `${capital(list)} ${count === 1 ? 'completes' : 'complete'} the hand then: ${many(unseen)}.`,
  unready: (list, count, move) =>
    `No single tile completes the hand then. ${move}, and ${list} ${count === 1 ? 'does' : 'do'}.`,
  fewer: (list, unseen, better, move) =>
    `${capital(list)} would complete the hand: ${many(unseen)}. ${move}, and there ${better === 1 ? 'is' : 'are'} ${inWords(better)}.`,
  further: (short, better, move) =>
    `The hand is ${tiles(short)} from a win then. ${move}, and it’s ${inWords(better)}.`,
  hopeless: (move) => `The hand can hardly win any more then. ${move}, and it still can.`,
  slower: (nearer, better, move) =>
    `Then ${tiles(nearer)} you can’t see ${nearer === 1 ? 'brings' : 'bring'} you nearer a win. ${move}, and ${inWords(better)} do.`,
  nearer: (short, nearer) =>
    `The hand is ${tiles(short)} from a win now, and ${tiles(nearer)} you can’t see ${nearer === 1 ? 'helps' : 'help'}.`,
  asGood: (move) => `The hand loses nothing by it, but that isn’t what’s asked. ${move}.`,
  passWin: 'This tile completes your hand. It may not come again.',
  passed: (left) =>
    `You let it go, and ${left === 0 ? 'no other one is to come' : `${inWords(left)} more ${left === 1 ? 'is' : 'are'} to come`}.`,
  missed: (move) => `${move}, and you have the set.`,
  costs: (move) => `And if you did? ${move}, and this is what happens.`,
  shows: (call) => `${call} brings the hand no nearer a win, and it shows the others three tiles.`,
  wins: (win) => `The hand is complete as it is. Call ${win}.`,
  kong: (kong) => `All four are yours. A ${kong} brings you another tile at once.`,
  exchange: (win) => `You’d give tiles of a complete hand away. Call ${win}.`,
  says: (word) => `You’d also say “${word}”, and with that the hand may hardly change.`,
  unsaid: (word) => `The tile is right, but say “${word}” with it.`,
  move: (name, isCall) => (isCall ? `Call ${name}` : name),
};
