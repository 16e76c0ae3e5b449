/** Whether a hand is laid into sets: every way in which it can be, what is no set of those laid, and what it breaks. */
import { beginsChow, type Kind } from '../../../../engine/tiles.ts';
import { parseTiles } from '../../../../notation/tiles.ts';
import type { ShownHand } from '../../../../puzzles/hands.ts';
import { heldAgainst } from '../../../../puzzles/proof/conditions.ts';
import type { Question } from '../../../../puzzles/question.ts';
import type { Prover } from '../../asker.ts';
import type { Evidence, Given, LaidSet, Proof } from '../../proof.ts';
import { handEvidence, whyNot } from '../../told.ts';
import { acceptsLaid, isStandard } from './accepted.ts';
import { NONE, SPECIAL, sorted } from './laid.ts';

const isAlike = (tiles: readonly Kind[]): boolean => tiles.every((tile) => tile === tiles[0]);

function isSet(tiles: readonly Kind[]): boolean {
  const [a = -1, b, c] = sorted(tiles);
  return isAlike(tiles) || (beginsChow(a) && b === a + 1 && c === a + 2);
}

/** How many readings are shown. */
const SHOWN = 3;

export function prove({ asked: hand, key }: Question<ShownHand>, [given = '']: Given, teller: Prover): Proof {
  const { say, words, terms } = teller;
  const right = acceptsLaid(key, given);
  const can = !key.includes(NONE);
  const laid = given === NONE || given === SPECIAL ? [] : given.split(' ').map(parseTiles);
  const odd = laid.find((tiles) => (tiles.length === 2 ? !isAlike(tiles) : !isSet(tiles)));
  const word = (tiles: readonly Kind[]): string =>
    words.setName(tiles.length === 2 ? 'pair' : isAlike(tiles) ? 'pung' : 'chow', terms, false);
  const own: LaidSet[] = laid.map((tiles) => {
    const fits = tiles.length === 2 ? isAlike(tiles) : isSet(tiles);
    return { tiles: sorted(tiles), word: fits ? word(tiles) : say.hand.odd, odd: !fits };
  });
  const against = heldAgainst(teller.room, hand);
  /** One way to lay it, where there is one. */
  const sets = can ? (key[0] ?? '').split(' ').map(parseTiles) : [];
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
  /** Sets and a pair that another rule forbids. */
  const isBroken = !can && against.conditions[0]?.holds === true;
  const head = right
    ? can
      ? say.sort.right
      : isBroken
        ? say.sort.rightBroken
        : say.sort.rightNone
    : (fault ?? (can ? say.sort.can : isBroken ? say.sort.broken : say.sort.cannot));
  return {
    right,
    head,
    text: why ? `${why.head} ${why.text}` : right ? '' : say.sort.like(sets.map(words.tileList)),
    rule: why?.rule ?? against.conditions[0]?.rule ?? null,
    evidence: [...yours, ...readings],
  };
}
