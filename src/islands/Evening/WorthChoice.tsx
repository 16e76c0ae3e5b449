import { createSignal, createUniqueId, For, type JSX, onMount, Show } from 'solid-js';
import { evening as say } from '#i18n/evening.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Worth } from '../../evening/draft.ts';
import { later } from '../../ui/lazy.ts';
import { Slip } from '../../ui/Slip.tsx';
import type { EntryState } from './entry-state.ts';
import type { EveningPart } from './page-rules.ts';
import { standingsOf } from './standings.ts';

/** The palette and its rules load with the first hand that is entered by its tiles. */
const HandByTiles = later(async () => (await import('./HandByTiles.tsx')).HandByTiles);

/** Up to this many numbers are buttons; others are typed. */
const MOST_BUTTONS = 16;

/** What one winner's hand is worth: a press, a number, or its tiles. */
export function WorthChoice(props: EveningPart & { entry: EntryState; seat: Seat }): JSX.Element {
  const [byTiles, setByTiles] = createSignal(false);
  const take = (worth: Worth): void =>
    props.entry.say({ worth: { ...props.entry.draft().worth, [props.seat]: worth } });
  return (
    <div class="evening-worth">
      <Show when={!byTiles()} fallback={<HandByTiles {...props} />}>
        <Show when={props.state.ruleset().scoring?.ofRank} fallback={<Numbers {...props} onWorth={take} />}>
          <HanAndFu onWorth={take} />
        </Show>
      </Show>
      <p>
        <button type="button" class="button" onClick={() => setByTiles(!byTiles())}>
          {byTiles() ? say.enter.number : say.enter.tiles}
        </button>
      </p>
    </div>
  );
}

/** A score in one number. */
function Numbers(props: EveningPart & { entry: EntryState; onWorth: (worth: Worth) => void }): JSX.Element {
  const { scoring, wins } = props.entry.position()?.ruleset ?? props.state.ruleset();
  const { minimum } = wins;
  const least = minimum?.need ?? 0;
  const [tooLittle, setTooLittle] = createSignal(false);
  const most = scoring?.most;
  const buttons =
    most !== undefined && most - least < MOST_BUTTONS ? numbersUpTo(least, most) : usualNumbers(props, least);
  const [typed, setTyped] = createSignal<number | null>(null);
  const position = props.entry.position();
  const hasStreak = position !== null && standingsOf(position).some(({ of }) => of.is === 'deals-kept');
  const id = createUniqueId();
  let field: HTMLInputElement | undefined;
  // Where a number is typed, it can be typed at once.
  const isTyped = least === 0 && (most === undefined || most - least >= MOST_BUTTONS);
  onMount(() => isTyped && queueMicrotask(() => field?.focus({ preventScroll: true })));
  return (
    <form
      autocomplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        const score = typed();
        if (score === null) return;
        setTooLittle(score < least);
        if (score >= least) props.onWorth({ score });
      }}
    >
      <p id={id}>{say.enter.score(scoring?.unit ?? '', hasStreak)}</p>
      <div class="row">
        <For each={buttons}>
          {(score) => (
            <button type="button" class="button" onClick={() => props.onWorth({ score })}>
              {score}
            </button>
          )}
        </For>
      </div>
      <p class="row">
        <input
          ref={field}
          type="number"
          inputmode="numeric"
          min="0"
          max={most}
          aria-labelledby={id}
          onInput={(event) => {
            const value = event.currentTarget.valueAsNumber;
            setTyped(Number.isInteger(value) && value >= 0 ? value : null);
          }}
        />
        <button type="submit" class="button" disabled={typed() === null}>
          {say.enter.say}
        </button>
      </p>
      <div aria-live="polite">
        <Show when={tooLittle() && minimum}>
          {(least) => (
            <Slip
              kind="refused"
              head={say.enter.refused}
              text={say.enter.tooLittle(least().need, scoring?.unit ?? '')}
              rule={{ id: least().rule, href: props.rules.href(least().rule) }}
            />
          )}
        </Show>
      </div>
    </form>
  );
}

const numbersUpTo = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);

/** Where scores are small, the dozen from the least on; where they are large, what this evening has had. */
function usualNumbers({ state }: EveningPart, least: number): readonly number[] {
  const known = new Set(
    (state.account()?.settled ?? []).flatMap(({ outcome }) =>
      outcome.is === 'won' ? outcome.winners.map(({ score }) => score.total) : [],
    ),
  );
  if (least > 0) return numbersUpTo(least, least + MOST_BUTTONS - 4);
  return [...known].sort((a, b) => a - b).slice(0, MOST_BUTTONS);
}

/** Fu of a hand, and han from which they no longer count, with the limits by their names. */
const FU = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];
const USUAL_FU = 5;
const LIMITS = [
  [5, 'mangan'],
  [6, 'haneman'],
  [8, 'baiman'],
  [11, 'sanbaiman'],
  [13, 'counted yakuman'],
] as const;

/** A score in two counts: one press for what is usual, further rows for the rest. */
function HanAndFu(props: { onWorth: (worth: Worth) => void }): JSX.Element {
  const row = (fu: number): JSX.Element => (
    <div class="evening-fu">
      <For each={[1, 2, 3, 4]}>
        {(han) => (
          <button type="button" class="button" onClick={() => props.onWorth({ han, fu })}>
            {say.enter.hanFu(han, fu)}
          </button>
        )}
      </For>
    </div>
  );
  return (
    <>
      <For each={FU.slice(0, USUAL_FU)}>{row}</For>
      <details>
        <summary>{say.enter.moreFu}</summary>
        <For each={FU.slice(USUAL_FU)}>{row}</For>
      </details>
      <div class="row">
        <For each={LIMITS}>
          {([han, name]) => (
            <button type="button" class="button" onClick={() => props.onWorth({ han, fu: 30 })}>
              {say.enter.limit(han, name)}
            </button>
          )}
        </For>
        <For each={[1, 2, 3]}>
          {(yakuman) => (
            <button type="button" class="button" onClick={() => props.onWorth({ yakuman })}>
              {say.enter.yakuman(yakuman)}
            </button>
          )}
        </For>
      </div>
    </>
  );
}
