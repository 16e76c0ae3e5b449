/** What is asked about an action. */
import type { Action, RuleId } from '../../../engine/action.ts';
import type { TableEvent } from '../../../engine/events.ts';
import type { Table } from '../../../engine/table.ts';

export interface TriedAction {
  readonly table: Table;
  /** What has just happened: some rules remember what no tile shows. */
  readonly since: readonly TableEvent[];
  readonly action: Action;
  /** Three rules, among them the one that forbids it if one does. */
  readonly rules: readonly RuleId[];
}

/** The answer that no rule forbids it. */
export const ALLOWED = 'allowed';
