/** Proves a tile-naming answer: the tile, how to recognise it, and the tile it was mistaken for. */
import { practiceAnswers } from '#i18n/practice-answers.ts';
import { words } from '#i18n/words.ts';
import { isDragon, isWind, type Kind, PLAYED } from '../../engine/tiles.ts';
import { parseTiles } from '../../notation/tiles.ts';
import type { Question } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import type { Proof, ReaderAnswer } from '../proof.ts';
import type { NamedTile } from './rules.ts';

/** Tiles of the same group: all winds for a wind, all dragons for a dragon, none for a suit tile. */
const likeOf = (kind: Kind): Kind[] =>
  Array.from({ length: PLAYED }, (_, other) => other).filter((other) =>
    isWind(kind) ? isWind(other) : isDragon(kind) && isDragon(other),
  );

export function prove({ subject: { kind }, key }: Question<NamedTile>, answer: ReaderAnswer): Proof {
  const right = same(answer, key);
  const name = words.theTile(kind);
  const taken = answer.filter((each) => !key.includes(each)).flatMap(parseTiles);
  return {
    right,
    head: right ? practiceAnswers.tile.right(name) : practiceAnswers.tile.wrong(name),
    text: [kind, ...taken].map(practiceAnswers.tile.mark).join(' '),
    rule: null,
    evidence: [
      {
        is: 'sets',
        title: practiceAnswers.tile.beside,
        sets: [...new Set([kind, ...taken, ...likeOf(kind)])].map((each) => ({
          tiles: [each],
          word: words.tileName(each),
          odd: taken.includes(each),
        })),
      },
    ],
  };
}
