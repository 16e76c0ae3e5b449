import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { type Call, type Called, STANDS } from '../../../../puzzles/concepts/claim/index.ts';
import type { AskedProps } from '../../asker.ts';
import { Check } from '../../parts/Check.tsx';
import { telling } from '../../told.ts';

/** Of each call whether it gets the tile, or the rule by which it does not; a digit goes on to the next of these. */
export function Fates(props: AskedProps<Called>): JSX.Element {
  const { say, words, entry } = props.teller;
  const calls = () => props.question.asked.calls;
  const fates = () => [STANDS, ...props.question.asked.rules];
  const [said, setSaid] = createSignal<readonly (string | null)[]>(calls().map(() => null));
  const name = ({ seat, do: call }: Call): string =>
    say.claim.calls(
      words.seatName(seat, telling(props.teller, null), 'start'),
      words.callName(call, props.teller.terms),
    );
  const answer = (): string[] =>
    calls().flatMap(({ seat }, i) => (said()[i] == null ? [] : [`${seat}:${said()[i]}`]));
  const decide = (at: number, fate: string | null): void => {
    if (props.given === null) setSaid(said().map((before, i) => (i === at ? fate : before)));
  };
  const check = (): boolean => {
    if (answer().length < calls().length) return false;
    props.onAnswer(answer());
    return true;
  };
  onMount(() =>
    props.onKeys(({ key }) => {
      if (key === 'Enter') return check();
      const at = Number(key) - 1;
      if (!(at in said())) return false;
      const next = fates().indexOf(said()[at] ?? '') + 1;
      decide(at, fates()[next % fates().length] ?? STANDS);
      return true;
    }),
  );
  const state = ({ seat }: Call, i: number) =>
    props.given === null
      ? undefined
      : props.question.key.includes(`${seat}:${said()[i]}`)
        ? 'right'
        : 'refused';
  return (
    <>
      <div class="answering-wide fates">
        <p class="aside">{say.concepts['claim']?.how}</p>
        <For each={calls()}>
          {(call, i) => (
            <label data-state={state(call, i())}>
              <span>
                {name(call)}{' '}
                <Show when={props.given === null}>
                  <span class="key" aria-hidden="true">
                    {i() + 1}
                  </span>
                </Show>
              </span>
              <select
                disabled={!props.ready || props.given !== null}
                onChange={(event) => decide(i(), event.currentTarget.value || null)}
              >
                <option value="" selected={said()[i()] === null}>
                  {say.claim.choose}
                </option>
                <For each={fates()}>
                  {(fate) => (
                    <option value={fate} selected={said()[i()] === fate}>
                      {fate === STANDS ? say.claim.getsIt : say.claim.loses(entry(fate).title)}
                    </option>
                  )}
                </For>
              </select>
            </label>
          )}
        </For>
      </div>
      <Check
        label={say.session.check}
        ready={props.ready && answer().length === calls().length}
        onCheck={check}
      />
    </>
  );
}
