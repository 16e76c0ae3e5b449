/**
 * Deals hands to put to every game: whole hands with the tiles and shapes of one of the games, some with a wrong tile.
 */

import type { Random } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Kind } from '../../engine/tiles.ts';
import { tilesOf } from '../../evaluation/hand.ts';
import { takenFrom } from '../../evaluation/tiles.ts';
import { formatHand, type WrittenHand } from '../../notation/hand.ts';
import { EMPTY_HAND, type HandLink } from '../../notation/hand-link.ts';
import { enrichHand } from '../../puzzles/enrich-hand.ts';
import {
  isSimple,
  kindsOf,
  looseHand,
  makeHand,
  playedIn,
  type ShownHand,
  shownHand,
} from '../../puzzles/hands.ts';
import { type AllGames, answerOf, askOf, type HandAnswer, winsThere } from './answer.ts';

/** One hand in this many has a tile that spoils it. */
const ONE_SPOILED_IN = 6;
/** One hand in this many has a special shape, if the game has any. */
const SPECIAL = 6;

/** Deals a hand of one of these games, with a random way of winning; null if the tiles drawn make none. */
export function randomHand(rulesets: readonly Ruleset[], random: Random): HandLink | null {
  const ruleset = rulesets[random.below(rulesets.length)];
  const shapedHand = ruleset && dealShownHand(ruleset, random);
  if (!ruleset || !shapedHand) return null;
  const { seat, round = 0, bonus = [], ...rest } = enrichHand(ruleset, random, shapedHand);
  const winning =
    rest.from === null
      ? ({ by: 'draw', tile: rest.winning } as const)
      : ({ by: 'discard', tile: rest.winning, from: rest.from } as const);
  const hand: WrittenHand = {
    concealed: rest.concealed,
    jokers: [],
    melds: rest.melds,
    winning,
    bonus,
    filler: false,
    facts: [],
  };
  const written = random.below(ONE_SPOILED_IN) === 0 ? spoilHand(ruleset, random, hand) : hand;
  return { ...EMPTY_HAND, hand: formatHand(written, seat), seat, round, way: wayOf(rest.from, seat) };
}

/** The link's `way` field for a hand that already has its winning tile. */
const wayOf = (from: ShownHand['from'], seat: ShownHand['seat']): HandLink['way'] =>
  from === null ? 'draw' : ((['draw', 'right', 'across', 'left'] as const)[(from - seat) & 3] ?? 'draw');

function dealShownHand(ruleset: Ruleset, random: Random): ShownHand | null {
  const special = ruleset.wins.shapes.flatMap(({ deal }) => (deal ? [deal] : []));
  const deal = special[random.below(Math.max(1, special.length))];
  if (deal && random.below(SPECIAL) === 0) return looseHand(random, deal(random));
  const suits = ([3, 3, 3, 2, 1] as const)[random.below(5)] ?? 3;
  const kinds = kindsOf(ruleset, random, suits, random.below(2) === 0);
  const cut = random.below(6) === 0 ? kinds.filter(isSimple) : kinds;
  const chows = [0, 2, 3, 5, 7, 10][random.below(6)] ?? 5;
  const hand = makeHand(ruleset, random, { kinds: cut, chows });
  return hand && shownHand(random, hand, random.below(4), ruleset.calls.chow.who !== 'nobody');
}

/** Swaps one concealed tile for another that is still available. */
function spoilHand(ruleset: Ruleset, random: Random, hand: WrittenHand): WrittenHand {
  const { rest } = takenFrom(ruleset.tiles, tilesOf(hand));
  const others = playedIn(ruleset).filter((kind) => (rest[kind] ?? 0) > 0);
  const out = random.below(Math.max(1, hand.concealed.length));
  const into = others[random.below(others.length)] as Kind;
  return {
    ...hand,
    concealed: hand.concealed.map((kind, i) => (i === out ? into : kind)).sort((a, b) => a - b),
  };
}

/** Most hands tried before giving up on one over which the games differ. */
const TRIES = 60;

/**
 * Deals a hand to guess about: at least four in five times one that some games let win and others do not, if found
 * within `TRIES`. Null if no hand was found at all.
 */
export function handToGuess(rulesets: readonly Ruleset[], all: AllGames, random: Random): HandLink | null {
  const mixed = random.below(5) > 0;
  let last: HandLink | null = null;
  for (let tries = 0; tries < TRIES; tries++) {
    const link = randomHand(rulesets, random);
    const answers = link && answersOf(rulesets, all, link);
    if (!link || !answers) continue;
    last = link;
    const wins = answers.filter(winsThere).length;
    if (!mixed || (wins > 0 && wins < rulesets.length)) return link;
  }
  return last;
}

/** Every game's answer to the hand of a link; null if it cannot be put to any game. */
export function answersOf(
  rulesets: readonly Ruleset[],
  all: AllGames,
  link: HandLink,
): readonly HandAnswer[] | null {
  const read = askOf(link, all);
  return read.is === 'asked' ? rulesets.map((ruleset) => answerOf(ruleset, read.query)) : null;
}
