import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { evening as say } from '#i18n/evening.ts';
import { isSeat, SEATS, type Seat } from '../../engine/seats.ts';
import { QuestionError } from '../../evaluation/told/fields.ts';
import { alsoWins, eventsOf } from '../../evening/draft.ts';
import { later } from '../../ui/lazy.ts';
import { Select } from '../../ui/Select.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { DealReceipt } from './DealReceipt.tsx';
import type { EntryState } from './entry-state.ts';
import { FaultText } from './FaultText.tsx';
import type { EveningPart } from './page-rules.ts';

/** The last part of an entry: what else belongs to its end, what the deal comes to, and the press that enters it. */
export function EntryCheck(props: EveningPart & { entry: EntryState }): JSX.Element {
  const { state, entry } = props;
  const settled = createMemo(() => {
    const evening = state.evening();
    return evening && state.of.settle(evening, entry.place(), eventsOf(entry.draft()));
  });
  const deal = () => {
    const now = settled();
    return now instanceof QuestionError ? null : now;
  };
  const fault = () => {
    const now = settled();
    return now instanceof QuestionError ? now : null;
  };
  const also = () => {
    const position = entry.position();
    return position ? alsoWins(position, entry.draft()) : [];
  };
  return (
    <>
      <Show when={also().length > 0}>
        <p class="row">
          <For each={also()}>
            {(seat) => (
              <button
                type="button"
                class="button"
                onClick={() => entry.say({ winners: [...entry.draft().winners, seat] })}
              >
                {say.enter.also(state.names()[seat])}
              </button>
            )}
          </For>
        </p>
      </Show>
      <Losers {...props} />
      <DrawnHow {...props} />
      <Liable {...props} />
      <div aria-live="polite">
        <Show when={fault()}>
          {(error) => (
            <Slip kind="refused" head={say.enter.fault}>
              <FaultText {...props} error={error()} />
            </Slip>
          )}
        </Show>
      </div>
      <p class="row">
        <button
          type="button"
          class="button primary"
          aria-describedby={entry.entry()?.refused ? 'evening-refused' : undefined}
          onClick={() => state.send({ type: 'DONE' })}
        >
          {entry.entry()?.puts === 'instead' ? say.enter.change : say.enter.done}
        </button>
        <span id="evening-refused" role="alert">
          <Show when={entry.entry()?.refused}>{say.enter.refused}</Show>
        </span>
      </p>
      <Show when={deal()}>{(now) => <DealReceipt {...props} deal={now()} />}</Show>
    </>
  );
}

/** The palette of a loser's hand loads with the first one. */
const LoserByTiles = later(async () => (await import('./LoserByTiles.tsx')).LoserByTiles);

/** What the others have, in games where losers score too: each by a number or by its tiles. */
function Losers(props: EveningPart & { entry: EntryState }): JSX.Element {
  const { state, entry } = props;
  const { scoring } = state.ruleset();
  const losers = () => SEATS.filter((seat) => !entry.draft().winners.includes(seat));
  const [laid, setLaid] = createSignal<Seat | null>(null);
  const put = (seat: Seat, value: number | null): void => {
    const { [seat]: _, ...rest } = entry.draft().losers;
    entry.say({ losers: value === null ? rest : { ...rest, [seat]: value } });
  };
  const isTiles = (seat: Seat) => typeof entry.draft().losers[seat] === 'string';
  return (
    <Show when={entry.draft().end === 'win' && scoring?.loserScore}>
      <fieldset class="evening-losers">
        <legend>{say.enter.losers}</legend>
        <For each={losers()}>
          {(seat) => (
            <div class="evening-loser">
              <Show
                when={!isTiles(seat)}
                fallback={
                  <>
                    <span>{say.enter.loserByTiles(state.names()[seat])}</span>
                    <button type="button" class="button" onClick={() => put(seat, null)}>
                      {say.enter.numberOf(state.names()[seat])}
                    </button>
                  </>
                }
              >
                <label>
                  <span>{say.enter.loser(state.names()[seat], scoring?.unit ?? '')}</span>
                  <input
                    type="number"
                    inputmode="numeric"
                    min="0"
                    max={scoring?.most}
                    value={entry.draft().losers[seat] ?? ''}
                    onChange={(event) => {
                      const value = event.currentTarget.valueAsNumber;
                      put(seat, Number.isInteger(value) ? value : null);
                    }}
                  />
                </label>
              </Show>
              <button
                type="button"
                class="button"
                aria-expanded={laid() === seat}
                onClick={() => setLaid(laid() === seat ? null : seat)}
              >
                {say.enter.tilesOf(state.names()[seat])}
              </button>
            </div>
          )}
        </For>
        <For each={laid() === null ? [] : [laid() ?? 0]}>
          {(seat) => <LoserByTiles {...props} seat={seat} onTaken={() => setLaid(null)} />}
        </For>
      </fieldset>
    </Show>
  );
}

/** Of a deal that nobody won, where a ready hand is shown: who shows one, and why it ended. */
function DrawnHow(props: EveningPart & { entry: EntryState }): JSX.Element {
  const { state, entry } = props;
  const ruleset = () => state.ruleset();
  const rules = () => ruleset().clauses.flatMap((clause) => Object.keys(clause.draws ?? {}));
  const toggled = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
    seats.includes(seat) ? seats.filter((each) => each !== seat) : [...seats, seat].sort();
  const ticks = (title: string, field: 'ready' | 'rivers'): JSX.Element => (
    <fieldset>
      <legend>{title}</legend>
      <div class="row">
        <For each={SEATS}>
          {(seat) => (
            <label class="tick">
              <input
                type="checkbox"
                checked={entry.draft()[field].includes(seat)}
                onChange={() => entry.say({ [field]: toggled(entry.draft()[field], seat) })}
              />
              <span>{state.names()[seat]}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
  return (
    <Show when={entry.draft().end === 'drawn' && ruleset().ready}>
      <Show when={rules().length > 0}>
        <label class="evening-preset">
          <span>{say.enter.rule}</span>
          <Select
            options={[
              ['', say.enter.wallOut],
              ...rules().map((rule) => [rule, props.rules.entry(rule).title] as const),
            ]}
            value={entry.draft().rule ?? ''}
            onPick={(rule) => entry.say(rule === '' ? { rule: null } : { rule, ready: [], rivers: [] })}
          />
        </label>
      </Show>
      <Show when={entry.draft().rule === null}>
        {ticks(say.enter.ready, 'ready')}
        <Show when={ruleset().rivers}>{ticks(say.enter.rivers, 'rivers')}</Show>
      </Show>
    </Show>
  );
}

/** Who answers for a yakuman, where somebody may. */
function Liable({ state, entry, rules }: EveningPart & { entry: EntryState }): JSX.Element {
  const fed = () => state.ruleset().scoring?.fed;
  const yakuman = () =>
    entry.draft().winners.flatMap((seat) => {
      const worth = entry.draft().worth[seat];
      return worth !== undefined && 'yakuman' in worth ? [{ seat, worth }] : [];
    });
  return (
    <Show when={fed()}>
      {(patterns) => (
        <For each={yakuman()}>
          {({ seat, worth }) => {
            const put = (change: { liable?: Seat; liableFor?: string }): void =>
              entry.say({ worth: { ...entry.draft().worth, [seat]: { yakuman: worth.yakuman, ...change } } });
            return (
              <div class="evening-telling">
                <label>
                  <span>{say.enter.liable}</span>
                  <Select
                    options={[
                      ['', say.enter.nobodyLiable],
                      ...SEATS.filter((each) => each !== seat).map(
                        (each) => [String(each), state.names()[each]] as const,
                      ),
                    ]}
                    value={worth.liable === undefined ? '' : String(worth.liable)}
                    onPick={(value) => {
                      const liable = Number(value);
                      put(value !== '' && isSeat(liable) ? { ...worth, liable } : {});
                    }}
                  />
                </label>
                <Show when={patterns().alone && worth.liable !== undefined}>
                  <label>
                    <span>{say.enter.liableFor}</span>
                    <Select
                      options={[
                        ['', say.enter.whole],
                        ...Object.keys(patterns().patterns).map(
                          (each) => [each, rules.entry(each).title] as const,
                        ),
                      ]}
                      value={worth.liableFor ?? ''}
                      onPick={(liableFor) =>
                        put({
                          ...(worth.liable !== undefined && { liable: worth.liable }),
                          ...(liableFor !== '' && { liableFor }),
                        })
                      }
                    />
                  </label>
                </Show>
              </div>
            );
          }}
        </For>
      )}
    </Show>
  );
}
