/** The chart's pure transitions, many times over: xstate's `transition` makes an idle actor for every call;
 *  here one idle actor serves a whole hand. Same machine, same snapshots. */
import { type AnyActorScope, createActor, type SnapshotFrom } from 'xstate';
import type { TableInput, TableMachine, TableMessage } from './table.ts';

export type TableSnapshot = SnapshotFrom<TableMachine>;

export interface PureChart {
  readonly opening: (input: TableInput) => TableSnapshot;
  readonly after: (snapshot: TableSnapshot, message: TableMessage) => TableSnapshot;
}

/** Pure functions over this chart; nothing is started and no effect runs. */
export function pureChart(machine: TableMachine): PureChart {
  const self = createActor(machine);
  const scope: AnyActorScope = {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: () => {},
  };
  return {
    opening: (input) => machine.getInitialSnapshot(scope, input),
    after: (snapshot, message) => machine.transition(snapshot, message, scope),
  };
}
