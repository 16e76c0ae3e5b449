/** Why a line does not count, of this hand: “you have 5-6-7 of bamboo”. */

import type { Terms } from '../../engine/ruleset.ts';
import type { Against, SetsOf, ToldSet } from '../../engine/score-objections.ts';
import { isBonus, type Kind } from '../../engine/tiles.ts';
import type { HandDescription } from '../message-context.ts';
import { inWords, list } from './numbers.ts';
import { windName } from './seats.ts';
import { countedTile, runName, theTile, tilesName } from './tiles.ts';

/** "3s of dots", "5-6-7 of bamboo". */
const setTiles = ({ kind, tiles }: ToldSet): string =>
  kind === 'chow' ? runName(tiles) : tilesName(tiles[0] ?? 0);

/** "the Pung of 3s of dots". */
const theSet = (set: ToldSet, terms: Terms): string => `the ${terms[set.kind]} of ${setTiles(set)}`;

function kindsOf(of: SetsOf, terms: Terms, several: boolean): string {
  const many = (term: string): string => (several ? `${term}s` : term);
  switch (of) {
    case 'dragon':
      return `${many(terms.pung)} of dragons`;
    case 'wind':
      return `${many(terms.pung)} of winds`;
    case 'concealed':
      return `concealed ${many(terms.pung)}`;
    default:
      return many(terms[of]);
  }
}

const NONE = {
  honours: 'no wind and no dragon',
  terminals: 'no 1 and no 9',
  suits: 'only winds and dragons',
  bonus: 'none',
} as const;

/** How many others are named of those that would have won. */
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
        : `${have} a ${terms[fact.set.kind]} of ${setTiles(fact.set)}`;
    case 'called':
      return `${theSet(fact.set, terms)} was called`;
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
      return `${have} no ${terms.pung} of ${tilesName(fact.tile)}`;
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
    case 'undeclared':
      return `${own ? 'you' : 'its player'} didn’t declare “${title(fact.rule)}”`;
    case 'fixed':
      return `${title(fact.by)} has a fixed value, so nothing is added to it or doubled`;
    case 'instead':
      return `${title(fact.by)} counts instead`;
  }
}

function also(tiles: readonly Kind[]): string {
  const named = tiles.slice(0, SOME).map(theTile);
  const more = tiles.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${inWords(more)} more` : list(named);
}
