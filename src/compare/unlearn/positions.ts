/** Tables in the middle of a deal, one after the other, and what somebody could sensibly try there; each can be told and found again. */
import { botAction } from '../../bots/bot.ts';
import { naive } from '../../bots/naive.ts';
import type { Action } from '../../engine/action.ts';
import { copiesOf } from '../../engine/counts.ts';
import { startFrom } from '../../engine/deal.ts';
import type { TableEvent } from '../../engine/events.ts';
import { expressible } from '../../engine/expressible.ts';
import { begin, phaseOf, step } from '../../engine/play.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Table } from '../../engine/table.ts';
import { offered } from '../../engine/table-facts.ts';
import { formatAction } from '../../notation/lines.ts';
import type { Room } from '../../puzzles/question.ts';
import { formatMade, madeAt, type Position } from './made.ts';

/** A moment of a deal that players play who do anything that is allowed. */
export interface Moment {
  readonly deal: number;
  /** How many events came before. */
  readonly events: number;
  readonly table: Table;
  /** What has just happened. */
  readonly since: readonly TableEvent[];
}

/** How many events are told beside a table. */
const TOLD = 5;

/** Every moment of a deal at which somebody is awaited. */
export function* momentsOf(ruleset: Ruleset, deal: number): Generator<Moment> {
  const told: TableEvent[] = [];
  let table = begin(ruleset, startFrom(ruleset, deal, { under: 'ordinary' }));
  for (let events = 0; ; events++) {
    const { phase, awaits } = phaseOf(table);
    if (phase === 'ended') return;
    const [seat] = awaits;
    if (seat !== undefined) yield { deal, events, table, since: told.slice(-TOLD) };
    const action = seat === undefined ? 'referee' : botAction(naive, ruleset, table, seat);
    const done = step(ruleset, table, action);
    if (done.is !== 'done') throw new Error(`a bot’s action is refused: ${done.reason.rule}`);
    table = done.table;
    told.push(done.event);
  }
}

/** What somebody could want there who knows any game: calls, kongs and wins for which the tiles are there. */
export function triesAt(ruleset: Ruleset, table: Table): Action[] {
  const { stage } = table;
  const offer = offered(table);
  return expressible(ruleset, table).filter((action) => {
    if (offer ? action.seat === offer.from : stage.phase !== 'deciding' || action.seat !== stage.seat) {
      return false;
    }
    const { concealed, melds } = table.seats[action.seat];
    if (action.do === 'win') return true;
    if (action.do === 'kong') {
      if (action.jokers !== undefined) return false;
      if (offer) return action.tile === offer.tile && copiesOf(concealed, action.tile) >= 3;
      const held = copiesOf(concealed, action.tile);
      return (
        held === 4 || (held > 0 && melds.some(({ kind, tile }) => kind === 'pung' && tile === action.tile))
      );
    }
    if (!offer) return false;
    if (action.do === 'pung') return action.jokers === undefined && copiesOf(concealed, offer.tile) >= 2;
    return action.do === 'chow' && action.using.every((tile) => concealed.includes(tile));
  });
}

/** What somebody does, as a player would call it: kongs are of three kinds. */
export function deedOf(table: Table, action: Action): string {
  if (action.do !== 'kong') return action.do;
  if (offered(table)) return 'kong on a discard';
  return copiesOf(table.seats[action.seat].concealed, action.tile) === 4 ? 'concealed kong' : 'added kong';
}

/** `deal=17 events=54 south chows 46p`: a moment, and what is tried there. */
export const formatTry = ({ deal, events, table }: Moment, action: Action): string =>
  `deal=${deal} events=${events} ${formatAction(action, table.dealer)}`;

/** What an address says is tried, without the rules that are asked about. @throws RangeError where there is no such moment or action */
export function tryAt(room: Room, address: string): Position {
  const { ruleset } = room;
  const [, making, at] = /^made=(\S+) at=(\d+) /.exec(address) ?? [];
  const made = making === undefined ? null : madeAt(room, making, Number(at));
  if (making !== undefined && made && formatMade(making, Number(at), made) === address) return made;
  const [, deal, events, said = ''] = /^deal=(\d+) events=(\d+) (.+)$/.exec(address) ?? [];
  for (const moment of momentsOf(ruleset, Number(deal))) {
    if (moment.events !== Number(events)) continue;
    const { table, since } = moment;
    const action = triesAt(ruleset, table).find((each) => formatAction(each, table.dealer) === said);
    if (action) return { table, since, action };
    break;
  }
  throw new RangeError(`${ruleset.id} has no such moment: “${address}”`);
}
