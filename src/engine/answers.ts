/**
 * What may be done at the table that was asked about last, by the rules that it was asked under. Whoever is shown what
 * it may do does one of it next: that is not judged again, nor listed again for the next who asks.
 */
import type { Action } from './action.ts';
import type { Ruleset } from './ruleset.ts';
import type { Seat } from './seats.ts';
import type { Table } from './table.ts';

interface Answers {
  readonly ruleset: Ruleset;
  readonly table: Table;
  /** What each seat may do, and at last all of them together; undefined where nobody asked. */
  readonly lists: (readonly Action[] | undefined)[];
}

const OF_ALL = 4;

/** Of one table alone: tables are never changed in place, and no table is kept that nobody plays at any more. */
let last: Answers | null = null;

const of = (ruleset: Ruleset, table: Table): Answers | null =>
  last !== null && last.table === table && last.ruleset === ruleset ? last : null;

/** What this seat (null: anyone) was found to be allowed here, or null where that is not known. */
export function knownAnswers(ruleset: Ruleset, table: Table, seat: Seat | null): readonly Action[] | null {
  const answers = of(ruleset, table);
  if (answers === null) return null;
  const { lists } = answers;
  if (seat === null) return lists[OF_ALL] ?? null;
  lists[seat] ??= lists[OF_ALL]?.filter((action) => action.seat === seat);
  return lists[seat] ?? null;
}

/** Remembers what this seat (null: anyone) may do here. */
export function keepAnswers(
  ruleset: Ruleset,
  table: Table,
  seat: Seat | null,
  actions: readonly Action[],
): void {
  const answers = of(ruleset, table) ?? {
    ruleset,
    table,
    lists: [undefined, undefined, undefined, undefined],
  };
  answers.lists[seat ?? OF_ALL] = actions;
  last = answers;
}

/** Whether this very action, not one like it, was found to be allowed here. */
export function isKnownAnswer(ruleset: Ruleset, table: Table, action: Action): boolean {
  const answers = of(ruleset, table);
  if (answers === null) return false;
  const { lists } = answers;
  return lists[action.seat]?.includes(action) === true || lists[OF_ALL]?.includes(action) === true;
}
