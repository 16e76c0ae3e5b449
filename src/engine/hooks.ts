/**
 * Which clauses of a ruleset are asked for what. Most of them do one thing and have nothing to say at most events, so
 * whom to ask is found out once for each list of clauses, and not at every event of every hand.
 */
import type { AtEvents, Clause } from './clause.ts';
import type { TableEvent } from './events.ts';
import type { PaymentGroup } from './payment.ts';
import type { Position, Ruleset } from './ruleset.ts';
import type { Json, Outcome } from './table.ts';

/** A clause, and what it does at an event of the type that it was looked up for. */
interface Hook<R> {
  readonly clause: Clause;
  readonly does: (memory: Json, event: TableEvent, position: Position) => R;
}

/** What the clauses do at events of one type, in the ruleset's order. */
interface HooksAt {
  readonly after: readonly Hook<Json>[];
  readonly owes: readonly Hook<readonly PaymentGroup[]>[];
  readonly ends: readonly Hook<Outcome | null>[];
}

/** The clauses that have such a hook, in the ruleset's order. */
interface Hooks {
  readonly at: Map<TableEvent['type'], HooksAt | null>;
  readonly forbids: readonly Clause[];
  readonly offers: readonly Clause[];
  readonly declared: readonly Clause[];
  readonly marks: readonly Clause[];
  readonly stands: readonly Clause[];
  readonly threatens: readonly Clause[];
}

/** By their list, which is the ruleset's own: another ruleset has another. */
const known = new WeakMap<readonly Clause[], Hooks>();

/** A hand is played by one ruleset: of its clauses it is mostly asked again. */
let last: { readonly clauses: readonly Clause[]; readonly hooks: Hooks } | null = null;

/** The clauses by what they do. */
export function hooksOf({ clauses }: Ruleset): Hooks {
  if (last?.clauses === clauses) return last.hooks;
  const hooks = known.get(clauses) ?? sorted(clauses);
  known.set(clauses, hooks);
  last = { clauses, hooks };
  return hooks;
}

function sorted(clauses: readonly Clause[]): Hooks {
  const having = (
    hook: 'forbids' | 'offers' | 'declared' | 'marks' | 'stands' | 'threatens',
  ): readonly Clause[] => clauses.filter((clause) => clause[hook] !== undefined);
  return {
    at: new Map(),
    forbids: having('forbids'),
    offers: having('offers'),
    declared: having('declared'),
    marks: having('marks'),
    stands: having('stands'),
    threatens: having('threatens'),
  };
}

/** What the clauses do at events of this type; null where none of them does anything. */
export function hooksAt(ruleset: Ruleset, type: TableEvent['type']): HooksAt | null {
  const { at } = hooksOf(ruleset);
  const found = at.get(type);
  if (found !== undefined) return found;
  const { clauses } = ruleset;
  const after = doing(clauses, (clause) => clause.after, type);
  const owes = doing(clauses, (clause) => clause.owes, type);
  const ends = doing(clauses, (clause) => clause.ends, type);
  const hooks = after.length + owes.length + ends.length > 0 ? { after, owes, ends } : null;
  at.set(type, hooks);
  return hooks;
}

function doing<R>(
  clauses: readonly Clause[],
  hook: (clause: Clause) => AtEvents<Json, R> | undefined,
  type: TableEvent['type'],
): Hook<R>[] {
  return clauses.flatMap((clause) => {
    // What stands under a type is handed events of that type alone: that much the compiler cannot follow.
    const does = hook(clause)?.[type] as Hook<R>['does'] | undefined;
    return does ? [{ clause, does }] : [];
  });
}
