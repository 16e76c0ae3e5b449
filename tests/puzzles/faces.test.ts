/** Naming tiles: each is known by itself, and is taken for those of its own family. */
import { describe, expect, test } from 'vitest';
import { practiceAnswers } from '#i18n/practice-answers.ts';
import { isDragon, isFlower, isSeason, isSuited, isWind, type Kind, suitOf } from '../../src/engine/tiles.ts';
import { faceCalled, faceName } from '../../src/notation/face-name.ts';
import { formatQuestionLink, parseQuestionLink } from '../../src/notation/question-link.ts';
import type { NamedTile } from '../../src/questions/tile/rules.ts';
import { ask, asking, gamesWith, roomFor } from './concepts.ts';

const familyOf = (kind: Kind): string => {
  if (isSuited(kind)) return `suit ${suitOf(kind)}`;
  if (isWind(kind)) return 'wind';
  if (isDragon(kind)) return 'dragon';
  return isFlower(kind) ? 'flower' : isSeason(kind) ? 'season' : 'none';
};

const FACES = Array.from({ length: 42 }, (_, kind) => kind);

describe.each(gamesWith('tile'))('%s', (game) => {
  const kinds = roomFor(game).ruleset.tiles.flatMap((copies, kind) =>
    copies > 0 && kind < FACES.length ? [kind] : [],
  );

  test('a tile stands among others of its family, four in all, or the three dragons', () => {
    for (let n = 0; n < 120; n++) {
      const { kind, among } = ask('tile', game, n).subject as NamedTile;
      expect(new Set(among.map(familyOf))).toEqual(new Set([familyOf(kind)]));
      expect(among).toHaveLength(isDragon(kind) ? 3 : 4);
      expect(among).toContain(kind);
    }
  });

  test('every tile can be asked for by its name, and decides its question', () => {
    for (const kind of kinds) {
      const question = ask('tile', game, 0, { rules: [faceName(kind)] });
      expect([(question.subject as NamedTile).kind, question.decides]).toEqual([kind, [faceName(kind)]]);
    }
  });
});

test('the name of a tile is its own, no rule’s, and stands in an address as it is', () => {
  expect(new Set(FACES.map(faceName)).size).toBe(FACES.length);
  for (const kind of FACES) expect(faceCalled(faceName(kind))).toBe(kind);
  expect(faceCalled('three-suits')).toBeNull();
  const rules = FACES.map(faceName);
  const link = formatQuestionLink(asking('tile', 'hong-kong', 3, { seed: 'heron', rules }));
  expect(parseQuestionLink(link).rules).toEqual(rules);
});

test('each tile is told by what stands on it and on no other', () => {
  const { mark } = practiceAnswers.tile;
  expect(new Set(FACES.map(mark)).size).toBe(FACES.length);
  expect(mark(7)).toBe('八 is 8: two strokes that part.');
});
