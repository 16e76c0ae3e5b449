/** Moments of a deal and the sensible actions there, each with an address that reproduces it. */
import type { Action } from '../../engine/action.ts';
import { copiesOf } from '../../engine/counts.ts';
import { offered } from '../../engine/selectors.ts';
import type { Table } from '../../engine/table.ts';
import { formatAction } from '../../notation/lines.ts';
import { triesAt } from '../../puzzles/concepts/may/plausible-actions.ts';
import { type DealMoment, momentsOf } from '../../puzzles/positions.ts';
import type { GeneratorContext } from '../../puzzles/question.ts';
import { type BoardPosition, formatRecipe, recipePositionAt } from './position-boards.ts';

/** Names an action as players do; a kong is one of three kinds: on a discard, concealed or added. */
export function deedOf(table: Table, action: Action): string {
  if (action.do !== 'kong') return action.do;
  if (offered(table)) return 'kong on a discard';
  return copiesOf(table.seats[action.seat].concealed, action.tile) === 4 ? 'concealed kong' : 'added kong';
}

/** Formats the address of a moment and its action, e.g. `deal=17 events=54 south chows 46p`. */
export const formatTry = ({ deal, events, table }: DealMoment, action: Action): string =>
  `deal=${deal} events=${events} ${formatAction(action, table.dealer)}`;

/**
 * Parses an address of a recipe or of a moment, and rebuilds the position and action.
 * @throws RangeError if there is no such moment or action
 */
export function tryAt(generator: GeneratorContext, address: string): BoardPosition {
  const { ruleset } = generator;
  const [, making, at] = /^made=(\S+) at=(\d+) /.exec(address) ?? [];
  const position = making === undefined ? null : recipePositionAt(generator, making, Number(at));
  if (making !== undefined && position && formatRecipe(making, Number(at), position) === address)
    return position;
  const [, deal, events, actionText = ''] = /^deal=(\d+) events=(\d+) (.+)$/.exec(address) ?? [];
  for (const moment of momentsOf(ruleset, Number(deal))) {
    if (moment.events !== Number(events)) continue;
    const { table, since } = moment;
    const action = triesAt(ruleset, table).find((each) => formatAction(each, table.dealer) === actionText);
    if (action) return { table, since, action };
    break;
  }
  throw new RangeError(`${ruleset.id} has no such moment: “${address}”`);
}
