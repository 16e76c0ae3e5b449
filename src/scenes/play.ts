/** Plays a scene's script through the engine, line by line. */
import type { Action, Reason, RuleId } from '../engine/action.ts';
import { legal } from '../engine/legal.ts';
import { phaseOf, step } from '../engine/play.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import { hasSupplement } from '../engine/supply.ts';
import { left, type Table } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import type { Frame } from '../machines/timeline.ts';
import { formatAction, type Line, parseLine } from '../notation/lines.ts';
import { formatTile } from '../notation/tiles.ts';
import { LessonError } from './error.ts';
import type { Opening } from './lay.ts';
import type { Scene, Written } from './scene.ts';
import { Unquiet } from './unquiet.ts';
import { nameOf } from './written.ts';

/** A scene on its way: the frames so far. */
export interface Playing {
  readonly scene: Scene;
  readonly ruleset: Ruleset;
  readonly loose: ReadonlySet<Seat>;
  readonly frames: Frame[];
  /** The line whose tile others may be asked about. */
  offeredBy: Written | null;
}

export const beginPlaying = (scene: Scene, ruleset: Ruleset, opening: Opening): Playing => ({
  scene,
  ruleset,
  loose: opening.loose,
  frames: [{ table: opening.table, event: null, move: null }],
  offeredBy: null,
});

export const lastFrame = (playing: Playing): Frame => playing.frames[playing.frames.length - 1] as Frame;
export const tableNow = (playing: Playing): Table => lastFrame(playing).table;

/** The error for a line of the scene. */
export const falseLine = (playing: Playing, line: Written, what: string, hint: string): LessonError =>
  new LessonError({ file: playing.scene.file, line: line.line }, what, hint);

/**
 * Plays one line: the draws it needs, the line itself, and what the referee does after it, draws excepted.
 * @throws LessonError when it cannot be played; Unquiet when filler is in its way
 */
export function playLine(playing: Playing, written: Written): void {
  const { dealer } = tableNow(playing);
  const line = parseLine(written.text, dealer);
  if (line.is === 'draw') playDraw(playing, written, line);
  else if (line.is === 'throw') playThrow(playing, written, line.dice);
  else if (line.action.do === 'show' && phaseOf(tableNow(playing)).awaits.length === 0)
    playLaid(playing, written, line.action);
  else playAction(playing, written, line);
  refereeGoesOn(playing);
}

/** The referee's moves until a player is awaited or a tile must be drawn; a draw waits for the line that needs it. */
function refereeGoesOn(playing: Playing): void {
  while (isRefereesMove(playing) && !isDraw(playing)) refereeMoves(playing);
}

function isRefereesMove(playing: Playing): boolean {
  const { phase, awaits } = phaseOf(tableNow(playing));
  return awaits.length === 0 && phase !== 'ended';
}

function isDraw({ ruleset, ...playing }: Playing): boolean {
  const table = playing.frames[playing.frames.length - 1]?.table as Table;
  const { stage } = table;
  if (table.due.length > 0) return false;
  if (stage.phase === 'preparing') return true;
  if (stage.phase !== 'drawing' || stage.laying !== null) return false;
  return stage.why === 'turn' ? left(table.wall) > 0 : hasSupplement(ruleset, table);
}

function refereeMoves(playing: Playing): void {
  const done = step(playing.ruleset, tableNow(playing), 'referee');
  if (done.is !== 'done') throw new Error(`the referee does not know what to do: ${JSON.stringify(done)}`);
  playing.frames.push({ table: done.table, event: done.event, move: 'referee' });
}

function playDraw(playing: Playing, written: Written, line: Line & { is: 'draw' }): void {
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
        `it is ${nameOf(event.seat, dealer)} who draws here`,
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
  const { phase, awaits } = phaseOf(tableNow(playing));
  const { dealer } = tableNow(playing);
  if (phase === 'ended') throw falseLine(playing, written, 'the hand is over', 'Nobody draws any more.');
  const who = awaits.map((seat) => nameOf(seat, dealer)).join(', ');
  throw falseLine(
    playing,
    written,
    `nobody draws here: it is for ${who} to act`,
    'Write first what they do.',
  );
}

function playThrow(playing: Playing, written: Written, dice: readonly number[]): void {
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

function playLaid(playing: Playing, written: Written, action: Action & { do: 'show' }): void {
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

function playAction(playing: Playing, written: Written, line: Line & { is: 'action' }): void {
  const { action } = line;
  checkAnswered(playing, written, action);
  while (isRefereesMove(playing)) refereeMoves(playing);
  const table = tableNow(playing);
  checkNamed(playing, written, line.names);
  const mine = legal(playing.ruleset, table, action.seat);
  checkPassedWin(playing, written, line, mine);
  const done = step(playing.ruleset, table, action);
  if (done.is !== 'done') {
    const { phase, awaits } = phaseOf(table);
    if (phase === 'claiming' && done.reason.rule === 'in-turn' && !awaits.includes(action.seat)) {
      throw unanswered(playing, written, awaits);
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

/** Who is asked about a tile has to answer before anything else happens. */
function checkAnswered(playing: Playing, written: Written, action: Action | null = null): void {
  const table = tableNow(playing);
  const { stage } = table;
  if (stage.phase !== 'claiming') return;
  const { awaits } = phaseOf(table);
  if (action && isCall(action)) return;
  throw unanswered(playing, written, awaits);
}

const isCall = (action: Action): boolean =>
  action.do !== 'discard' && action.do !== 'show' && action.do !== 'exchange';

/** The mistake that a seat could answer to a line, and the scene does not say what. */
export function unanswered(playing: Playing, now: Written, awaits: readonly Seat[]): Error {
  const written = playing.offeredBy ?? now;
  const { dealer } = tableNow(playing);
  const said = awaits.map((seat) => {
    const calls = callsOf(playing, seat);
    return `${nameOf(seat, dealer)} could answer (${calls.map((call) => call.do).join(', ')})`;
  });
  const [first = 0] = awaits.filter((seat) => !playing.loose.has(seat));
  if (awaits.some((seat) => playing.loose.has(seat))) return new Unquiet(written, said.join(' and '));
  const wins = callsOf(playing, first).some((call) => call.do === 'win');
  return falseLine(
    playing,
    written,
    `after this, ${said.join(' and ')}`,
    `Write what they do, such as “${nameOf(first, dealer)} passes${wins ? ' a win' : ''}”.`,
  );
}

const callsOf = (playing: Playing, seat: Seat): Action[] =>
  legal(playing.ruleset, tableNow(playing), seat).filter((action) => action.do !== 'pass');

function checkNamed(playing: Playing, written: Written, names: Kind | null): void {
  if (names === null) return;
  const { stage } = tableNow(playing);
  const there =
    stage.phase === 'claiming'
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

/** Letting a win go is said in so many words. */
function checkPassedWin(
  playing: Playing,
  written: Written,
  { action, passesWin }: Line & { is: 'action' },
  mine: readonly Action[],
): void {
  const canWin = action.do !== 'win' && mine.some((each) => each.do === 'win');
  if (canWin === passesWin) return;
  const { dealer } = tableNow(playing);
  const name = nameOf(action.seat, dealer);
  if (canWin && playing.loose.has(action.seat)) throw new Unquiet(written, `${name} could win`);
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

/** A hand of filler has nothing to do on its own turn but the line that is written. */
function checkQuietTurn(playing: Playing, written: Written, action: Action, mine: readonly Action[]): void {
  if (!playing.loose.has(action.seat) || action.do !== 'discard') return;
  const kong = mine.find((each) => each.do === 'kong');
  if (kong) throw new Unquiet(written, `${nameOf(action.seat, tableNow(playing).dealer)} could kong`);
}

/** All the rules of a reason. */
export const ruleOf = (reason: Reason): RuleId => [reason.rule, ...(reason.also ?? [])].join(', ');

/** What a reason is about, for an author. */
export function whyOf(reason: Reason): string {
  const { tiles, have, need } = reason;
  const about =
    tiles && tiles.length > 0 ? `It is about ${tiles.map(formatTile).join(' ')}` : 'The rulebook says why';
  return have !== undefined && need !== undefined ? `${about}: ${have} there, ${need} needed.` : `${about}.`;
}
