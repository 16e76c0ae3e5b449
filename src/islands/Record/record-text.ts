/** How a record says that a deal ended, and where it and the rules part, in sentences. */
import { records } from '#i18n/records.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Game } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { RecordAccount } from '../../records/account.ts';
import type { TableRule } from '../../records/agreement.ts';
import type { Difference } from '../../records/differences.ts';
import type { RecordResult } from '../../records/record.ts';

/** The option that a table plays otherwise than its server usually does, in words, and its rule. */
export function optionPlayed(
  { options }: Game,
  { option, value }: TableRule,
): { readonly text: string; readonly rule: RuleId } {
  const found = options.find(({ id }) => id === option);
  const shown = typeof value === 'boolean' ? records.switched(value) : String(value).replaceAll('-', ' ');
  return { text: records.plays(found?.title ?? option, shown), rule: found?.rule ?? option };
}

export function resultText(result: RecordResult | null, name: (seat: Seat) => string): string {
  if (result === null) return records.ends.unknown;
  if (result.is === 'drawn') {
    const ready = result.why === 'exhausted' ? result.ready : null;
    return `${records.ends.drawn(result.why)} ${ready ? records.ends.ready(ready.map(name)) : ''}`.trim();
  }
  return result.wins
    .map(({ seat, from, han, fu, yakuman }) => {
      const how = from === null ? records.ends.tsumo(name(seat)) : records.ends.ron(name(seat), name(from));
      return `${how}${records.ends.worth(han, fu, yakuman)}`;
    })
    .join(' ');
}

/** Where record and rules part within a deal, as a link tells it. */
export function breakText(
  { is, seat }: NonNullable<RecordAccount['parts']>,
  name: (seat: Seat) => string,
): string {
  const says = records.differences;
  if (is === 'over' || seat === null) return says.over;
  return { refused: says.refused, untold: says.untold, 'other-draw': says.otherDraw }[is](name(seat));
}

export function differenceText(difference: Difference, name: (seat: Seat) => string): string {
  const says = records.differences;
  switch (difference.is) {
    case 'refused':
      return says.refused(name(difference.action.seat));
    case 'untold':
      return says.untold(name(difference.seat));
    case 'other-draw':
      return says.otherDraw(name(difference.seat));
    case 'count':
      return says.count(name(difference.seat), difference.of, difference.ours, difference.theirs);
    case 'points': {
      const all = (points: readonly number[]) => points.map(records.amount).join(' / ');
      return says.points(all(difference.ours), all(difference.theirs));
    }
    default:
      return says[difference.is];
  }
}
