/** Finds lines a scene must not leave out: answers of seats that are asked about a tile, and wins that are passed. */

import type { Action } from '../../engine/action.ts';
import { legal } from '../../engine/legality/legal.ts';
import type { Seat } from '../../engine/seats.ts';
import { awaitedSeats } from '../../engine/selectors.ts';
import { type ActionLine, formatAction } from '../../notation/lines.ts';
import { seatName } from '../../notation/seats.ts';
import type { SceneText } from '../scene.ts';
import { FillerConflict } from '../setup/filler-conflict.ts';

import { falseLine, type SceneRun, tableNow } from './scene-run.ts';

/** Checks that the seats asked about a tile answer before anything else happens. */
export function checkAnswered(playing: SceneRun, written: SceneText, action: Action | null = null): void {
  const table = tableNow(playing);
  const { stage } = table;
  if (stage.phase !== 'collecting') return;
  const awaits = awaitedSeats(table);
  if (action && isCall(action)) return;
  throw unansweredError(playing, written, awaits);
}

const isCall = (action: Action): boolean =>
  action.do !== 'discard' && action.do !== 'show' && action.do !== 'exchange';

/** Builds the error for a seat that could answer to a line while the script does not say what it does. */
export function unansweredError(playing: SceneRun, now: SceneText, awaits: readonly Seat[]): Error {
  const written = playing.offeredBy ?? now;
  const { dealer } = tableNow(playing);
  // Report a written hand first: it is asked in every filling. A filler hand may not be asked in another one.
  const [first] = awaits.filter((seat) => !playing.loose.has(seat));
  const names = (first === undefined ? awaits : [first]).map((seat) => {
    const calls = callsOf(playing, seat).map((call) => call.do);
    return `${seatName(seat, dealer)} could answer (${calls.join(', ')})`;
  });
  if (first === undefined) return new FillerConflict(written, names.join(' and '));
  const wins = callsOf(playing, first).some((call) => call.do === 'win');
  const passes = `${seatName(first, dealer)} passes${wins ? ' a win' : ''}`;
  return falseLine(
    playing,
    written,
    `after this, ${names.join()}`,
    `Write what that seat does, such as “${passes}”.`,
  );
}

const callsOf = (playing: SceneRun, seat: Seat): Action[] =>
  legal(playing.ruleset, tableNow(playing), seat).filter((action) => action.do !== 'pass');

/** Checks that a passed win is written as such: “south passes a win”. */
export function checkPassedWin(
  playing: SceneRun,
  written: SceneText,
  { action, passesWin }: ActionLine & { is: 'action' },
  mine: readonly Action[],
): void {
  const canWin = action.do !== 'win' && mine.some((each) => each.do === 'win');
  if (canWin === passesWin) return;
  const { dealer } = tableNow(playing);
  const name = seatName(action.seat, dealer);
  if (canWin && playing.loose.has(action.seat)) throw new FillerConflict(written, `${name} could win`);
  const plain = formatAction(action, dealer);
  throw canWin
    ? falseLine(
        playing,
        written,
        `${name} could win here`,
        `Say that the win is passed: “${plain}${action.do === 'pass' ? ' a win' : ' and passes a win'}”.`,
      )
    : falseLine(playing, written, `${name} has no win to pass here`, `Write “${plain}”.`);
}

/** Checks that a filler hand on its own turn has no kong the script does not mention. */
export function checkQuietTurn(
  playing: SceneRun,
  written: SceneText,
  action: Action,
  mine: readonly Action[],
): void {
  if (!playing.loose.has(action.seat) || action.do !== 'discard') return;
  const kong = mine.find((each) => each.do === 'kong');
  if (kong)
    throw new FillerConflict(written, `${seatName(action.seat, tableNow(playing).dealer)} could kong`);
}
