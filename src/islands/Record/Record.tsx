/** Opens a game that was played elsewhere: pasted, dropped or chosen, read by this page alone. */
import { createMemo, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { records } from '#i18n/records.ts';
import { words } from '#i18n/words.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { createRecordSession } from '../../machines/record-session.ts';
import type { GameRecord } from '../../records/record.ts';
import { runMachine } from '../../sessions/actor.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Select } from '../../ui/Select.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { island } from '../island.ts';
import { DealEntry, type RecordAddresses } from './DealEntry.tsx';
import type { OpenedDeal } from './open-record.ts';
import './record.css';

type Fault = NonNullable<GameRecord['fault']>;

function Record(props: RecordAddresses): JSX.Element {
  const session = runMachine(createRecordSession<GameRecord, OpenedDeal, Fault>(), undefined);
  const context = createMemo(() => session.snapshot().context);
  const [failed, setFailed] = createSignal<string | Blob | null>(null);
  const [you, setYou] = createSignal<Seat | null>(null);
  let heading: HTMLHeadingElement | undefined;
  /** Counts what was opened, so that deals of an earlier game are not heard. */
  let opened = 0;

  const open = async (from: string | Blob): Promise<void> => {
    const number = ++opened;
    const isNow = (): boolean => number === opened;
    setFailed(null);
    session.send({ type: 'READ' });
    try {
      const { openRecord } = await import('./open-record.ts');
      const found = await openRecord(from);
      if (!isNow()) return;
      if (found.is === 'refused') {
        session.send({ type: 'REFUSED', fault: found.fault });
        return;
      }
      session.send({ type: 'OPENED', record: found.record });
      heading?.focus();
      for await (const deal of found.play()) {
        if (!isNow()) return;
        session.send({ type: 'PLAYED', deal });
      }
      session.send({ type: 'END' });
    } catch (error) {
      console.warn(error);
      if (isNow()) setFailed(from);
    }
  };

  return (
    <div class="record">
      <OpenForm onOpen={(from) => void open(from)} />
      <div aria-live="polite">
        <Show when={session.snapshot().matches('reading') && failed() === null}>
          <p class="aside">{records.reading}</p>
        </Show>
        <Show when={context().fault}>
          {(fault) => (
            <Slip
              kind="refused"
              head={records.failed}
              text={records.fault(fault().why, fault().expected, fault().place)}
            />
          )}
        </Show>
      </div>
      <Show when={failed()}>{(from) => <LoadFailed onRetry={() => void open(from())} />}</Show>
      <Show when={context().record} keyed>
        {(record) => (
          <section class="record-deals" aria-labelledby="record-found">
            <h2 id="record-found" tabIndex={-1} ref={heading}>
              {records.found(record.format, record.deals.length)}
            </h2>
            <Show when={session.snapshot().matches('playing')}>
              <progress
                max={record.deals.length}
                value={context().deals.length}
                aria-label={records.replaying(context().deals.length, record.deals.length)}
              />
            </Show>
            <Show when={record.fault}>
              {(fault) => (
                <Slip
                  kind="note"
                  head={records.cut}
                  text={records.fault(fault().why, fault().expected, fault().place)}
                />
              )}
            </Show>
            <Show when={record.names.some((name) => name !== '')}>
              <label class="record-names">
                <input
                  type="checkbox"
                  checked={context().named}
                  onChange={() => session.send({ type: 'NAMES' })}
                />
                {records.form.names}
              </label>
            </Show>
            <label class="record-look">
              {records.look}
              <Select
                name="seat"
                value={String(you() ?? '')}
                options={[
                  ['', records.allHands],
                  ...SEATS.map((seat): readonly [string, string] => [
                    String(seat),
                    (context().named && record.names[seat]) || words.windName(seat),
                  ]),
                ]}
                onPick={(seat) => setYou(SEATS.find((each) => String(each) === seat) ?? null)}
              />
            </label>
            <ol class="record-list" aria-label={records.list}>
              <For each={context().deals}>
                {(deal) => (
                  <DealEntry
                    opened={deal}
                    names={context().named ? record.names : null}
                    you={you()}
                    addresses={props}
                  />
                )}
              </For>
            </ol>
          </section>
        )}
      </Show>
    </div>
  );
}

function OpenForm(props: { onOpen: (from: string | Blob) => void }): JSX.Element {
  const [text, setText] = createSignal('');
  const [over, setOver] = createSignal(false);
  const field = createUniqueId();
  const file = createUniqueId();
  return (
    <form
      class="record-form"
      classList={{ 'record-over': over() }}
      aria-labelledby="record-form"
      onSubmit={(event) => {
        event.preventDefault();
        props.onOpen(text());
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [dropped] = event.dataTransfer?.files ?? [];
        const from = dropped ?? event.dataTransfer?.getData('text/plain');
        if (from) props.onOpen(from);
      }}
    >
      <h2 id="record-form">{records.form.title}</h2>
      <p class="aside">{records.form.text}</p>
      <label for={field}>{records.form.paste}</label>
      <textarea
        id={field}
        rows="5"
        spellcheck={false}
        autocomplete="off"
        value={text()}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <label for={file}>{records.form.file}</label>
      <input
        id={file}
        type="file"
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen) props.onOpen(chosen);
        }}
      />
      <button type="submit" class="button primary">
        {records.form.open}
      </button>
    </form>
  );
}

export default island(Record);
