/**
 * Why a line does not count, asked of every line of every game that counts, over many winning hands: what is named is
 * there to be seen in the hand, and no sentence of the rulebook stands in for it.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { words } from '#i18n/words.ts';
import { copiesOf } from '../../src/engine/counts.ts';
import { isExposed } from '../../src/engine/melds.ts';
import type { Against, SetFact } from '../../src/engine/objections.ts';
import { createRandom } from '../../src/engine/random.ts';
import type { Score } from '../../src/engine/score.ts';
import { isHonour, isOuter, isRed, isSuited, isTerminal, type Kind, suitOf } from '../../src/engine/tiles.ts';
import { waits } from '../../src/engine/win.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import type { ShownHand } from '../../src/puzzles/hands.ts';
import { howOf, scoreOf, scoringHandOfTiles } from '../../src/puzzles/whole-hands.ts';
import { nameOf, type ScoredHand, whyNot } from '../../src/questions/worth/rules.ts';
import { conceptFor, gamesWith, roomFor } from '../puzzles/concepts.ts';
import { LONG, seedOf } from '../scale.ts';

const games = gamesWith('worth');

/** Every tile of it but bonus tiles. */
const tilesOf = (hand: ShownHand): Kind[] => [
  ...hand.concealed,
  hand.winning,
  ...hand.melds.flatMap(({ tiles }) => tiles),
];
const isRun = (tiles: readonly Kind[]): boolean => {
  const [low = 0, ...rest] = [...tiles].sort((a, b) => a - b);
  return isSuited(low) && rest.every((tile, n) => tile === low + n + 1 && suitOf(tile) === suitOf(low));
};
/** Each indicator names the tile after it here, as the rulebook says. */
const AFTER = ['1234567891m', '1234567891p', '1234567891s', 'ESWNE', 'CPFC'].flatMap((row) => {
  const tiles = parseTiles(row);
  return tiles.slice(1).map((tile, n) => [tiles[n], tile] as const);
});
const isNamed = (tile: Kind, indicator: Kind): boolean =>
  AFTER.some(([first, next]) => first === indicator && next === tile);
const contains = (all: readonly Kind[], some: readonly Kind[]): boolean =>
  some.every((tile) => copiesOf(all, tile) >= copiesOf(some, tile));

/** Whether this can be seen of the hand. */
function isSeen(fact: Against, hand: ShownHand, game: string, score: Score): boolean {
  const tiles = tilesOf(hand);
  const how = howOf(hand);
  const has = ({ tiles: set }: SetFact): boolean => contains(tiles, set);
  const isMeld = (set: SetFact, exposed: boolean): boolean =>
    hand.melds.some(
      (meld) => meld.kind === set.kind && contains(meld.tiles, set.tiles) && isExposed(meld) === exposed,
    );
  switch (fact.is) {
    case 'tile':
      return tiles.includes(fact.tile);
    case 'holds':
      return hand.bonus?.includes(fact.tile) === true;
    case 'set':
      return has(fact.set);
    case 'called':
      return isMeld(fact.set, true);
    case 'uncalled':
      return isMeld(fact.set, false) || contains([...hand.concealed, hand.winning], fact.set.tiles);
    case 'finished-by-another':
      return has(fact.set) && how.by !== 'draw' && fact.set.tiles.includes(how.tile);
    case 'pair':
      return copiesOf(tiles, fact.tile) >= 2;
    case 'suits':
      return contains(tiles, fact.tiles) && new Set(fact.tiles.map(suitOf)).size > 1;
    case 'no':
      return fact.of === 'bonus'
        ? (hand.bonus ?? []).length === 0
        : !tiles.some({ honours: isHonour, terminals: isTerminal, suits: isSuited, reds: isRed }[fact.of]);
    case 'copies':
      return copiesOf([...tiles, ...(hand.bonus ?? [])], fact.tile) === fact.have;
    case 'no-pung':
      return copiesOf(tiles, fact.tile) < 3;
    case 'sets':
      return contains(
        tiles,
        fact.sets.flatMap((set) => set.tiles),
      );
    case 'shape':
      return score.reading?.shape === fact.rule;
    case 'discard':
    case 'robbed':
      return how.by !== 'draw' && how.tile === fact.tile;
    case 'drawn':
      return how.by === 'draw' && how.tile === fact.tile;
    case 'drawn-in-turn':
      return how.by === 'draw' && how.tile === fact.tile && how.drew.by !== 'kong' && how.drew.by !== 'bonus';
    case 'drawn-for-bonus':
      return how.by === 'draw' && how.tile === fact.tile && how.drew.by === 'bonus';
    case 'drawn-after-one':
      return how.by === 'draw' && how.tile === fact.tile && how.drew.chain === 1;
    case 'replacement':
      return how.by === 'draw' && how.tile === fact.tile && ['kong', 'bonus'].includes(how.drew.by);
    case 'other-last':
      return hand.winning === fact.tile;
    case 'wall-left':
      return how.by === 'draw' ? !how.drew.last || how.drew.by !== 'wall' : !how.last;
    case 'not-first':
      return !how.opening;
    case 'wind':
      return hand.seat === fact.wind;
    case 'also': {
      const all = waits(roomFor(game).ruleset, scoringHandOfTiles(hand, hand.concealed));
      return fact.tiles.length > 0 && fact.tiles.every((tile) => all.includes(tile) && tile !== hand.winning);
    }
    case 'finished':
      return has(fact.set) && fact.set.tiles.includes(hand.winning);
    case 'finished-pair':
      return fact.tile === hand.winning && copiesOf(tiles, fact.tile) >= 2;
    case 'one-ended':
    case 'open-ended': {
      const others = fact.set.tiles.filter((tile) => tile !== fact.tile);
      const around = others.flatMap((tile) => [tile - 2, tile - 1, tile + 1, tile + 2]);
      const completing = new Set(around.filter((tile) => isRun([tile, ...others])));
      const isWon = hand.winning === fact.tile && has(fact.set) && completing.has(fact.tile);
      return isWon && completing.size === (fact.is === 'one-ended' ? 1 : 2);
    }
    case 'undeclared':
      return hand.facts?.[fact.rule === 'double-riichi' ? 'doubleRiichi' : fact.rule] !== true;
    case 'late':
      return (
        hand.facts?.['ippatsu'] !== true && (hand.facts?.['riichi'] ?? hand.facts?.['doubleRiichi']) === true
      );
    case 'no-dora':
      return !(hand.indicators?.[fact.of] ?? []).some((indicator) =>
        tiles.some((tile) => isNamed(tile, indicator)),
      );
    case 'fixed':
    case 'instead':
      return score.lines.some(({ pattern }) => pattern === fact.by);
  }
}

const LINES_OF_TILES: Readonly<Record<string, (tile: Kind) => boolean>> = {
  'all-simples': isOuter,
  'all-honours': isSuited,
  'full-flush': isHonour,
  'all-one-suit': isHonour,
  'terminals-and-honours': (tile) => !isOuter(tile),
  'mixed-orphans': (tile) => !isOuter(tile),
  'doubles outer': (tile) => !isOuter(tile),
  terminals: (tile) => !isTerminal(tile),
  'all-terminals': (tile) => !isTerminal(tile),
  'heads-and-tails': (tile) => !isTerminal(tile),
};

describe.each(games)('a line that does not count, in %s', (game) => {
  const generator = roomFor(game);
  const book: { rules: { id: string; title: string; sentence: string }[] } = parse(
    readFileSync(new URL(`../../content/${game}/rulebook.yaml`, import.meta.url), 'utf8'),
  );
  const sentences = new Set(book.rules.map(({ sentence }) => sentence.trim()));
  const title = (rule: string): string => book.rules.find(({ id }) => id === rule)?.title ?? rule;
  const lines = generator.ruleset.scoring?.objections?.lines ?? [];

  test('is told why by what can be seen of the hand', { timeout: 120_000 }, () => {
    const met = new Map<string, number>();
    for (let n = 0; n < (LONG ? 2000 : 60); n++) {
      const random = createRandom(seedOf(`objections ${game}`, n), 'hand');
      const counted = conceptFor('worth').deal(generator, random, {
        grade: ([1, 2, 3] as const)[n % 3] ?? 1,
        rules: [],
      }) as ScoredHand | null;
      const score = counted && scoreOf(counted.hand, generator.ruleset, generator.table);
      if (!counted || !score) continue;
      const { hand } = counted;
      for (const line of lines) {
        if (score.lines.some((each) => nameOf(each) === nameOf(line))) continue;
        const about = `${nameOf(line)} of ${JSON.stringify(hand)}`;
        const against = whyNot(hand, generator, score, line);
        if (!against) throw new Error(`no reason: ${about}`);
        if ('because' in against) {
          expect(score.uncounted, about).toContain(against);
          continue;
        }
        met.set(against.is, (met.get(against.is) ?? 0) + 1);
        expect(isSeen(against, hand, game, score), `${about}: ${JSON.stringify(against)}`).toBe(true);
        const breaks = LINES_OF_TILES[nameOf(line)];
        if (breaks && against.is === 'tile') expect(breaks(against.tile), about).toBe(true);
        const said = words.objection(against, { own: true, terms: generator.ruleset.terms, title });
        expect(said, about).not.toMatch(/undefined|null|\[object/);
        expect(sentences.has(said), about).toBe(false);
      }
    }
    // A test of nothing would pass, too.
    expect(met.size).toBeGreaterThan(10);
  });

  test('has a look of its own for every line that any hand has counted', { timeout: 120_000 }, () => {
    const known = new Set(lines.map(nameOf));
    for (let n = 0; n < (LONG ? 1000 : 60); n++) {
      const random = createRandom(seedOf(`lines ${game}`, n), 'hand');
      const counted = conceptFor('worth').deal(generator, random, {
        grade: 2,
        rules: [],
      }) as ScoredHand | null;
      for (const line of counted?.lines ?? []) expect(known).toContain(line);
    }
  });
});
