/** What a move does to one's hand, in English. */
import type { EffectWords, Instead } from '../effects.ts';
import { capital, inWords, list } from './numbers.ts';

const tiles = (count: number): string => (count === 1 ? 'one tile' : `${inWords(count)} tiles`);
const left = (count: number): string =>
  count === 0
    ? 'but you can see all of them already'
    : `${inWords(count)} of them ${count === 1 ? 'is' : 'are'} left`;
/** "five tiles that you haven’t seen". */
const unseen = (count: number): string => `${tiles(count)} that you haven’t seen`;

/** More tiles than this are not counted: nearly any will do. */
const MANY = 60;

const INSTEAD: Readonly<Record<Instead, string>> = {
  discard: 'With a different discard',
  pass: 'If you pass,',
  call: 'With a call',
  otherCall: 'With a different call',
  exchange: 'With a better exchange',
  move: 'With a different move',
};
/** "a Pung", "an An Gang". */
const a = (call: string): string => `${/^[AEIOU]/.test(call) ? 'an' : 'a'} ${call}`;

/** "the 2 or 5 of dots" of "the 2 and 5 of dots". */
const either = (kinds: string): string => kinds.replaceAll(' and ', ' or ');

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
  broken: (set) => `That takes ${set} apart, and they are a set.`,
  pair: (pair, only) => `That breaks up ${pair}.${only ? ' It’s the only pair you have.' : ''}`,
  partner: (beside, lacks) =>
    `It goes with ${beside}. ${capital(either(lacks))} would make a run of the two.`,
  ready: (which, seen, discards) =>
    `${discards ? 'With the right discard,' : 'Now'} ${either(which)} completes the hand; ${left(seen)}.`,
  unready: (instead) => `${INSTEAD[instead]} you’re one tile away.`,
  fewer: (which, _kinds, seen, better, instead) =>
    `${capital(either(which))} completes it; ${left(seen)}. ${INSTEAD[instead]} ${tiles(better)} would complete it.`,
  further: (short, better, instead) =>
    `Then the hand is ${tiles(short)} short. ${INSTEAD[instead]} it’s ${inWords(better)}.`,
  hopeless: (instead) => `That nearly kills the hand. ${INSTEAD[instead]} it stays alive.`,
  slower: (nearer, better, instead) =>
    `Then ${unseen(nearer)} would help. ${INSTEAD[instead]} it’s ${inWords(better)}.`,
  nearer: (short, nearer) =>
    `You’re ${tiles(short)} short now${nearer > MANY ? '' : `, and ${unseen(nearer)} would help`}.`,
  asGood: 'The hand loses nothing by it, but that isn’t what’s asked.',
  lessUse: 'There is a tile that is less use to you.',
  passWin: 'This tile completes your hand. It may not come again.',
  passed: (more) =>
    `You let it go, and ${more === 0 ? 'there are no more to come' : `${inWords(more)} more ${more === 1 ? 'is' : 'are'} to come`}.`,
  missed: 'It would have given you a set.',
  costs: (call, does) => `${capital(a(call))} would ${list(does)}.`,
  cost: {
    broken: (set) => `take ${set} apart`,
    pair: (pair, only) => `break up ${only ? 'your only pair' : pair}`,
    unready: 'leave no single tile that completes the hand',
    hopeless: 'nearly kill the hand',
    fewer: (has, better) => `leave ${has === 0 ? 'no tile' : tiles(has)} to win with, not ${inWords(better)}`,
    further: (has, better) => `leave you ${tiles(has)} short, not ${inWords(better)}`,
    slower: (has, better) =>
      `leave ${has === 0 ? 'no tile' : tiles(has)} that would help, not ${inWords(better)}`,
    nothing: (laid) => `bring the hand no nearer a win, and show the others ${inWords(laid)} tiles`,
  },
  shows: (call, laid) =>
    `${capital(a(call))} brings the hand no nearer a win, and it shows the others ${inWords(laid)} tiles.`,
  over: 'No tile is left to draw, so nothing more can come of the hand.',
  wins: 'The hand is complete as it is.',
  kong: (kong) => `All four are yours. ${capital(a(kong))} brings you another tile at once.`,
  exchange: 'You’d give away tiles of a complete hand.',
  named: (tile) => `That’s ${tile}.`,
  says: (word, short, binds) => {
    if (short !== 1)
      return `You’d be saying “${word}” with a hand that is ${short === null ? 'nowhere near a win' : `${tiles(short)} short`}. That’s a bluff.`;
    return binds
      ? `You’d be saying “${word}”, and from then on you may not change the hand.`
      : `You’d be saying “${word}”, and that isn’t asked here.`;
  },
  otherWord: 'The tile is right, but there is another word to say with it.',
  unsaid: 'The tile is right, but there is something to say with it.',
};
