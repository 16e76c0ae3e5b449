/** Hands to put to every game: whole ones, of the tiles and shapes of one game or another, some with a tile amiss. */

import type { Random } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Kind } from '../../engine/tiles.ts';
import { tilesOf } from '../../evaluation/hand.ts';
import { takenFrom } from '../../evaluation/tiles.ts';
import { formatHand, type WrittenHand } from '../../notation/hand.ts';
import { EMPTY_HAND, type HandLink } from '../../notation/hand-link.ts';
import { enriched } from '../../puzzles/enrich-hand.ts';
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

/** Of so many hands one has a tile that spoils it. */
const SPOILED = 6;
/** Of so many hands one is of another shape than sets and a pair, where the game has such shapes. */
const SPECIAL = 6;

/** A hand of one of these games, won in one way or another; null where the tiles fell so that there is none. */
export function randomHand(rulesets: readonly Ruleset[], random: Random): HandLink | null {
  const ruleset = rulesets[random.below(rulesets.length)];
  const shapedHand = ruleset && shaped(ruleset, random);
  if (!ruleset || !shapedHand) return null;
  const { seat, round = 0, bonus = [], ...rest } = enriched(ruleset, random, shapedHand);
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
  const written = random.below(SPOILED) === 0 ? spoiled(ruleset, random, hand) : hand;
  return { ...EMPTY_HAND, hand: formatHand(written, seat), seat, round, way: wayOf(rest.from, seat) };
}

/** What the page keeps beside a hand that has its winning tile already: nothing more is to come. */
const wayOf = (from: ShownHand['from'], seat: ShownHand['seat']): HandLink['way'] =>
  from === null ? 'draw' : ((['draw', 'right', 'across', 'left'] as const)[(from - seat) & 3] ?? 'draw');

function shaped(ruleset: Ruleset, random: Random): ShownHand | null {
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

/** The hand with one of its concealed tiles exchanged for another that is left. */
function spoiled(ruleset: Ruleset, random: Random, hand: WrittenHand): WrittenHand {
  const { rest } = takenFrom(ruleset.tiles, tilesOf(hand));
  const others = playedIn(ruleset).filter((kind) => (rest[kind] ?? 0) > 0);
  const out = random.below(Math.max(1, hand.concealed.length));
  const into = others[random.below(others.length)] as Kind;
  return {
    ...hand,
    concealed: hand.concealed.map((kind, i) => (i === out ? into : kind)).sort((a, b) => a - b),
  };
}

/** How often another hand is looked for, so that the games part over it. */
const TRIES = 60;

/** A hand over which the games part, so that it is worth a guess; four of five times at the least. */
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

/** What every game says of the hand of a link; null where it cannot be put to any. */
export function answersOf(
  rulesets: readonly Ruleset[],
  all: AllGames,
  link: HandLink,
): readonly HandAnswer[] | null {
  const read = askOf(link, all);
  return read.is === 'asked' ? rulesets.map((ruleset) => answerOf(ruleset, read.query)) : null;
}
