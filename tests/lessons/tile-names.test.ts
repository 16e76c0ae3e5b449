/** The lesson that names the tiles asks the faces that have to be read, and not only those that can be counted. */
import { describe, expect, test } from 'vitest';
import { CHARACTERS, isBonus, isDragon, isWind, type Kind, SUITED } from '../../src/engine/tiles.ts';
import drill from '../../src/lessons/Drill/spec.ts';
import { elementsOf } from '../../src/lessons/elements.ts';
import { courseOf, type GameContent, games } from '../../src/lessons/lint/content.ts';
import { tagsIn } from '../../src/lessons/tags.ts';
import type { NamedTile } from '../../src/questions/tile/rules.ts';
import { LessonError } from '../../src/scenes/error.ts';

/** The faces that are named in the lessons of a game. */
async function faces(content: GameContent): Promise<NamedTile[]> {
  const course = courseOf(content);
  const found: NamedTile[] = [];
  for (const { text, file } of content.lessons) {
    for (const { spec, values, place, text: told, parts } of elementsOf(tagsIn(text), file).elements) {
      if (spec.name !== 'Drill' || !text.includes('kind="tile"')) continue;
      const fault = (what: string, hint: string) => new LessonError(place, what, hint);
      const boards = await drill.check?.(values as { id: string }, {
        course,
        place,
        text: told,
        parts,
        fault,
      });
      for (const { question } of boards ?? [])
        if (question.spec.concept === 'tile') found.push(question.subject as NamedTile);
    }
  }
  return found;
}

const isCharacter = (kind: Kind): boolean => kind < SUITED && Math.floor(kind / 9) === CHARACTERS;
const GROUPS = { 'a wind': isWind, 'a dragon': isDragon, 'a bonus tile': isBonus };

describe.each(games)('the tile lesson of $id', (content) => {
  const { tiles } = content.ruleset;

  test('asks at least two characters beyond those that can be counted', async () => {
    const read = (await faces(content)).filter(({ kind }) => isCharacter(kind) && kind % 9 > 2);
    expect(read.length).toBeGreaterThanOrEqual(2);
  });

  test('asks every other group of tiles that the game has', async () => {
    const asked = await faces(content);
    for (const [name, isOne] of Object.entries(GROUPS))
      if (tiles.some((copies, kind) => copies > 0 && isOne(kind)))
        expect(
          asked.some(({ kind }) => isOne(kind)),
          name,
        ).toBe(true);
  });

  test('offers another of the same suit or group beside each: no suit alone tells which it is', async () => {
    for (const { kind, among } of await faces(content)) {
      const alike = (other: Kind) =>
        kind < SUITED
          ? other < SUITED && Math.floor(other / 9) === Math.floor(kind / 9)
          : Object.values(GROUPS).some((isOne) => isOne(kind) && isOne(other));
      expect(among.filter((other) => other !== kind && alike(other)).length, String(kind)).toBeGreaterThan(0);
    }
  });
});
