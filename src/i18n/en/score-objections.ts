/** Explains in English why a pattern does not count in this hand: “you have 5-6-7 of bamboo”. */

import type { Against, SetFact, SetsOf } from '../../engine/objections.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { isBonus, type Kind } from '../../engine/tiles.ts';
import type { HandDescription } from '../message-context.ts';
import { setName } from './calls.ts';
import { inWords, list } from './numbers.ts';
import { windName } from './seats.ts';
import { countedTile, runName, theTile, tileList, tilesName } from './tiles.ts';

/** Names the tiles of a set: "3s of dots", "5-6-7 of bamboo". */
const setTiles = ({ kind, tiles }: SetFact): string =>
  kind === 'chow' ? runName(tiles) : tilesName(tiles[0] ?? 0);

/** Names a set: "the Pung of 3s of dots" where it was claimed, "the triplet of 3s of dots" where it was not. */
const theSet = (set: SetFact, terms: Terms, called = false): string =>
  `the ${setName(set.kind, terms, called)} of ${setTiles(set)}`;

function kindsOf(of: SetsOf, terms: Terms, several: boolean): string {
  const many = (term: string): string => (several ? `${term}s` : term);
  const triplet = setName('pung', terms, false);
  switch (of) {
    case 'dragon':
      return `${many(triplet)} of dragons`;
    case 'wind':
      return `${many(triplet)} of winds`;
    case 'concealed':
      return `concealed ${many(triplet)}`;
    default:
      return many(setName(of, terms, false));
  }
}

const NONE = {
  honours: 'no wind and no dragon',
  terminals: 'no 1 and no 9',
  suits: 'only winds and dragons',
  bonus: 'none',
  reds: 'no red five',
} as const;

/** At most this many other winning tiles are named. */
const SOME = 3;

export function objection(fact: Against, { own, terms, title }: HandDescription): string {
  const have = own ? 'you have' : 'it has';
  const your = own ? 'your' : 'its';
  switch (fact.is) {
    case 'tile':
      return `not with ${theTile(fact.tile)}`;
    case 'holds':
      return `${have} ${theTile(fact.tile)}`;
    case 'set':
      return fact.set.kind === 'chow'
        ? `${have} ${runName(fact.set.tiles)}`
        : `${have} a ${setName(fact.set.kind, terms, false)} of ${setTiles(fact.set)}`;
    case 'called':
      return `${theSet(fact.set, terms, true)} was called`;
    case 'uncalled':
      return `${fact.set.kind === 'chow' ? runName(fact.set.tiles) : theSet(fact.set, terms)} was not called`;
    case 'finished-by-another':
      return `a discard finished ${theSet(fact.set, terms)}`;
    case 'pair':
      return `${your} pair is two ${tilesName(fact.tile)}`;
    case 'suits':
      return `${have} two suits: ${list(fact.tiles.map(theTile))}`;
    case 'no':
      return `${have} ${NONE[fact.of]}`;
    case 'copies':
      if (fact.have > 0) return `${have} only ${countedTile(fact.tile, fact.have)}`;
      return isBonus(fact.tile)
        ? `${own ? 'you don’t' : 'it doesn’t'} have ${theTile(fact.tile)}`
        : `${have} ${countedTile(fact.tile, 0)}`;
    case 'no-pung':
      return `${have} no ${setName('pung', terms, false)} of ${tilesName(fact.tile)}`;
    case 'sets': {
      const { sets, of } = fact;
      if (sets.length === 0) return `${have} no ${kindsOf(of, terms, false)}`;
      const names = list(sets.map((set) => (set.kind === 'chow' ? setTiles(set) : `the ${setTiles(set)}`)));
      return sets.length === 1
        ? `${your} only ${kindsOf(of, terms, false)} is ${names}`
        : `${your} ${kindsOf(of, terms, true)} are ${names}`;
    }
    case 'shape':
      return `${your} tiles count as “${title(fact.rule)}”`;
    case 'discard':
      return own
        ? `you won on a discard, ${theTile(fact.tile)}`
        : `it won on a discard, ${theTile(fact.tile)}`;
    case 'robbed':
      return `${theTile(fact.tile)} was robbed from a ${terms.kong}`;
    case 'drawn':
      return own ? `you drew ${theTile(fact.tile)} yourself` : `${theTile(fact.tile)} was drawn`;
    case 'drawn-in-turn':
      return `${theTile(fact.tile)} came from the wall in turn`;
    case 'drawn-for-bonus':
      return `${theTile(fact.tile)} was drawn for a bonus tile`;
    case 'drawn-after-one':
      return `${theTile(fact.tile)} came after one ${terms.kong}, not two`;
    case 'replacement':
      return `${theTile(fact.tile)} was a replacement tile`;
    case 'other-last':
      return `${your} last tile was ${theTile(fact.tile)}`;
    case 'wall-left':
      return 'there were tiles left in the wall';
    case 'not-first':
      return 'the deal was already under way';
    case 'wind':
      return own ? `you’re ${windName(fact.wind)}` : `it’s ${windName(fact.wind)}’s hand`;
    case 'also':
      return `${own ? 'you’d' : 'it would'} also have won with ${also(fact.tiles)}`;
    case 'finished':
      return `${your} last tile finished ${fact.set.kind === 'chow' ? runName(fact.set.tiles) : theSet(fact.set, terms)}`;
    case 'finished-pair':
      return `${your} last tile made the pair of ${tilesName(fact.tile)}`;
    case 'one-ended':
      return `no tile but ${theTile(fact.tile)} makes a run with ${tileList(besideIt(fact))}`;
    case 'open-ended': {
      const [low = 0, high = 0] = besideIt(fact);
      return `${theTile(fact.tile < low ? high + 1 : low - 1)} makes a run with ${tileList([low, high])} as well`;
    }
    case 'late':
      return `a turn had passed since “${title(fact.rule)}” was declared, or somebody had called`;
    case 'no-dora':
      return fact.of === 'open'
        ? `no indicator names a tile that ${have}`
        : `no indicator underneath names a tile that ${have}`;
    case 'undeclared':
      return `${own ? 'you' : 'its player'} didn’t declare “${title(fact.rule)}”`;
    case 'fixed':
      return `${title(fact.by)} has a fixed value, so nothing is added to it or doubled`;
    case 'instead':
      return `${title(fact.by)} counts instead`;
  }
}

/** The two tiles of a run that waited for the winning one. */
const besideIt = ({ set, tile }: { readonly set: SetFact; readonly tile: Kind }): Kind[] =>
  set.tiles.filter((each) => each !== tile);

function also(tiles: readonly Kind[]): string {
  const named = tiles.slice(0, SOME).map(theTile);
  const more = tiles.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${inWords(more)} more` : list(named);
}
