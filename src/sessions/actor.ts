/** An XState actor as a Solid signal. */
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { type Actor, type AnyActorLogic, createActor, type SnapshotFrom } from 'xstate';

/** Starts an actor for as long as the component lives; read its snapshot like any signal. */
export function useActor<L extends AnyActorLogic>(
  logic: L,
  input: Actor<L>['options']['input'],
): readonly [Accessor<SnapshotFrom<L>>, Actor<L>['send']] {
  const actor = createActor(logic, { input } as never);
  const [snapshot, setSnapshot] = createSignal(actor.getSnapshot());
  const watching = actor.subscribe((next) => setSnapshot(() => next));
  actor.start();
  onCleanup(() => {
    watching.unsubscribe();
    actor.stop();
  });
  return [snapshot, actor.send];
}
