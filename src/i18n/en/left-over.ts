/** Explains which tiles of a hand belong to no set, and so prevent a win. */
import type { LeftOver } from '../../engine/reason.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { capital, inWords, list } from './numbers.ts';
import { countedTile, runName, tileList, tilesName } from './tiles.ts';

/** Above this many tiles, the number is given instead of names. */
const MOST_NAMED = 6;

export function leftOver(left: LeftOver, terms: Terms): string {
  const { chows } = left;
  if (!chows) return setback(left, terms);
  const { runs, most } = chows;
  const have =
    runs.length === 1 ? `is also a ${terms.chow}` : `are also ${inWords(runs.length)} ${terms.chow}s`;
  const may = most === 0 ? 'none' : `only ${inWords(most)}`;
  return `${setback(left, terms)} There ${have}, ${list(runs.map(runName))}, and a hand may have ${may}.`;
}

function setback(left: LeftOver, { pair }: Terms): string {
  switch (left.is) {
    case 'pairs': {
      const [four] = left.fours;
      return four === undefined
        ? `These are ${inWords(left.count)} pairs, not sets.`
        : `${capital(list(left.fours.map((kind) => countedTile(kind, 4))))}, and the rest are pairs.${
            left.near ? ' Seven pairs have to be seven different ones.' : ''
          }`;
    }
    case 'pair-short':
      return `Everything else is pairs, but ${tileList(left.tiles)} are left over.`;
    case 'no-run':
      return `${runName(left.tiles)} is not a run.`;
    case 'more-pairs':
      return `The ${list(left.kinds.map(tilesName))} are all pairs. A hand has one ${pair}, and the rest are sets.`;
    case 'tiles': {
      const { tiles, hasPair } = left;
      if (tiles.length > MOST_NAMED) return leftOverSummary(left);
      const belong = `${tileList(tiles)} ${tiles.length > 1 ? 'belong' : 'belongs'} to no set.`;
      return hasPair ? capital(belong) : `There is no pair, and ${belong}`;
    }
  }
}

function leftOverSummary({ sets, tiles, hasPair }: LeftOver & { is: 'tiles' }): string {
  if (sets === 0) return `There is no set${hasPair ? ', only a pair' : ' and no pair'}.`;
  const have = sets === 1 ? 'is one set' : `are ${inWords(sets)} sets`;
  const over = `${inWords(tiles.length)} tiles are left over`;
  return `There ${have} and ${hasPair ? 'a' : 'no'} pair, and ${over}.`;
}
