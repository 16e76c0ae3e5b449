/** What is not there from the start: answers that are fetched, and parts of a page that are loaded when first wanted. */
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
 * The answer to a question that changes: the newest one there is. What comes after a later question is dropped, and
 * so is what fails. Nothing is asked on the server.
 * @param question null where nothing is asked: the last answer stays
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

/** A part that is loaded when it is first drawn, or before. */
type Later<P extends object> = Component<P> & {
  /** Loads it: whoever waits for that has it drawn at once, on the server too. */
  readonly ahead: () => Promise<void>;
};

/**
 * A part that is loaded when it is first drawn; until then nothing stands in its place. Where it cannot be had the
 * page says so, as of every module that does not come.
 */
export function later<P extends object>(load: () => Promise<Component<P>>): Later<P> {
  const [part, setPart] = createSignal<Component<P> | null>(null);
  const ahead = async (): Promise<void> => {
    const loaded = await load();
    setPart(() => loaded);
  };
  const Drawn: Component<P> = (props) => {
    onMount(() => void (untrack(part) ?? ahead()));
    // Drawn once: what it reads while it is made is none of this part's business.
    const drawn = createMemo(() => {
      const Part = part();
      return Part && untrack(() => createComponent(Part, props));
    });
    return drawn as unknown as JSX.Element;
  };
  return Object.assign(Drawn, { ahead });
}
