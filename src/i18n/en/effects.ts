/** English texts on what a move does to the reader's hand. */
import { capital, inWords, list } from './numbers.ts';

/** The type of the better move, which does not give the move away. */
export type OtherMove = 'discard' | 'pass' | 'call' | 'otherCall' | 'exchange' | 'move';

const tiles = (count: number): string => (count === 1 ? 'one tile' : `${inWords(count)} tiles`);
const tilesLeftText = (count: number): string =>
  count === 0
    ? 'but you can see all of them already'
    : `${inWords(count)} of them ${count === 1 ? 'is' : 'are'} left`;
/** "five tiles that you haven’t seen". */
const unseen = (count: number): string => `${tiles(count)} that you haven’t seen`;

/** Above this number, tiles are not counted, as nearly any will do. */
const MANY = 60;

const INSTEAD: Readonly<Record<OtherMove, string>> = {
  discard: 'With a different discard',
  pass: 'If you pass,',
  call: 'With a call',
  otherCall: 'With a different call',
  exchange: 'With a better exchange',
  move: 'With a different move',
};
/** Adds the indefinite article to a claim's word: "a Pung", "an An Gang". */
const a = (call: string): string => `${/^[AEIOU]/.test(call) ? 'an' : 'a'} ${call}`;

/** Turns "the 2 and 5 of dots" into "the 2 or 5 of dots". */
const either = (kinds: string): string => kinds.replaceAll(' and ', ' or ');

/**
 * A remark on the minimum score: missed, just reached, or reached only by part of the hand's score.
 * @param have what the hand has towards the minimum
 * @param all whether that is its whole score
 * @param need what a win needs
 */
function inHand({ have, all, need }: { have: number; all: boolean; need: number }): string[] {
  const least = `a win needs ${inWords(need)}`;
  if (all) return have > need ? [] : [`That’s ${have < need ? 'too little' : 'just enough'}: ${least}.`];
  const some = `${have < need && have > 0 ? 'only ' : ''}${have === 0 ? 'none' : inWords(have)}`;
  return [
    `${capital(some)} of them ${have < 2 ? 'counts' : 'count'} towards the ${inWords(need)} that a win needs.`,
  ];
}

export const effects = {
  /**
   * The score of a hand with its lines. For the minimum: what the hand has towards it, whether that is its whole score,
   * and what a win needs.
   */
  worth: (
    total: string,
    lines: readonly string[],
    minimum: { readonly have: number; readonly all: boolean; readonly need: number } | null,
  ) => [`It’s worth ${total}: ${lines.join(', ')}.`, ...(minimum ? inHand(minimum) : [])].join(' '),
  /** A hand without anything that a win needs; its lines, if any. */
  unworthy: (lines: readonly string[]) =>
    lines.length > 0 ? `${lines.join(' and ')} alone doesn’t earn a win.` : 'Nothing in it earns a win.',
  /** A discard that breaks a set; `set` lists its tiles. */
  broken: (set: string) => `That takes ${set} apart, and they are a set.`,
  pair: (pair: string, only: boolean) =>
    `That breaks up ${pair}.${only ? ' It’s the only pair you have.' : ''}`,
  /** A discard that breaks two neighbours of a run; `lacks` are the kinds that would complete it. */
  partner: (beside: string, lacks: string) =>
    `It goes with ${beside}. ${capital(either(lacks))} would turn the two into a run.`,
  /** The tiles that win after this move, at once or after a discard. `seen` is the number of them left. */
  ready: (which: string, seen: number, discards: boolean) =>
    `${discards ? 'With the right discard,' : 'Now'} ${either(which)} completes the hand; ${tilesLeftText(seen)}.`,
  /** No tile wins after this move, but one would after the better move. */
  unready: (instead: OtherMove) => `${INSTEAD[instead]} you’d be one tile away from a complete hand.`,
  /** Fewer winning tiles than after the better move: kinds, number left, and number left after the better move. */
  fewer: (which: string, _kinds: number, seen: number, better: number, instead: OtherMove) =>
    `After this move ${either(which)} completes the hand; ${tilesLeftText(seen)}. ${INSTEAD[instead]} ${tiles(better)} would complete it.`,
  /** Tiles missing (shanten), and the number after the better move. */
  further: (short: number, better: number, instead: OtherMove) =>
    `Then the hand is ${tiles(short)} short. ${INSTEAD[instead]} it’s ${inWords(better)}.`,
  hopeless: (instead: OtherMove) => `That nearly kills the hand. ${INSTEAD[instead]} it stays alive.`,
  /** Number of tiles that help, and the number after the better move. */
  slower: (nearer: number, better: number, instead: OtherMove) =>
    `Then ${unseen(nearer)} would help. ${INSTEAD[instead]} it’s ${inWords(better)}.`,
  nearer: (short: number, nearer: number) =>
    `You’re ${tiles(short)} short now${nearer > MANY ? '' : `, and ${unseen(nearer)} would help`}.`,
  /** The hand loses nothing. Lessons accept such a move, or say what it costs. */
  asGood: 'It costs the hand nothing.',
  /** Another discard costs less. */
  lessUse: 'There is a tile that is less use to you.',
  passWin: 'This tile completes your hand. It may not come again.',
  passed: (more: number) =>
    `You let it go, and ${more === 0 ? 'there are no more to come' : `${inWords(more)} more ${more === 1 ? 'is' : 'are'} to come`}.`,
  /** A claim not made, which would have completed a set. */
  missed: 'It would have given you a set.',
  /** What a claim would cost, where passing is right; each entry is a `cost`. */
  costs: (call: string, does: readonly string[]) => `${capital(a(call))} would ${list(does)}.`,
  cost: {
    broken: (set: string) => `take ${set} apart`,
    pair: (pair: string, only: boolean) => `break up ${only ? 'your only pair' : pair}`,
    unready: 'leave no single tile that completes the hand',
    hopeless: 'nearly kill the hand',
    /** Number of tiles that win, are missing or help: with the claim, and without it. */
    fewer: (has: number, better: number) =>
      `leave ${has === 0 ? 'no tile' : tiles(has)} to win with, not ${inWords(better)}`,
    further: (has: number, better: number) => `leave you ${tiles(has)} short, not ${inWords(better)}`,
    slower: (has: number, better: number) =>
      `leave ${has === 0 ? 'no tile' : tiles(has)} that would help, not ${inWords(better)}`,
    nothing: (laid: number) => `bring the hand no nearer a win, and show the others ${inWords(laid)} tiles`,
  },
  shows: (call: string, laid: number) =>
    `${capital(a(call))} brings the hand no nearer a win, and it shows the others ${inWords(laid)} tiles.`,
  /** The wall is empty. */
  over: 'No tile is left to draw, so nothing more can come of the hand.',
  wins: 'The hand is complete as it is.',
  kong: (kong: string) => `All four are yours. ${capital(a(kong))} brings you another tile at once.`,
  exchange: 'You’d give away tiles of a complete hand.',
  /** The pressed tile's name, where another was asked for. */
  named: (tile: string) => `That’s ${tile}.`,
  /**
   * The ready declaration with a hand that misses `short` tiles (null: unknown).
   * @param binds whether the hand may not change after the declaration
   */
  says: (word: string, short: number | null, binds: boolean) => {
    if (short !== 1)
      return `You’d be saying “${word}” with a hand that is ${short === null ? 'nowhere near a win' : `${tiles(short)} short`}. That’s a bluff.`;
    return binds
      ? `You’d be saying “${word}”, and from then on you may not change the hand.`
      : `You’d be saying “${word}”, and everybody would know that you are one tile short.`;
  },
  otherWord: 'The tile is right, but there is another word to say with it.',
  unsaid: 'The tile is right, but there is something to say with it.',
};
