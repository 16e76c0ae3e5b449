/** Completes a scene's hands and piles with filler. */

import type { Debt } from '../../engine/payment.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Table } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { seatName } from '../../notation/seats.ts';
import { LessonError } from '../error.ts';
import type { Scene } from '../scene.ts';
import type { Filler } from './filler.ts';
import { seatNamed, type WrittenTable } from './written-tiles.ts';

/** Returns each seat's money at the start: the ruleset's stake unless the scene states another amount. */
export function cashOf(scene: Scene, ruleset: Ruleset): Table['cash'] {
  const { position } = scene;
  const money = (seat: Seat): number => position?.money[seatName(seat, position.dealer)] ?? ruleset.stake;
  return { seats: [money(0), money(1), money(2), money(3)], pot: position?.pot ?? 0 };
}

/** Returns the debts open at the start. */
export const debtsOf = ({ position }: Scene): readonly Debt[] =>
  (position?.debts ?? []).map(({ from, to, amount }) => ({
    from: seatNamed(from, position?.dealer ?? 0),
    to: seatNamed(to, position?.dealer ?? 0),
    amount,
  }));

/** Completes one hand to `need` tiles. @throws LessonError for too many tiles, or too few in a hand without `…` */
export function fillHand(
  scene: Scene,
  written: WrittenTable,
  seat: Seat,
  tiles: readonly Kind[],
  need: number,
  filler: Filler,
): Kind[] {
  const { is, line, name } = written.hands[seat];
  const missing = need - tiles.length;
  const place = { file: scene.file, line };
  if (missing < 0 || (missing > 0 && !is.filler)) {
    throw new LessonError(
      place,
      `${name} has ${tiles.length} tiles beside its sets; ${need} are needed`,
      missing < 0 ? `Take ${-missing} away.` : `Write ${missing} more, or “…” for filler.`,
    );
  }
  const more = filler.take(missing);
  if (!more)
    throw new LessonError(
      place,
      `there are not enough tiles left to fill ${name}`,
      'Write fewer tiles down elsewhere.',
    );
  return [...tiles, ...more];
}

/** Returns a pile of `size` tiles. A pile written without `…` is taken as it is and may be shorter. */
export function takePile(scene: Scene, pile: WrittenTable['box'], size: number, filler: Filler): Kind[] {
  if (pile && !pile.is.filler) return [...pile.is.first];
  const { first, last } = pile?.is ?? { first: [], last: [] };
  const more = filler.take(size - first.length - last.length);
  if (!more) {
    throw new LessonError(
      { file: scene.file, line: pile?.line ?? scene.deal.line },
      'the box cannot be filled',
      `It has ${size} tiles at first.`,
    );
  }
  return [...first, ...more, ...last];
}

/** Returns the wall. Its filler takes all the tiles that remain. */
export function takeWall({ wall }: WrittenTable, filler: Filler): Kind[] {
  if (!wall) return filler.takeAll();
  return wall.is.filler ? [...wall.is.first, ...filler.takeAll(), ...wall.is.last] : [...wall.is.first];
}

/** Checks that every tile of the set is placed. @throws LessonError when some remain */
export function checkNothingLeft(scene: Scene, filler: Filler): void {
  const left = filler.left();
  if (left === 0) return;
  const line = scene.deal.wall?.line ?? scene.deal.line;
  throw new LessonError(
    { file: scene.file, line },
    `${left} tiles of the set are nowhere`,
    'Write “…” in the wall, or begin in the middle of a hand, where the rivers take them.',
  );
}
