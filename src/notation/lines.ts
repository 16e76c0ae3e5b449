/**
 * Parses and formats script lines, one action each: `<seat> <verb> [tiles] [and says <word>] [despite <rule>]`.
 * - A pung or kong made with jokers says so: `south kongs 5m with XX`.
 * - A pung made with red fives where plain ones would do says so: `south pungs 5m with 50m`.
 * - Seats are named by wind, so the dealer must be known.
 */
import type { Action } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import type { Seat } from '../engine/seats.ts';
import { JOKER, type Kind, placeOf, plainKind } from '../engine/tiles.ts';
import { needTile, optionalTile, readDice, readTileList, readWord } from './line-parts.ts';
import { finish, match, need, skipSpaces, type TextReader, take, textReader, wrong } from './reader.ts';
import { readSeat, seatName } from './seats.ts';
import { formatTile, formatTiles } from './tile-text.ts';

/** A parsed line: a player's action, or the referee's draw or dice throw for a seat. */
export type ActionLine =
  | {
      readonly is: 'action';
      readonly action: Action;
      /** The offered tile, when a call, pass or win names it. */
      readonly names: Kind | null;
      /** True for `passes a win`: the author knows that this lets a win go. */
      readonly passesWin: boolean;
    }
  | { readonly is: 'draw'; readonly seat: Seat; readonly tile: Kind | null }
  | { readonly is: 'throw'; readonly seat: Seat; readonly dice: readonly number[] };

const VERBS = {
  draws: 'draw',
  discards: 'discard',
  pungs: 'pung',
  chows: 'chow',
  kongs: 'kong',
  wins: 'win',
  passes: 'pass',
  shows: 'show',
  exchanges: 'exchange',
  says: 'say',
  throws: 'throw',
} as const;
type Verb = keyof typeof VERBS;
const VERB_OF = Object.fromEntries(Object.entries(VERBS).map(([verb, means]) => [means, verb])) as Record<
  (typeof VERBS)[Verb],
  Verb
>;
const A_VERB = `a verb (${Object.keys(VERBS).join(', ')})`;

/**
 * Parses a line. Example: `south discards 5m` → action discard by the south seat, tile 5m.
 * @throws NotationError
 */
export function parseLine(text: string, dealer: Seat = 0): ActionLine {
  const reader = textReader(text);
  skipSpaces(reader);
  const seat = readSeat(reader, dealer);
  need(reader, ' ', 'a space and a verb');
  skipSpaces(reader);
  const from = reader.at;
  const verb = match(reader, /[a-z]+/y);
  if (verb === null || !(verb in VERBS)) throw wrong(reader, A_VERB, from);
  skipSpaces(reader);
  const line = readVerb(reader, seat, VERBS[verb as Verb]);
  finish(reader, 'the end of the line');
  return line;
}

/**
 * Parses a player's action. Example: `south pungs` → pung by the south seat.
 * @throws NotationError, also for the referee's lines (draws and throws)
 */
export function parseAction(text: string, dealer: Seat = 0): Action {
  const line = parseLine(text, dealer);
  if (line.is === 'action') return line.action;
  throw wrong(
    textReader(text),
    'something a player does; draws and throws are the referee’s',
    text.indexOf(' ') + 1,
  );
}

function readVerb(reader: TextReader, seat: Seat, means: (typeof VERBS)[Verb]): ActionLine {
  switch (means) {
    case 'draw':
      return { is: 'draw', seat, tile: optionalTile(reader) };
    case 'throw':
      return { is: 'throw', seat, dice: readDice(reader) };
    case 'win':
      return ending(reader, { do: means, seat }, optionalTile(reader));
    case 'pung': {
      const tile = optionalTile(reader);
      return ending(reader, { do: means, seat, ...withTiles(reader) }, tile);
    }
    case 'pass': {
      if (take(reader, 'a win')) return { ...ending(reader, { do: 'pass', seat }), passesWin: true };
      return ending(reader, { do: 'pass', seat }, optionalTile(reader));
    }
    case 'kong': {
      const tile = plainKind(needTile(reader));
      return ending(reader, { do: means, seat, tile, ...withJokers(reader) });
    }
    case 'show':
      return ending(reader, { do: means, seat, tile: needTile(reader) });
    case 'discard': {
      const tile = needTile(reader);
      const says = take(reader, 'and says ') ? readWord(reader) : null;
      return ending(
        reader,
        says === null ? { do: 'discard', seat, tile } : { do: 'discard', seat, tile, says },
      );
    }
    case 'chow': {
      const from = reader.at;
      const [a, b, ...more] = readTileList(reader);
      if (a === undefined || b === undefined || more.length > 0)
        throw wrong(reader, 'one’s own two tiles', from);
      return ending(reader, { do: 'chow', seat, using: inOrder(a, b) });
    }
    case 'exchange':
      return ending(reader, { do: 'exchange', seat, tiles: readTileList(reader) });
    case 'say':
      return ending(reader, { do: 'say', seat, word: readWord(reader) });
  }
}

/** Puts the lower tile first, and a red five after a plain one. */
const inOrder = (a: Kind, b: Kind): readonly [Kind, Kind] => (placeOf(a) < placeOf(b) ? [a, b] : [b, a]);

/** Reads the `with` of a pung: its jokers (`with XX`), or the two own tiles used (`with 50m`). */
function withTiles(reader: TextReader): { readonly jokers?: number; readonly using?: readonly [Kind, Kind] } {
  skipSpaces(reader);
  if (!reader.text.startsWith('with ', reader.at) || reader.text.charAt(reader.at + 5) === 'X')
    return withJokers(reader);
  need(reader, 'with ');
  const from = reader.at;
  const [a, b, ...more] = readTileList(reader);
  if (a === undefined || b === undefined || more.length > 0)
    throw wrong(reader, 'one’s own two tiles, or X for each joker', from);
  return { using: inOrder(a, b) };
}

/** Reads the number of jokers among the own tiles: `with XX` → 2. */
function withJokers(reader: TextReader): { readonly jokers?: number } {
  skipSpaces(reader);
  if (!take(reader, 'with ')) return {};
  const from = reader.at;
  const tiles = readTileList(reader);
  if (tiles.some((tile) => tile !== JOKER)) throw wrong(reader, 'X for each joker', from);
  return { jokers: tiles.length };
}

const jokersOf = (jokers: number | undefined): string => (jokers ? `with ${'X'.repeat(jokers)}` : '');

/** Reads what may follow any action: `and passes a win`, `despite <rule>`. */
function ending(
  reader: TextReader,
  action: Action,
  names: Kind | null = null,
): ActionLine & { is: 'action' } {
  skipSpaces(reader);
  const passesWin = take(reader, 'and passes a win');
  skipSpaces(reader);
  if (!take(reader, 'despite ')) return { is: 'action', action, names, passesWin };
  skipSpaces(reader);
  const despite = match(reader, /[a-z0-9]+(?:-[a-z0-9]+)*/y);
  if (despite === null) throw wrong(reader, 'the id of a rule');
  return { is: 'action', action: { ...action, despite }, names, passesWin };
}

/** Formats a line for this dealer. */
export function formatLine(line: ActionLine, dealer: Seat = 0): string {
  const tell = (seat: Seat, verb: Verb, what: string): string =>
    `${seatName(seat, dealer)} ${verb}${what === '' ? '' : ` ${what}`}`;
  if (line.is === 'draw') return tell(line.seat, 'draws', line.tile === null ? '' : formatTile(line.tile));
  if (line.is === 'throw') return tell(line.seat, 'throws', line.dice.join(' '));
  const { action, names, passesWin } = line;
  const win = passesWin ? (action.do === 'pass' ? ' a win' : ' and passes a win') : '';
  const what = action.do === 'pass' && passesWin ? '' : objectOf(action, names);
  const despite = action.despite === undefined ? '' : ` despite ${action.despite}`;
  return `${tell(action.seat, VERB_OF[action.do], what)}${win}${despite}`;
}

/** Formats a player's action. `names` is the offered tile, when the line should name it. */
export const formatAction = (action: Action, dealer: Seat = 0, names: Kind | null = null): string =>
  formatLine({ is: 'action', action, names, passesWin: false }, dealer);

function objectOf(action: Action, names: Kind | null): string {
  switch (action.do) {
    case 'discard':
      return `${formatTile(action.tile)}${action.says === undefined ? '' : ` and says ${action.says}`}`;
    case 'kong':
      return [formatTile(action.tile), jokersOf(action.jokers)].filter(Boolean).join(' ');
    case 'pung':
      return [
        names === null ? '' : formatTile(names),
        jokersOf(action.jokers),
        action.using ? `with ${formatTiles(action.using)}` : '',
      ]
        .filter(Boolean)
        .join(' ');
    case 'show':
      return formatTile(action.tile);
    case 'chow':
      return formatTiles(action.using);
    case 'exchange':
      return formatTiles(action.tiles);
    case 'say':
      return action.word;
    default:
      return names === null ? '' : formatTile(names);
  }
}

/** Returns the line that tells an event; null for events without a line (award, payment, hands shown). */
export function lineOf(event: TableEvent, dealer: Seat): ActionLine | null {
  const line = (action: Action, names: Kind | null = null): ActionLine => ({
    is: 'action',
    action,
    names,
    passesWin: false,
  });
  switch (event.type) {
    case 'rolled':
      return { is: 'throw', seat: dealer, dice: event.dice };
    case 'drew':
      return { is: 'draw', seat: event.seat, tile: event.tile < 0 ? null : event.tile };
    case 'laid':
      return line({ do: 'show', seat: event.seat, tile: event.tile });
    case 'said':
      return line({ do: 'say', seat: event.seat, word: event.word });
    case 'chose':
      return event.choice && line(event.choice);
    case 'discarded': {
      const { seat, tile, says } = event;
      return line(says === null ? { do: 'discard', seat, tile } : { do: 'discard', seat, tile, says });
    }
    case 'konged':
      return line({
        do: 'kong',
        seat: event.seat,
        tile: event.tile,
        ...(event.jokers !== undefined && { jokers: event.jokers }),
      });
    case 'won':
      return line({ do: 'win', seat: event.win.seat }, event.win.how.tile);
    case 'erred':
      return line(event.action);
    default:
      return null;
  }
}
