import { createEffect, createMemo, For, type JSX, Match, on, Show, Switch } from 'solid-js';
import { evening as say } from '#i18n/evening.ts';
import { othersAfter, SEATS, type Seat } from '../../engine/seats.ts';
import type { DealDraft } from '../../evening/draft.ts';
import { EntryCheck } from './EntryCheck.tsx';
import { createEntry, type EntryState } from './entry-state.ts';
import { OnTheWay } from './OnTheWay.tsx';
import type { EveningPart } from './page-rules.ts';
import { WorthChoice } from './WorthChoice.tsx';

/** Enters a deal: who won, how, for how much; then what it comes to. */
export function Entry(props: EveningPart): JSX.Element {
  const { state } = props;
  const entry = createEntry(state);
  const step = createMemo(() => {
    const snapshot = state.snapshot();
    const at = (['how', 'worth', 'payments'] as const).find((each) => snapshot.matches({ entering: each }));
    return at ?? 'who';
  });
  const canEnter = () =>
    entry.position() !== null && (state.snapshot().matches('between') || entry.entry() !== null);
  const winner = (): Seat => entry.draft().winners[0] ?? 0;
  let heading: HTMLHeadingElement | undefined;
  // The next question is read out, and the next press starts there.
  createEffect(on(step, () => heading?.focus({ preventScroll: true }), { defer: true }));
  const title = (): string => {
    const name = state.names()[winner()];
    if (step() === 'how') return say.enter.how(name);
    if (step() === 'worth') return say.enter.worth(state.names()[unvaluedWinner(entry.draft())]);
    return step() === 'payments' ? say.deal(entry.place() + 1) : say.enter.title;
  };
  return (
    <Show when={canEnter()}>
      <section class="evening-entry panel" aria-labelledby="evening-entry">
        <h2 id="evening-entry" ref={heading} tabindex={-1}>
          {title()}
        </h2>
        <Switch>
          <Match when={step() === 'who'}>
            <Who {...props} entry={entry} />
          </Match>
          <Match when={step() === 'how'}>
            <div class="row evening-who">
              <button type="button" class="button" onClick={() => entry.say({ from: 'draw' })}>
                {say.enter.drawn}
              </button>
              <For each={othersAfter(winner())}>
                {(seat) => (
                  <button type="button" class="button" onClick={() => entry.say({ from: seat })}>
                    {say.enter.from(state.names()[seat])}
                  </button>
                )}
              </For>
            </div>
          </Match>
          <Match when={step() === 'worth'}>
            {/* The choice of the next winner begins from the start. */}
            <For each={[unvaluedWinner(entry.draft())]}>
              {(seat) => <WorthChoice {...props} entry={entry} seat={seat} />}
            </For>
          </Match>
          <Match when={step() === 'payments'}>
            <EntryCheck {...props} entry={entry} />
          </Match>
        </Switch>
        <Show when={entry.entry()}>
          <p class="row">
            <Show when={step() !== 'who'}>
              <button type="button" class="button" onClick={() => state.send({ type: 'TAKE_BACK' })}>
                {say.enter.back}
              </button>
            </Show>
            <button type="button" class="button" onClick={() => state.send({ type: 'CANCEL' })}>
              {say.enter.cancel}
            </button>
          </p>
        </Show>
        <OnTheWay {...props} entry={entry} />
      </section>
    </Show>
  );
}

/** The first winner whose hand has no worth yet. */
const unvaluedWinner = ({ winners, worth }: DealDraft): Seat =>
  winners.find((seat) => worth[seat] === undefined) ?? winners[0] ?? 0;

/** The first press: who won, that nobody did, or whose mistake voids the deal. */
function Who(props: EveningPart & { entry: EntryState }): JSX.Element {
  const { state, entry } = props;
  const isVoid = () => state.ruleset().mistakes.some(({ later }) => later);
  return (
    <>
      <div class="row evening-who">
        <For each={SEATS}>
          {(seat) => (
            <button type="button" class="button" onClick={() => entry.say({ end: 'win', winners: [seat] })}>
              {say.enter.wins(state.names()[seat])}
            </button>
          )}
        </For>
        <button type="button" class="button" onClick={() => entry.say({ end: 'drawn' })}>
          {say.enter.nobody(state.terms())}
        </button>
      </div>
      <Show when={isVoid()}>
        <details>
          <summary>{say.enter.voids}</summary>
          <div class="row">
            <For each={SEATS}>
              {(seat) => (
                <button
                  type="button"
                  class="button"
                  onClick={() => entry.say({ end: 'void', winners: [seat] })}
                >
                  {say.enter.void(state.names()[seat])}
                </button>
              )}
            </For>
          </div>
        </details>
      </Show>
    </>
  );
}
