import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { STANDS } from '../../../../puzzles/concepts/claim/fate.ts';
import type { Called } from '../../../../puzzles/concepts/claim/index.ts';
import type { AskedProps } from '../../asker.ts';

/** What has been said of each call so far. */
export interface Fates {
  /** Of the caller at this place; null before anything is said. */
  readonly of: (at: number) => string | null;
  readonly decide: (at: number, fate: string | null) => void;
  readonly isWhole: () => boolean;
  /** Answers, where something is said of every call. */
  readonly check: () => boolean;
}

/** What a call may come to: the tile, or the rule by which it does not get it. */
const fatesIn = ({ asked }: AskedProps<Called>['question']): readonly string[] => [STANDS, ...asked.rules];

/** Of each call whether it gets the tile, or by which rule it does not; a digit goes on to the next of these. */
export function createFates(props: AskedProps<Called>): Fates {
  const calls = () => props.question.asked.calls;
  const [said, setSaid] = createSignal<readonly (string | null)[]>(calls().map(() => null));
  const isWhole = (): boolean => !said().includes(null);
  const decide = (at: number, fate: string | null): void => {
    if (props.given === null) setSaid(said().map((before, i) => (i === at ? fate : before)));
  };
  const check = (): boolean => {
    if (isWhole()) props.onAnswer(calls().map(({ seat }, i) => `${seat}:${said()[i]}`));
    return isWhole();
  };
  onMount(() => {
    // Where it is asked only who gets the tile, the keys are those of the choices.
    if (props.question.asked.rules.length === 0) return;
    props.onKeys(({ key }) => {
      if (key === 'Enter') return check();
      const at = Number(key) - 1;
      if (!(at in said())) return false;
      const fates = fatesIn(props.question);
      decide(at, fates[(fates.indexOf(said()[at] ?? '') + 1) % fates.length] ?? STANDS);
      return true;
    });
  });
  return { of: (at) => said()[at] ?? null, decide, isWhole, check };
}

/** What becomes of one call. */
export function Fate(
  props: AskedProps<Called> & { readonly fates: Fates; readonly at: number; readonly name: string },
): JSX.Element {
  const { say, entry } = props.teller;
  const said = () => props.fates.of(props.at);
  const state = () => {
    if (props.given === null) return undefined;
    const seat = props.question.asked.calls[props.at]?.seat;
    return props.right.includes(`${seat}:${said()}`) ? 'right' : 'refused';
  };
  return (
    <label class="called-fate" data-state={state()}>
      <Show when={props.given === null}>
        <span class="key" aria-hidden="true">
          {props.at + 1}
        </span>
      </Show>
      <select
        aria-label={props.name}
        disabled={!props.ready || props.given !== null}
        onChange={(event) => props.fates.decide(props.at, event.currentTarget.value || null)}
      >
        <option value="" selected={said() === null}>
          {say.claim.choose}
        </option>
        <For each={fatesIn(props.question)}>
          {(fate) => (
            <option value={fate} selected={said() === fate}>
              {fate === STANDS ? say.claim.getsIt : say.claim.loses(entry(fate).title)}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}
