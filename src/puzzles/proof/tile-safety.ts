/** Which discard is the safest: one answer for hands that are declared and for hands whose sets lie on the table. */
import type { RuleId } from '../../engine/action.ts';
import { countTiles } from '../../engine/counts.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Table } from '../../engine/table.ts';
import type { Threat } from '../../engine/threat.ts';
import { type Kind, plainKind } from '../../engine/tiles.ts';
import { unseenOf } from '../../engine/unseen-tiles.ts';
import { seenBy } from '../../engine/view.ts';
import { type OpenThreat, openSeats, openThreats, waysToWin } from './open-hands.ts';
import { dangersOf, threatReasons, threatRulesOf } from './safety.ts';

/** How likely somebody is to win on a tile; 0 if nobody can. */
type RiskOf = (tile: Kind) => number;

/** What a seat that has to discard can know of the hands that threaten it. */
export interface TileSafety {
  readonly riskOf: RiskOf;
  /** Why nobody can win on it, or hardly anybody, in a word; empty where somebody may, for all that can be seen. */
  readonly whyOf: (tile: Kind) => string;
  /** The risks for players who each have not met one rule. */
  readonly without: readonly { readonly rule: RuleId; readonly riskOf: RiskOf }[];
  /** The rules that whoever chooses among these tiles has to know. */
  readonly rulesFor: (tiles: readonly Kind[]) => readonly RuleId[];
}

/** The rule by which there are so many tiles of each kind, in every game. */
export const COUNTED = 'tiles';

/** Does anybody threaten this seat, so that it can ask which tile is safe? */
export const isThreatened = (ruleset: Ruleset, table: Table, seat: Seat): boolean =>
  threatRulesOf(ruleset)
    ? seenBy(ruleset, table, seat).threats.length > 0
    : openSeats(ruleset, table, seat).length > 0;

/** What this seat can know of the tiles that it may discard. */
export const tileSafety = (ruleset: Ruleset, table: Table, seat: Seat): TileSafety =>
  threatRulesOf(ruleset) ? declaredSafety(ruleset, table, seat) : openSafety(ruleset, table, seat);

/** How many tiles of each kind a player does not see who looks at nothing but the own hand. */
function besideOwn(ruleset: Ruleset, { seats }: Table, seat: Seat, unseen: readonly number[]): number[] {
  const own = countTiles(seats[seat].concealed.map(plainKind));
  return unseen.map((_, kind) => Math.max(0, (ruleset.tiles[kind] ?? 0) - (own[kind] ?? 0)));
}

function declaredSafety(ruleset: Ruleset, table: Table, seat: Seat): TileSafety {
  const view = seenBy(ruleset, table, seat);
  const unseen = unseenOf(view, ruleset);
  const by = threatRulesOf(ruleset);
  const risks = (threats: readonly Threat[], left = unseen): RiskOf => {
    const dangers = dangersOf({ view: { ...view, threats }, unseen: left });
    return (tile) => dangers[tile] ?? 0;
  };
  const withoutPassed = risks(view.threats.map((threat) => ({ ...threat, letGo: [] })));
  const withoutOwn = risks(view.threats.map((threat) => ({ ...threat, discarded: [] })));
  return {
    riskOf: risks(view.threats),
    whyOf: (tile) => {
      const reasons = threatReasons(view, ruleset, { do: 'discard', seat, tile });
      return reasons.some(({ why }) => why === null) ? '' : reasons.map(({ why }) => why).join();
    },
    without: by
      ? [
          { rule: by.discarded, riskOf: withoutOwn },
          { rule: by.letGo, riskOf: withoutPassed },
          { rule: by.frozen, riskOf: withoutPassed },
          { rule: by.declared, riskOf: risks([]) },
          { rule: by.counted, riskOf: risks(view.threats, besideOwn(ruleset, table, seat, unseen)) },
        ]
      : [],
    rulesFor: () => (by ? Object.values(by) : []),
  };
}

/** What each tile may complete of the hands whose sets lie on the table. */
export function openThreatsOf(
  ruleset: Ruleset,
  table: Table,
  seat: Seat,
): (tile: Kind) => readonly OpenThreat[] {
  const unseen = unseenOf(seenBy(ruleset, table, seat), ruleset);
  const known = new Map<Kind, readonly OpenThreat[]>();
  return (tile) => {
    const threats = known.get(tile) ?? openThreats(ruleset, table, seat, tile, unseen);
    known.set(tile, threats);
    return threats;
  };
}

function openSafety(ruleset: Ruleset, table: Table, seat: Seat): TileSafety {
  const threatsOf = openThreatsOf(ruleset, table, seat);
  const left = besideOwn(ruleset, table, seat, unseenOf(seenBy(ruleset, table, seat), ruleset));
  const barringRules = (tile: Kind): readonly RuleId[] =>
    threatsOf(tile).flatMap(({ hands }) => hands.flatMap(({ by }) => by));
  const { constraints, minimum, discard } = ruleset.wins;
  const conditions = [...constraints.map(({ rule }) => rule), ...(minimum ? [minimum.rule] : [])];
  return {
    riskOf: (tile) => waysToWin(threatsOf(tile)),
    whyOf: (tile) =>
      waysToWin(threatsOf(tile)) > 0 ? '' : [...new Set(barringRules(tile))].sort().join() || COUNTED,
    without: [
      ...conditions.map((rule) => ({ rule, riskOf: (tile: Kind) => waysToWin(threatsOf(tile), rule) })),
      {
        rule: COUNTED,
        riskOf: (tile) => waysToWin(openThreats(ruleset, table, seat, tile, left)),
      },
    ],
    rulesFor: (tiles) => [
      COUNTED,
      discard,
      ...conditions,
      ...tiles.flatMap(barringRules),
      // Whoever does not know what a hand counts takes it for one that may not win.
      ...tiles.flatMap((tile) =>
        threatsOf(tile).flatMap(({ hands }) => hands.find(({ by }) => by.length === 0)?.patterns ?? []),
      ),
    ],
  };
}
