/** The hand of a winner as a question shows it, where East sits in the first seat. */
import { withoutTiles } from '../engine/hands.ts';
import { indicatorsSeen } from '../engine/indicators.ts';
import type { Meld } from '../engine/melds.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { type Seat, seatAfter } from '../engine/seats.ts';
import type { Table, Win } from '../engine/table.ts';
import { isFactTrue } from '../evaluation/facts.ts';
import type { WinWay } from '../notation/win-ways.ts';
import type { ShownHand } from './hands.ts';
import { trueFacts } from './whole-hands.ts';

export function wonHand(ruleset: Ruleset, table: Table, { seat, how }: Win): ShownHand {
  const turned = (of: Seat): Seat => seatAfter(of, 4 - table.dealer);
  const { concealed, melds, bonus } = table.seats[seat];
  const winning = how.tile ?? concealed.at(-1) ?? 0;
  const facts = ruleset.clauses
    .flatMap((clause) => Object.entries(clause.facts ?? {}))
    .flatMap(([fact, { is }]) => (is === 'flag' && isFactTrue(ruleset, table, seat, fact) ? [fact] : []));
  const way: WinWay | null =
    how.by === 'draw' && how.drew.by === 'kong'
      ? 'gong'
      : how.opening
        ? 'first'
        : (how.by === 'draw' ? how.drew.last : how.last)
          ? 'last'
          : null;
  return {
    seat: turned(seat),
    concealed: how.by === 'draw' ? withoutTiles(concealed, [winning]) : concealed,
    melds: melds.map(
      (meld): Meld => ('from' in meld && meld.from !== null ? { ...meld, from: turned(meld.from) } : meld),
    ),
    winning,
    from: how.by === 'draw' ? null : turned(how.from),
    round: table.round,
    ...(bonus.length > 0 && { bonus }),
    ...(way && { way }),
    ...(facts.length > 0 && { facts: trueFacts(facts) }),
    ...(ruleset.indicators && { indicators: indicatorsSeen({ ruleset, table }) }),
  };
}
