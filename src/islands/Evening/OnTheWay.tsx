import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { evening as say } from '#i18n/evening.ts';
import { words } from '#i18n/words.ts';
import { isSeat, SEATS, type Seat, seatAfter } from '../../engine/seats.ts';
import { isBonus, type Kind, PLAYED } from '../../engine/tiles.ts';
import type { JsonFields, QuestionError } from '../../evaluation/told/fields.ts';
import { faultOnTheWay } from '../../evening/account.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { parseTiles } from '../../notation/tiles.ts';
import { Select } from '../../ui/Select.tsx';
import { Slip } from '../../ui/Slip.tsx';
import type { EntryState } from './entry-state.ts';
import { FaultText } from './FaultText.tsx';
import type { EveningPart } from './page-rules.ts';

/** What can be told of a deal before its end, and what must be said of it. */
interface Telling {
  readonly key: string;
  readonly name: string;
  /** Whose tile it was: never, known, or perhaps not known. */
  readonly from: 'no' | 'must' | 'may';
  readonly tiles: 'none' | 'bonus' | 'played';
  readonly event: (facts: {
    seat: Seat;
    from: Seat | null;
    tile: string;
    dice: readonly number[];
  }) => JsonFields;
}

/** What happened on the way: kongs, flowers, bets, mistakes. Each may cost something, or count at the end. */
export function OnTheWay(props: EveningPart & { entry: EntryState }): JSX.Element {
  const { state, entry } = props;
  const all = createMemo(() => tellingsOf(props));
  const [key, setKey] = createSignal('');
  const chosen = () => all().find((each) => each.key === key()) ?? all()[0];
  const [seat, setSeat] = createSignal<Seat>(0);
  const [from, setFrom] = createSignal<Seat | null>(null);
  const [tile, setTile] = createSignal('');
  const [dice, setDice] = createSignal<readonly number[]>([1, 1, 1]);
  /** Why what was to be added last cannot have been. */
  const [refused, setRefused] = createSignal<QuestionError | null>(null);
  const count = () => {
    const step = state.ruleset().deal.preamble.find((each) => each.step === 'dice');
    return step?.step === 'dice' ? step.count : 0;
  };
  const kinds = (): readonly Kind[] =>
    state
      .ruleset()
      .tiles.flatMap((copies, kind) =>
        copies > 0 && (chosen()?.tiles === 'bonus' ? isBonus(kind) : kind < PLAYED) ? [kind] : [],
      );
  const tell = (events: readonly JsonFields[]): void => {
    const position = entry.position();
    const fault = position && faultOnTheWay(position, events);
    setRefused(fault);
    if (fault === null) entry.say({ before: events });
  };
  const add = (): void => {
    const telling = chosen();
    if (!telling) return;
    const giver =
      from() === seat() || (from() === null && telling.from === 'must') ? seatAfter(seat(), 3) : from();
    const event = telling.event({
      seat: seat(),
      from: telling.from === 'no' ? null : giver,
      tile: tile() || formatTile(kinds()[0] ?? 0),
      dice: dice().slice(0, count()),
    });
    const before = entry.draft().before;
    tell(event['type'] === 'dice' ? [event, ...before] : [...before, event]);
  };
  const seats = () => SEATS.map((each) => [String(each), state.names()[each]] as const);
  return (
    <>
      <Bets {...props} onTell={tell} />
      <div aria-live="assertive">
        <Show when={refused()}>
          {(error) => (
            <Slip kind="refused" head={say.enter.refused}>
              <FaultText {...props} error={error()} />
            </Slip>
          )}
        </Show>
      </div>
      <details class="evening-way" open={entry.draft().before.length > 0}>
        <summary>{say.told.title}</summary>
        <ul>
          <For each={entry.draft().before}>
            {(event, at) => (
              <li class="row">
                <span>{eventText(props, all(), event)}</span>
                <button
                  type="button"
                  class="button"
                  aria-label={say.told.remove(eventText(props, all(), event))}
                  onClick={() => entry.say({ before: entry.draft().before.filter((_, i) => i !== at()) })}
                >
                  ×
                </button>
              </li>
            )}
          </For>
        </ul>
        <div class="evening-telling">
          <label>
            <span>{say.told.what}</span>
            <Select
              options={all().map((each) => [each.key, each.name] as const)}
              value={chosen()?.key}
              onPick={(picked) => {
                setKey(picked);
                setTile('');
                setRefused(null);
              }}
            />
          </label>
          <Show
            when={chosen()?.key !== 'dice'}
            fallback={
              <For each={Array.from({ length: count() }, (_, i) => i)}>
                {(die) => (
                  <Select
                    aria-label={`${say.told.dice} ${die + 1}`}
                    options={[1, 2, 3, 4, 5, 6].map((each) => [String(each), String(each)] as const)}
                    value={String(dice()[die])}
                    onPick={(value) => setDice(dice().map((each, i) => (i === die ? Number(value) : each)))}
                  />
                )}
              </For>
            }
          >
            <label>
              <span>{say.told.who}</span>
              <Select
                options={seats()}
                value={String(seat())}
                onPick={(value) => setSeat(Number(value) as Seat)}
              />
            </label>
            <Show when={chosen()?.from !== 'no'}>
              <label>
                <span>{say.told.from}</span>
                <Select
                  options={[
                    ...(chosen()?.from === 'may' ? [['', say.told.unknown] as const] : []),
                    ...seats().filter(([each]) => each !== String(seat())),
                  ]}
                  value={from() === null ? '' : String(from())}
                  onPick={(value) => setFrom(value === '' ? null : (Number(value) as Seat))}
                />
              </label>
            </Show>
            <Show when={chosen()?.tiles !== 'none'}>
              <label>
                <span>{say.told.tile}</span>
                <Select
                  options={kinds().map((kind) => [formatTile(kind), words.tileName(kind)] as const)}
                  value={tile()}
                  onPick={setTile}
                />
              </label>
            </Show>
          </Show>
          <button type="button" class="button" onClick={add}>
            {say.told.add}
          </button>
        </div>
      </details>
    </>
  );
}

/** Who has declared, where a declaration costs a bet: said in nearly every deal, and so a press each. */
function Bets(
  props: EveningPart & { entry: EntryState; onTell: (events: readonly JsonFields[]) => void },
): JSX.Element {
  const word = () => props.state.ruleset().ready?.word;
  const before = () => props.entry.draft().before;
  const isBetOf = (event: JsonFields, seat: Seat) => event['type'] === word() && event['seat'] === seat;
  const toggle = (seat: Seat): void => {
    const rest = before().filter((event) => !isBetOf(event, seat));
    props.onTell(rest.length < before().length ? rest : [...rest, { type: word() ?? '', seat }]);
  };
  return (
    <Show when={word()}>
      {(name) => (
        <fieldset>
          <legend>{say.told.kinds.declaration(name())}</legend>
          <div class="row">
            <For each={SEATS}>
              {(seat) => (
                <label class="tick">
                  <input
                    type="checkbox"
                    checked={before().some((event) => isBetOf(event, seat))}
                    onChange={(event) => {
                      toggle(seat);
                      // What is refused stays as it was.
                      event.currentTarget.checked = before().some((each) => isBetOf(each, seat));
                    }}
                  />
                  <span>{props.state.names()[seat]}</span>
                </label>
              )}
            </For>
          </div>
        </fieldset>
      )}
    </Show>
  );
}

/** What this game can be told. */
function tellingsOf({ state, rules }: EveningPart): readonly Telling[] {
  const ruleset = state.ruleset();
  const terms = state.terms();
  const { kinds } = say.told;
  const kong = (kind: 'claimed' | 'promoted' | 'concealed', from: Telling['from']): Telling => ({
    key: kind,
    name: kinds[kind](terms),
    from,
    tiles: 'none',
    event: ({ seat, from: giver }) => ({ type: 'kong', kind, seat, ...(giver !== null && { from: giver }) }),
  });
  const { ready } = ruleset;
  return [
    ...(ready
      ? [
          {
            key: ready.word,
            name: kinds.declaration(ready.word),
            from: 'no',
            tiles: 'none',
            event: ({ seat }: { seat: Seat }) => ({ type: ready.word, seat }),
          } as const,
        ]
      : []),
    kong('concealed', 'no'),
    kong('claimed', 'must'),
    kong('promoted', 'may'),
    ...(ruleset.tiles.some((copies, kind) => copies > 0 && isBonus(kind))
      ? [
          {
            key: 'bonus',
            name: kinds.bonus,
            from: 'no',
            tiles: 'bonus',
            event: ({ seat, tile }: { seat: Seat; tile: string }) => ({ type: 'bonus', seat, tile }),
          } as const,
        ]
      : []),
    ...ruleset.mistakes
      .filter(({ later }) => !later)
      .map(
        ({ rule }): Telling => ({
          key: rule,
          name: rules.entry(rule).title,
          from: 'may',
          tiles: 'none',
          event: ({ seat, from }) => ({ type: 'mistake', rule, seat, ...(from !== null && { to: from }) }),
        }),
      ),
    {
      key: 'claim',
      name: kinds.claim(terms),
      from: 'must',
      tiles: 'none',
      event: ({ seat, from }) => ({ type: 'claim', seat, from: from ?? seatAfter(seat, 3) }),
    },
    {
      key: 'discard',
      name: kinds.discard,
      from: 'no',
      tiles: 'played',
      event: ({ seat, tile }) => ({ type: 'discard', seat, tile }),
    },
    ...(ruleset.deal.preamble.some(({ step }) => step === 'dice')
      ? [
          {
            key: 'dice',
            name: kinds.dice,
            from: 'no',
            tiles: 'none',
            event: ({ dice }: { dice: readonly number[] }) => ({ type: 'dice', values: dice }),
          } as const,
        ]
      : []),
  ];
}

/** An event as it is listed. */
function eventText({ state }: EveningPart, all: readonly Telling[], event: JsonFields): string {
  const { type, kind, rule, seat, values } = event;
  const key = [kind, rule, type].find((each) => all.some((telling) => telling.key === each));
  const name = all.find((telling) => telling.key === key)?.name ?? String(type);
  const giver = event['from'] ?? event['to'];
  const tile = typeof event['tile'] === 'string' ? event['tile'] : null;
  return say.told.of(
    name,
    isSeat(seat) ? state.names()[seat] : Array.isArray(values) ? values.join(' ') : '',
    isSeat(giver) ? state.names()[giver] : null,
    tile === null ? null : tileNameOf(tile),
  );
}

/** The name of a tile; its text where it is none. */
function tileNameOf(text: string): string {
  try {
    return parseTiles(text)
      .map((kind) => words.tileName(kind))
      .join(', ');
  } catch {
    return text;
  }
}
