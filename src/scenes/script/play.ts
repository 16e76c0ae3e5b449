/** Plays a scene's script through the engine, line by line. */

import type { Action, Say } from '../../engine/action.ts';
import { nextTile, stopBeforeDraw } from '../../engine/draw.ts';
import { legal } from '../../engine/legality/legal.ts';
import { awaitedSeats } from '../../engine/selectors.ts';
import type { Kind } from '../../engine/tiles.ts';
import { playMove } from '../../machines/play.ts';
import { type ActionLine, formatAction, parseLine } from '../../notation/lines.ts';
import { seatName } from '../../notation/seats.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { ruleOf, whyOf } from '../reasons.ts';
import type { SceneText } from '../scene.ts';

import { checkAnswered, checkPassedWin, checkQuietTurn, unansweredError } from './missing-lines.ts';
import { falseLine, lastFrame, type SceneRun, tableNow } from './scene-run.ts';

/**
 * Plays one line: the draws before it, the line itself, and the referee's moves after it up to the next draw.
 * @throws LessonError when the line cannot be played
 * @throws FillerConflict when filler tiles prevent it; another filling may work
 */
export function playLine(playing: SceneRun, written: SceneText): void {
  const { dealer } = tableNow(playing);
  const line = parseLine(written.text, dealer);
  if (line.is === 'draw') playDraw(playing, written, line);
  else if (line.is === 'throw') playThrow(playing, written, line.dice);
  else if (line.action.do === 'show' && awaitedSeats(tableNow(playing)).length === 0)
    playLaid(playing, written, line.action);
  else if (line.action.do === 'say' && awaitedSeats(tableNow(playing)).length === 0)
    playDeclaration(playing, written, line.action);
  else playAction(playing, written, line);
  refereeGoesOn(playing);
}

/**
 * Makes the referee's moves until a player must act or a tile must be drawn. A draw waits for the script line that
 * needs it.
 */
function refereeGoesOn(playing: SceneRun): void {
  while (isRefereesMove(playing) && !isDraw(playing)) refereeMoves(playing);
}

function isRefereesMove(playing: SceneRun): boolean {
  const awaits = awaitedSeats(tableNow(playing));
  const { phase } = tableNow(playing).stage;
  return awaits.length === 0 && phase !== 'ended';
}

function isDraw(playing: SceneRun): boolean {
  const table = tableNow(playing);
  const { stage } = table;
  if (table.due.length > 0) return false;
  if (stage.phase === 'dealing') return playing.ruleset.deal.preamble[stage.step]?.step !== 'exchange';
  if (stage.phase !== 'drawing' || stage.laying !== null) return false;
  return stopBeforeDraw(playing.ruleset, table) === null && nextTile(playing.ruleset, table) !== null;
}

function refereeMoves(playing: SceneRun): void {
  const done = playMove(playing.ruleset, tableNow(playing), 'referee');
  if (done.is !== 'done') throw new Error(`the referee does not know what to do: ${JSON.stringify(done)}`);
  playing.frames.push({ table: done.table, event: done.event, move: 'referee' });
}

/** Plays the draw of a line: referee moves up to and including it. The seat and the tile must be those of the line. */
function playDraw(playing: SceneRun, written: SceneText, line: ActionLine & { is: 'draw' }): void {
  checkAnswered(playing, written);
  while (isRefereesMove(playing)) {
    refereeMoves(playing);
    const { event } = lastFrame(playing);
    if (event?.type !== 'drew') continue;
    const { dealer } = tableNow(playing);
    if (event.seat !== line.seat) {
      throw falseLine(
        playing,
        written,
        `it is ${seatName(event.seat, dealer)} who draws here`,
        'Turns go on from whoever discarded or called last.',
      );
    }
    if (line.tile === null || line.tile === event.tile) return;
    const where =
      event.from === 'wall'
        ? `the wall’s next tile`
        : event.from === 'box'
          ? 'the box’s next tile'
          : 'the wall’s last tile';
    throw falseLine(
      playing,
      written,
      `${where} is ${formatTile(event.tile)}, not ${formatTile(line.tile)}`,
      'The wall is written in the order in which it is drawn; supplements from its tail stand after “…”.',
    );
  }
  const awaits = awaitedSeats(tableNow(playing));
  const { phase } = tableNow(playing).stage;
  const { dealer } = tableNow(playing);
  if (phase === 'ended') throw falseLine(playing, written, 'the hand is over', 'Nobody draws any more.');
  const who = awaits.map((seat) => seatName(seat, dealer)).join(', ');
  throw falseLine(
    playing,
    written,
    `nobody draws here: it is for ${who} to act`,
    'Write first what they do.',
  );
}

function playThrow(playing: SceneRun, written: SceneText, dice: readonly number[]): void {
  if (isRefereesMove(playing)) {
    refereeMoves(playing);
    const { event } = lastFrame(playing);
    if (event?.type === 'rolled' && event.dice.join() === dice.join()) return;
  }
  throw falseLine(
    playing,
    written,
    'no such dice are thrown here',
    'Dice are thrown after the deal, as many as the game’s rules say.',
  );
}

/** Plays a bonus tile that the referee lays down. A tile a player has to show is an ordinary action. */
function playLaid(playing: SceneRun, written: SceneText, action: Action & { do: 'show' }): void {
  while (isRefereesMove(playing)) {
    refereeMoves(playing);
    const { event } = lastFrame(playing);
    if (event?.type === 'laid' && event.seat === action.seat && event.tile === action.tile) return;
    if (event?.type === 'laid' || event?.type === 'drew') break;
  }
  throw falseLine(
    playing,
    written,
    'no such tile is laid down here',
    'Bonus tiles are laid down when they are found.',
  );
}

/** Plays a declaration that the referee asks for, such as having no bonus tile. */
function playDeclaration(playing: SceneRun, written: SceneText, { seat, word }: Say): void {
  while (isRefereesMove(playing)) {
    refereeMoves(playing);
    const { event } = lastFrame(playing);
    if (event?.type === 'said' && event.seat === seat && event.word === word) return;
    if (event?.type === 'said' || event?.type === 'laid' || event?.type === 'drew') break;
  }
  throw falseLine(
    playing,
    written,
    'nobody says that here',
    'It is said by whoever has no bonus tile left, in turn.',
  );
}

/** Plays a player's action, after the checks for answers and passed wins the script leaves out. */
function playAction(playing: SceneRun, written: SceneText, line: ActionLine & { is: 'action' }): void {
  const { action } = line;
  checkAnswered(playing, written, action);
  while (isRefereesMove(playing)) refereeMoves(playing);
  const table = tableNow(playing);
  checkNamed(playing, written, line.names);
  const mine = legal(playing.ruleset, table, action.seat);
  checkPassedWin(playing, written, line, mine);
  const done = playMove(playing.ruleset, table, action);
  if (done.is !== 'done') {
    const awaits = awaitedSeats(table);
    const { phase } = table.stage;
    if (phase === 'collecting' && done.reason.rule === 'in-turn' && !awaits.includes(action.seat)) {
      throw unansweredError(playing, written, awaits);
    }
    throw falseLine(
      playing,
      written,
      `“${formatAction(action, table.dealer)}” is refused: ${ruleOf(done.reason)}`,
      whyOf(done.reason),
    );
  }
  checkQuietTurn(playing, written, action, mine);
  playing.frames.push({ table: done.table, event: done.event, move: action });
  if (table.stage.phase === 'deciding') playing.offeredBy = written;
}

/** Checks that a call which names a tile names the one offered. */
function checkNamed(playing: SceneRun, written: SceneText, names: Kind | null): void {
  if (names === null) return;
  const { stage } = tableNow(playing);
  const there =
    stage.phase === 'collecting'
      ? stage.offer.tile
      : stage.phase === 'deciding'
        ? (stage.drew?.tile ?? names)
        : names;
  if (there === names) return;
  throw falseLine(
    playing,
    written,
    `the tile is ${formatTile(there)}, not ${formatTile(names)}`,
    'A call names the tile that lies there, or none.',
  );
}
