/** Proves a sorting answer: every way to split the hand into sets, which laid groups are not sets, and why. */
import { practice } from '#i18n/practice.ts';
import { practiceAnswers } from '#i18n/practice-answers.ts';
import { words } from '#i18n/words.ts';
import { type Kind, sortTiles } from '../../engine/tiles.ts';
import { parseTiles } from '../../notation/tiles.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import { checkConditions } from '../../puzzles/proof/conditions.ts';
import type { Question } from '../../puzzles/question.ts';
import { handEvidence, whyNot } from '../evidence.ts';
import type { PracticeContext } from '../kind.ts';
import type { Evidence, LaidSet, Proof, ReaderAnswer } from '../proof.ts';
import { acceptsLaid, isStandard, NONE, SPECIAL } from './answer.ts';
import { faultOf, isAlike, isSet } from './sets.ts';

/** Maximum number of readings shown. */
const SHOWN = 3;

export function prove(
  { subject: hand, key }: Question<ShownHand>,
  [choice = '']: ReaderAnswer,
  context: PracticeContext,
): Proof {
  const { terms } = context;
  const right = acceptsLaid(key, choice);
  const can = !key.includes(NONE);
  const laid = choice === NONE || choice === SPECIAL ? [] : choice.split(' ').map(parseTiles);
  const odd = laid.find((tiles) => (tiles.length === 2 ? !isAlike(tiles) : !isSet(tiles)));
  const word = (tiles: readonly Kind[]): string =>
    words.setName(tiles.length === 2 ? 'pair' : isAlike(tiles) ? 'pung' : 'chow', terms, false);
  const own: LaidSet[] = laid.map((tiles) => {
    const fits = tiles.length === 2 ? isAlike(tiles) : isSet(tiles);
    return { tiles: sortTiles(tiles), word: fits ? word(tiles) : practice.hand.odd, odd: !fits };
  });
  const against = checkConditions(context.generator, hand);
  const readings: Evidence[] = can
    ? key.slice(0, SHOWN).map((each, i) => ({
        is: 'sets',
        title: practiceAnswers.sort.reading(i + 1, Math.min(key.length, SHOWN)),
        sets: each.split(' ').map((set) => ({
          tiles: parseTiles(set),
          word: isStandard(each) ? word(parseTiles(set)) : undefined,
        })),
      }))
    : handEvidence(context, hand, against);
  const yours: Evidence[] =
    !right && own.length > 0 ? [{ is: 'sets', title: practiceAnswers.sort.yours, sets: own }] : [];
  const why = can ? null : whyNot(context, hand, against);
  const fault =
    odd === undefined
      ? null
      : odd.length === 2
        ? practiceAnswers.sort.noPair(words.tileList(sortTiles(odd)))
        : practiceAnswers.sort.noSet(words.tileList(sortTiles(odd)), faultOf(odd));
  /** True if the hand does split into sets and a pair, but another rule refuses the win. */
  const isBroken = !can && against.conditions[0]?.holds === true;
  const head = right
    ? can
      ? practiceAnswers.sort.right
      : isBroken
        ? practiceAnswers.sort.rightBroken
        : practiceAnswers.sort.rightNone
    : (fault ??
      (can
        ? practiceAnswers.sort.can
        : isBroken
          ? practiceAnswers.sort.broken
          : practiceAnswers.sort.cannot));
  return {
    right,
    head,
    text: why ? `${why.head} ${why.text}` : '',
    rule: why?.rule ?? against.conditions[0]?.rule ?? null,
    evidence: [...yours, ...readings],
  };
}
