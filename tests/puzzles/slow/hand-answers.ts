/** What is right of a hand: `win`, `waits`, `sort`, `mend`, `discard`, `pass`, `tile`; from what is told alone. */
import {
  allOf,
  type Description,
  type Hand,
  handTold,
  type SlowGame,
  wholeWays,
  wins,
  with1,
  without1,
} from './hands.ts';
import { declarable, furitenOf, scoresOf, shapeWaits } from './riichi.ts';
import { copies, read, readOne, sorted, type Tile, write } from './tiles.ts';

/** Every right answer, in any order. */
export type Answers = readonly string[];

export const win = (game: SlowGame, description: Description): Answers => [
  wins(game, handTold(description)) ? 'yes' : 'no',
];

/** The tiles that win; one of which all four are there is none. */
const completing = (game: SlowGame, hand: Hand, drawn: boolean): Tile[] =>
  game.kinds.filter((tile) => copies(allOf(hand), tile) < 4 && wins(game, with1(hand, tile, drawn)));

export const waits = (game: SlowGame, description: Description): Answers =>
  completing(game, handTold(description), false).map(write);

/** Parts as they are written: suits joined, the pair last where there are sets and one pair. */
export function sort(game: SlowGame, description: Description): Answers {
  const ways = wholeWays(game, handTold(description));
  if (ways.length === 0) return ['none'];
  return [...new Set(ways.map(({ laid }) => asParts(laid.map((part) => part.map(write)))))];
}

/** A laying that is written down, so that the same one is the same text. */
export const asLaid = (answer: string): string =>
  answer === 'none' ? answer : asParts(answer.split(' ').map((part) => read(part).map(write)));

/** The same laying is the same text: each part's tiles in order, the parts in order. */
const asParts = (parts: readonly (readonly string[])[]): string =>
  parts
    .map((part) => [...part].sort().join(''))
    .sort()
    .join(' ');

export function mend(game: SlowGame, description: Description): Answers {
  const hand = handTold(description);
  return [...new Set(hand.tiles)].flatMap((out) =>
    completing(game, without1(hand, out), true)
      .filter((tile) => tile !== out)
      .map((tile) => `${write(out)}>${write(tile)}`),
  );
}

/** What leaves most tiles that win, those that one sees oneself not counted; nothing where none does. */
export function discard(game: SlowGame, description: Description): Answers {
  const hand = handTold(description);
  const leaves = [...new Set(sorted(hand.tiles))].map((out) => {
    const kinds = completing(game, without1(hand, out), false);
    return { out, left: kinds.reduce((sum, tile) => sum + 4 - copies(allOf(hand), tile), 0) };
  });
  const most = Math.max(...leaves.map(({ left }) => left));
  return most === 0 ? [] : leaves.filter(({ left }) => left === most).map(({ out }) => write(out));
}

/** Fishing must have been said before (British), no win may have been let go by (Taiwanese). */
export function pass(game: SlowGame, description: Description): Answers {
  const tile = readOne(String(description['discard']));
  const facts = (description['facts'] ?? {}) as Readonly<Record<string, boolean>>;
  const short = handTold(description);
  const hand = with1(short, tile, false);
  if (game.id === 'riichi')
    return [wins(game, hand) && furitenOf(short, description) === null ? 'win' : 'pass'];
  const barred =
    game.id === 'british'
      ? facts['hasDiscarded'] !== false && !facts['fishing'] && !facts['originalCall']
      : game.id === 'hk-taiwanese' && facts['passedWin'] === true;
  return [wins(game, hand) && !barred ? 'win' : 'pass'];
}

export const tile = (_game: SlowGame, description: Description): Answers => [
  write(readOne(String(description['tile']))),
];

/** Riichi alone: every discard with which it may be declared. */
export const declare = (_game: SlowGame, description: Description): Answers =>
  declarable(handTold(description), Number(description['left'])).map(write);

/** Riichi alone: the furiten that forbids a win, where the tile is another’s. */
export function barred(_game: SlowGame, description: Description): Answers {
  const hand = handTold(description);
  const short = hand.last === null ? hand : without1(hand, hand.last);
  return [hand.drawn ? 'win' : (furitenOf(short, description) ?? 'win')];
}

/** Riichi alone: who shows a ready hand after the last draw, and what each of the others pays. */
export function reveal(_game: SlowGame, description: Description): Answers {
  const shows = (description['seats'] as readonly Description[]).flatMap((seat, i) => {
    const isHidden =
      description['shy'] === i && (seat['facts'] as Description | undefined)?.['riichi'] !== true;
    return shapeWaits(handTold(seat)).length > 0 && !isHidden ? [String(i)] : [];
  });
  return [...shows, `pays ${shows.length % 4 === 0 ? 0 : 3000 / (4 - shows.length)}`];
}

export const han = (_game: SlowGame, description: Description): Answers => [
  String(scoresOf(handTold(description))[0]?.han),
];
export const fu = (_game: SlowGame, description: Description): Answers => [
  String(scoresOf(handTold(description))[0]?.fu),
];
