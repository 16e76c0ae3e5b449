/** What lessons and scenes say of one another, of what was said aloud, and of sums, held against the engine. */
import { describe, expect, test } from 'vitest';
import { check } from '#i18n/check.ts';
import { countTiles } from '../../src/engine/counts.ts';
import type { Kind } from '../../src/engine/tiles.ts';
import { seenBy } from '../../src/engine/view.ts';
import { waits } from '../../src/engine/win.ts';
import { tagsIn } from '../../src/lessons/tags.ts';
import { parseHand } from '../../src/notation/hand.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { parseScene } from '../../src/scenes/parsing/parse.ts';
import { type GameContent, games, playFile } from './content.ts';

const sorted = (tiles: readonly Kind[]): Kind[] => [...tiles].sort((a, b) => a - b);

/** The tiles of the hand that wins a scene, flowers aside; null where nobody does. */
function winningTiles(content: GameContent, name: string): Kind[] | null {
  const file = content.scenes.find((scene) => scene.name === name);
  if (!file) return null;
  const { frames } = playFile(content, file).compiled;
  const { stage, seats } = (frames.at(-1) ?? frames[0]).table;
  const outcome = stage.phase === 'ended' || stage.phase === 'settling' ? stage.outcome : null;
  if (outcome?.is !== 'won') return null;
  const { seat, how } = outcome.winners[0];
  const { concealed, melds } = seats[seat];
  const tiles = [...concealed, ...melds.flatMap((meld) => meld.tiles)];
  const isIn = tiles.length % 3 !== 1 && how.by === 'draw';
  return sorted(isIn || how.tile === null ? tiles : [...tiles, how.tile]);
}

/** How many tiles of the one are not in the other. */
function apart(a: readonly Kind[], b: readonly Kind[]): number {
  const rest = [...b];
  return a.filter((tile) => {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  }).length;
}

describe.each(games)('$id', (content) => {
  test('nobody has said anything before a scene begins, unless its author says so', () => {
    for (const file of content.scenes) {
      const { deal } = parseScene(file.text, file.file);
      const { compiled, ruleset } = playFile(content, file);
      const { declarations } = seenBy(ruleset, compiled.frames[0].table, null);
      const given = Object.values(deal.hands).filter((hand) => hand.text.includes(',')).length;
      expect(declarations.filter((word) => word !== null).length, file.file).toBeLessThanOrEqual(given);
    }
  });

  test('a scene that is said to have the same hand as another has it', () => {
    for (const { name, text, file } of content.scenes) {
      const { title, script } = parseScene(text, file);
      const told = [title, ...script.map(({ caption }) => caption ?? '')].join(' ');
      if (!/\bsame (?:hand|tiles)\b/i.test(told) || /one tile apart/.test(told)) continue;
      const own = winningTiles(content, name);
      const twins = content.scenes.filter(
        (other) => other.name !== name && winningTiles(content, other.name)?.join() === own?.join(),
      );
      expect(
        own === null ? [] : twins.map((twin) => twin.name),
        `${file} has the hand of another scene`,
      ).not.toEqual([]);
    }
  });

  test('hands that a lesson calls the same are the same, but for the tile they are completed with', () => {
    for (const { text, file } of content.lessons) {
      const shown = tagsIn(text).flatMap((tag) => {
        const { name, attributes, start } = tag;
        const tiles = attributes.get('tiles')?.value;
        const id = attributes.get('id')?.value;
        if (/^(?:Hand|Score|Waits)$/.test(name) && typeof tiles === 'string') {
          const hand = parseHand(tiles, 0);
          const all = [...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)];
          return [{ start, tiles: [...all, ...(hand.winning ? [hand.winning.tile] : [])] }];
        }
        const won = name === 'Scene' && typeof id === 'string' ? winningTiles(content, id) : null;
        return won ? [{ start, tiles: won }] : [];
      });
      for (const { index } of text.matchAll(/\bsame (?:hand|tiles)\b/g)) {
        const [b, a] = shown
          .filter(({ start }) => start < index)
          .slice(-2)
          .reverse();
        const [c, d] = shown.filter(({ start }) => start > index);
        const pairs = [
          [a, b],
          [b, c],
          [c, d],
        ].flatMap(([x, y]) => (x && y ? [apart(x.tiles, y.tiles)] : []));
        expect(Math.min(...pairs), `${file}: ${text.slice(index - 40, index + 60)}`).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('sums that a lesson states', () => {
  const content = games.find(({ id }) => id === 'two-five-eight') as GameContent;
  const text = content.lessons.find(({ name }) => name === '03-one-tile-short')?.text ?? '';
  const ranksOf = (tiles: string): number[] => [...tiles.replace(/\D/g, '')].map(Number);
  const sum = (ranks: readonly number[]): number => ranks.reduce((all, rank) => all + rank, 0);

  test('each is what its numbers add up to', () => {
    const sets = [...text.matchAll(/<T>(\w+)<\/T> makes (\d+)/g)];
    const pairs = [...text.matchAll(/two (\d)s make (\d+)/gi)];
    expect([sets.length, pairs.length]).toEqual([2, 3]);
    for (const [, tiles = '', says] of sets) expect(sum(ranksOf(tiles))).toBe(Number(says));
    for (const [, rank, says] of pairs) expect(2 * Number(rank)).toBe(Number(says));
  });

  test('the numbers of every run and triplet add up to a multiple of three, and no pair but 2s, 5s and 8s to one more', () => {
    expect(text).toContain('always a multiple of three');
    expect(text).toContain('the numbers in a run or a triplet');
    const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const runs = ranks.slice(0, 7).map((rank) => [rank, rank + 1, rank + 2]);
    for (const set of [...runs, ...ranks.map((rank) => [rank, rank, rank])]) expect(sum(set) % 3).toBe(0);
    expect(ranks.filter((rank) => (2 * rank) % 3 === 1)).toEqual([2, 5, 8]);
  });

  test('of four in a row only 2345 and 5678 wait, and at both ends', () => {
    const waiting = [1, 2, 3, 4, 5, 6].map((rank) => {
      const four = [rank, rank + 1, rank + 2, rank + 3].join('');
      const counts = countTiles(parseTiles(`123m567p888p${four}s`));
      const scoringHand = { counts, melds: [], bonus: [], seatWind: 0, roundWind: 0 } as const;
      return [four, waits(content.ruleset, scoringHand).length];
    });
    expect(waiting).toEqual([
      ['1234', 0],
      ['2345', 2],
      ['3456', 0],
      ['4567', 0],
      ['5678', 2],
      ['6789', 0],
    ]);
  });
});

test('a reading without a pair names none', () => {
  expect(check.reading(['the 1 to 9 of dots'], [])).toBe('The 1 to 9 of dots.');
});
