/** The subject of a `may` question: an action tried at a table. */
import type { Action, RuleId } from '../../engine/action.ts';
import type { TableEvent } from '../../engine/events.ts';
import type { Table } from '../../engine/table.ts';

export interface TriedAction {
  readonly table: Table;
  /** The events just before. Some rules remember what no tile shows. */
  readonly since: readonly TableEvent[];
  readonly action: Action;
  /** Three rules on offer. They include the forbidding one, if there is one. */
  readonly rules: readonly RuleId[];
}

/** Answer: no rule forbids the action. */
export const ALLOWED = 'allowed';
