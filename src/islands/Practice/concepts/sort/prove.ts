/** Whether a hand is laid into sets: every way in which it can be, what is no set of those laid, and what it breaks. */
import { beginsChow, type Kind } from '../../../../engine/tiles.ts';
import { formatTiles, parseTiles } from '../../../../notation/tiles.ts';
import type { ShownHand } from '../../../../puzzles/hands.ts';
import { heldAgainst } from '../../../../puzzles/proof/conditions.ts';
import type { Question } from '../../../../puzzles/question.ts';
import type { Teller } from '../../asker.ts';
import type { Evidence, Given, LaidSet, Proof } from '../../proof.ts';
import { handEvidence, whyNot } from '../../told.ts';

/** The answer that it cannot be laid. */
export const NONE = 'none';

const sorted = (tiles: readonly Kind[]): Kind[] => [...tiles].sort((a, b) => a - b);

/** Sets and the pair as the key writes them. */
export const laidText = (sets: readonly (readonly Kind[])[], pair: readonly Kind[]): string =>
  [...sets.map((tiles) => formatTiles(sorted(tiles))).sort(), formatTiles(pair)].join(' ');

/** Whether an answer of the key is sets and a pair, and not a shape of its own. */
export const isStandard = (laid: string): boolean =>
  laid.split(' ').every((set) => [2, 3].includes(parseTiles(set).length)) &&
  laid.split(' ').filter((set) => parseTiles(set).length === 2).length === 1;

export const acceptsLaid = (key: Given, given: string): boolean =>
  key.includes(given) || (given === SPECIAL && key.some((each) => each !== NONE && !isStandard(each)));

/** The answer that the hand is of a shape of its own: nothing but pairs, one of each. */
export const SPECIAL = 'special';

const isAlike = (tiles: readonly Kind[]): boolean => tiles.every((tile) => tile === tiles[0]);

function isSet(tiles: readonly Kind[]): boolean {
  const [a = -1, b, c] = sorted(tiles);
  return isAlike(tiles) || (beginsChow(a) && b === a + 1 && c === a + 2);
}

/** How many readings are shown. */
const SHOWN = 3;

export function prove({ asked: hand, key }: Question<ShownHand>, [given = '']: Given, teller: Teller): Proof {
  const { say, words, terms } = teller;
  const right = acceptsLaid(key, given);
  const can = !key.includes(NONE);
  const laid = given === NONE || given === SPECIAL ? [] : given.split(' ').map(parseTiles);
  const odd = laid.find((tiles) => (tiles.length === 2 ? !isAlike(tiles) : !isSet(tiles)));
  const word = (tiles: readonly Kind[]): string =>
    tiles.length === 2 ? terms.pair : isAlike(tiles) ? terms.pung : terms.chow;
  const own: LaidSet[] = laid.map((tiles) => {
    const fits = tiles.length === 2 ? isAlike(tiles) : isSet(tiles);
    return { tiles: sorted(tiles), word: fits ? word(tiles) : say.hand.odd, odd: !fits };
  });
  const against = heldAgainst(teller.room, hand);
  const readings: Evidence[] = can
    ? key.slice(0, SHOWN).map((each, i) => ({
        is: 'sets',
        title: say.sort.reading(i + 1, Math.min(key.length, SHOWN)),
        sets: each.split(' ').map((set) => ({
          tiles: parseTiles(set),
          word: isStandard(each) ? word(parseTiles(set)) : undefined,
        })),
      }))
    : handEvidence(teller, hand, against);
  const yours: Evidence[] =
    !right && own.length > 0 ? [{ is: 'sets', title: say.sort.yours, sets: own }] : [];
  const why = can ? null : whyNot(teller, hand, against);
  const fault =
    odd === undefined
      ? null
      : odd.length === 2
        ? say.sort.noPair(words.tileList(sorted(odd)))
        : say.sort.noSet(words.tileList(sorted(odd)));
  const head = right
    ? can
      ? say.sort.right
      : say.sort.rightNone
    : (fault ?? (can ? say.sort.can : say.sort.cannot));
  return {
    right,
    head,
    text: why ? `${why.head} ${why.text}` : '',
    rule: why?.rule ?? against.conditions[0]?.rule ?? null,
    evidence: [...yours, ...readings],
  };
}
