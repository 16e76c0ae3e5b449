/** Runs an XState machine inside a Solid component. */
import { createSignal, onCleanup } from 'solid-js';
import { isServer } from 'solid-js/web';
import {
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
  waitFor,
} from 'xstate';

/**
 * Starts the machine and stops it with the component. On the server it stays at its initial state. Must be called
 * inside a component's owner.
 */
export function runMachine<M extends AnyStateMachine>(machine: M, input: InputFrom<M>) {
  const actor = createActor(machine, { input } as never);
  const [snapshot, setSnapshot] = createSignal<SnapshotFrom<M>>(actor.getSnapshot() as SnapshotFrom<M>);
  if (!isServer) {
    const subscription = actor.subscribe((next) => setSnapshot(() => next as SnapshotFrom<M>));
    actor.start();
    onCleanup(() => {
      subscription.unsubscribe();
      actor.stop();
    });
  }
  return {
    snapshot,
    send: (event: EventFromLogic<M>) => actor.send(event as never),
    /** @returns the first snapshot from now on that satisfies `is` */
    until: (is: (snapshot: SnapshotFrom<M>) => boolean) =>
      waitFor(actor, (now) => is(now as SnapshotFrom<M>)) as Promise<SnapshotFrom<M>>,
  };
}
