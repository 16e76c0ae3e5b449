/** What is right of a hand: `win`, `waits`, `sort`, `mend`, `discard`, `pass`, `tile`; from what is told alone. */
import {
  allOf,
  type Hand,
  handTold,
  type SlowGame,
  type Told,
  wholeWays,
  wins,
  with1,
  without1,
} from './hands.ts';
import { declarable, furitenOf, scoresOf, shapeWaits } from './riichi.ts';
import { copies, read, readOne, sorted, type Tile, write } from './tiles.ts';

/** Every right answer, in any order. */
export type Answers = readonly string[];

export const win = (game: SlowGame, told: Told): Answers => [wins(game, handTold(told)) ? 'yes' : 'no'];

/** The tiles that win; one of which all four are there is none. */
const completing = (game: SlowGame, hand: Hand, drawn: boolean): Tile[] =>
  game.kinds.filter((tile) => copies(allOf(hand), tile) < 4 && wins(game, with1(hand, tile, drawn)));

export const waits = (game: SlowGame, told: Told): Answers =>
  completing(game, handTold(told), false).map(write);

/** Parts as they are written: suits joined, the pair last where there are sets and one pair. */
export function sort(game: SlowGame, told: Told): Answers {
  const ways = wholeWays(game, handTold(told));
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

export function mend(game: SlowGame, told: Told): Answers {
  const hand = handTold(told);
  return [...new Set(hand.tiles)].flatMap((out) =>
    completing(game, without1(hand, out), true)
      .filter((tile) => tile !== out)
      .map((tile) => `${write(out)}>${write(tile)}`),
  );
}

/** What leaves most tiles that win, those that one sees oneself not counted; nothing where none does. */
export function discard(game: SlowGame, told: Told): Answers {
  const hand = handTold(told);
  const leaves = [...new Set(sorted(hand.tiles))].map((out) => {
    const kinds = completing(game, without1(hand, out), false);
    return { out, left: kinds.reduce((sum, tile) => sum + 4 - copies(allOf(hand), tile), 0) };
  });
  const most = Math.max(...leaves.map(({ left }) => left));
  return most === 0 ? [] : leaves.filter(({ left }) => left === most).map(({ out }) => write(out));
}

/** Fishing must have been said before (British), no win may have been let go by (Taiwanese). */
export function pass(game: SlowGame, told: Told): Answers {
  const tile = readOne(String(told['discard']));
  const facts = (told['facts'] ?? {}) as Readonly<Record<string, boolean>>;
  const short = handTold(told);
  const hand = with1(short, tile, false);
  if (game.id === 'riichi') return [wins(game, hand) && furitenOf(short, told) === null ? 'win' : 'pass'];
  const barred =
    game.id === 'british'
      ? facts['hasDiscarded'] !== false && !facts['fishing'] && !facts['originalCall']
      : game.id === 'hk-taiwanese' && facts['passedWin'] === true;
  return [wins(game, hand) && !barred ? 'win' : 'pass'];
}

export const tile = (_game: SlowGame, told: Told): Answers => [write(readOne(String(told['tile'])))];

/** Riichi alone: every discard with which it may be declared. */
export const declare = (_game: SlowGame, told: Told): Answers =>
  declarable(handTold(told), Number(told['left'])).map(write);

/** Riichi alone: the furiten that forbids a win, where the tile is another’s. */
export function barred(_game: SlowGame, told: Told): Answers {
  const hand = handTold(told);
  const short = hand.last === null ? hand : without1(hand, hand.last);
  return [hand.drawn ? 'win' : (furitenOf(short, told) ?? 'win')];
}

/** Riichi alone: who shows a ready hand after the last draw, and what each of the others pays. */
export function reveal(_game: SlowGame, told: Told): Answers {
  const shows = (told['seats'] as readonly Told[]).flatMap((seat, i) => {
    const isHidden = told['shy'] === i && (seat['facts'] as Told | undefined)?.['riichi'] !== true;
    return shapeWaits(handTold(seat)).length > 0 && !isHidden ? [String(i)] : [];
  });
  return [...shows, `pays ${shows.length % 4 === 0 ? 0 : 3000 / (4 - shows.length)}`];
}

export const han = (_game: SlowGame, told: Told): Answers => [String(scoresOf(handTold(told))[0]?.han)];
export const fu = (_game: SlowGame, told: Told): Answers => [String(scoresOf(handTold(told))[0]?.fu)];
