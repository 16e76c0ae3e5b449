/**
 * Index of clauses by hook. Most clauses have one hook and nothing to do at most events, so the index is built once
 * for each list of clauses instead of at every event.
 */

import type { Action } from './action.ts';
import type { AtEvents, Clause } from './clause.ts';
import type { TableEvent } from './events.ts';
import type { PaymentGroup } from './payment.ts';
import type { Reason } from './reason.ts';
import type { Position, Ruleset } from './ruleset.ts';
import type { Json, Outcome } from './table.ts';

/** A clause and its handler for one event type. */
interface Hook<R> {
  readonly clause: Clause;
  readonly does: (memory: Json, event: TableEvent, position: Position) => R;
}

/** Handlers for one event type, in the ruleset's order. */
interface HooksAt {
  readonly after: readonly Hook<Json>[];
  readonly owes: readonly Hook<readonly PaymentGroup[]>[];
  readonly ends: readonly Hook<Outcome | null>[];
}

/** A clause as it judges actions of one kind. */
interface RefusalHook extends Pick<Clause, 'id' | 'initial'> {
  readonly declared: Clause['declared'] | undefined;
  readonly forbids: (memory: Json, action: Action, position: Position) => Reason | null;
}

/** Clauses by hook, in the ruleset's order. */
interface Hooks {
  readonly at: Map<TableEvent['type'], HooksAt | null>;
  /** Clauses that may forbid an action, by its kind. */
  readonly against: Readonly<Record<Action['do'], readonly RefusalHook[]>>;
  readonly offers: readonly Clause[];
  readonly stops: readonly Clause[];
  readonly declared: readonly Clause[];
  readonly marks: readonly Clause[];
  readonly stands: readonly Clause[];
  readonly threatens: readonly Clause[];
}

/** Cache by clause list; every ruleset has its own list. */
const hooksCache = new WeakMap<readonly Clause[], Hooks>();

/** Last lookup: a hand has one ruleset, so the next call mostly asks for the same list. */
let last: { readonly clauses: readonly Clause[]; readonly hooks: Hooks } | null = null;

/** Looks up the index of a ruleset's clauses. */
export function hooksOf({ clauses }: Ruleset): Hooks {
  if (last?.clauses === clauses) return last.hooks;
  const hooks = hooksCache.get(clauses) ?? indexHooks(clauses);
  hooksCache.set(clauses, hooks);
  last = { clauses, hooks };
  return hooks;
}

function indexHooks(clauses: readonly Clause[]): Hooks {
  const having = (
    hook: 'offers' | 'stops' | 'declared' | 'marks' | 'stands' | 'threatens',
  ): readonly Clause[] => clauses.filter((clause) => clause[hook] !== undefined);
  return {
    at: new Map(),
    against: {
      discard: clausesAgainst(clauses, 'discard'),
      pass: clausesAgainst(clauses, 'pass'),
      win: clausesAgainst(clauses, 'win'),
      pung: clausesAgainst(clauses, 'pung'),
      chow: clausesAgainst(clauses, 'chow'),
      kong: clausesAgainst(clauses, 'kong'),
      exchange: clausesAgainst(clauses, 'exchange'),
      show: clausesAgainst(clauses, 'show'),
      say: clausesAgainst(clauses, 'say'),
    },
    offers: having('offers'),
    stops: having('stops'),
    declared: having('declared'),
    marks: having('marks'),
    stands: having('stands'),
    threatens: having('threatens'),
  };
}

function clausesAgainst(clauses: readonly Clause[], kind: Action['do']): readonly RefusalHook[] {
  return clauses.flatMap(({ id, initial, declared, forbids: refusals }) => {
    // What stands under a kind of action gets only actions of that kind, which the compiler cannot infer.
    const forbids = refusals?.[kind] as RefusalHook['forbids'] | undefined;
    return forbids ? [{ id, initial, declared, forbids }] : [];
  });
}

/** Looks up the handlers for an event type; null if there are none. */
export function hooksAt(ruleset: Ruleset, type: TableEvent['type']): HooksAt | null {
  const { at } = hooksOf(ruleset);
  const found = at.get(type);
  if (found !== undefined) return found;
  const { clauses } = ruleset;
  const after = handlersOf(clauses, (clause) => clause.after, type);
  const owes = handlersOf(clauses, (clause) => clause.owes, type);
  const ends = handlersOf(clauses, (clause) => clause.ends, type);
  const hooks = after.length + owes.length + ends.length > 0 ? { after, owes, ends } : null;
  at.set(type, hooks);
  return hooks;
}

function handlersOf<R>(
  clauses: readonly Clause[],
  hook: (clause: Clause) => AtEvents<Json, R> | undefined,
  type: TableEvent['type'],
): Hook<R>[] {
  return clauses.flatMap((clause) => {
    // A handler under a type gets only events of that type, which the compiler cannot infer.
    const does = hook(clause)?.[type] as Hook<R>['does'] | undefined;
    return does ? [{ clause, does }] : [];
  });
}
