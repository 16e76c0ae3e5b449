/** Lazy loading: fetched answers, and components loaded on first use. */
import {
  type Accessor,
  type Component,
  createComponent,
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  on,
  onMount,
  untrack,
} from 'solid-js';

/**
 * Fetches the answer to a changing question and returns the latest one. Late answers to earlier questions are dropped;
 * failures are logged and dropped. Never fetches on the server.
 * @param question null to ask nothing; the last answer stays
 */
export function createFetched<Q, T>(
  question: Accessor<Q | null | undefined>,
  ask: (question: Q) => Promise<T>,
): Accessor<T | null> {
  const [answer, setAnswer] = createSignal<T | null>(null);
  let newest = 0;
  createEffect(
    on(question, (current) => {
      newest += 1;
      if (current === null || current === undefined) return;
      const own = newest;
      ask(current).then(
        (answer) => own === newest && setAnswer(() => answer),
        (error: unknown) => console.warn(error),
      );
    }),
  );
  return answer;
}

/** A component loaded when it is first drawn, or earlier by `ahead`. */
type Later<P extends object> = Component<P> & {
  /** Loads the component; once it resolves, drawing is immediate, on the server too. */
  readonly ahead: () => Promise<void>;
};

/**
 * Wraps a component that is loaded when first drawn; nothing is drawn until then. A failed load is reported by the
 * page, as for any module.
 */
export function later<P extends object>(load: () => Promise<Component<P>>): Later<P> {
  const [part, setPart] = createSignal<Component<P> | null>(null);
  const ahead = async (): Promise<void> => {
    const loaded = await load();
    setPart(() => loaded);
  };
  const Drawn: Component<P> = (props) => {
    onMount(() => void (untrack(part) ?? ahead()));
    // Created untracked: signals read while it is created must not redraw it.
    const drawn = createMemo(() => {
      const Part = part();
      return Part && untrack(() => createComponent(Part, props));
    });
    return drawn as unknown as JSX.Element;
  };
  return Object.assign(Drawn, { ahead });
}
