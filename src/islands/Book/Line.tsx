import { For, type JSX, Show } from 'solid-js';
import { book } from '#i18n/book.ts';
import { type BookJudgement, EACH } from './judge-line.ts';
import type { BookProps } from './props.ts';

/** Raw field values of a line, all as text. */
export interface LineFields {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly rule: string;
}

export const EMPTY: LineFields = { from: '', to: '', amount: '', rule: '' };

/** Option value for "unchanged"; no rule has this id. */
export const UNCHANGED = '-';

/** Text of a mistake in a line. */
export function slipText(
  slip: NonNullable<BookJudgement['slips'][number]>,
  { rule }: LineFields,
  kind: BookProps['kind'],
): string {
  if (slip === 'amount' && rule === UNCHANGED) return book.slips.unchanged;
  return slip === 'nobody' ? book.slips.nobody[kind] : book.slips[slip];
}

/** One line of the book: payer, payee, amount and reason. */
export function Line(
  props: BookProps & {
    place: number;
    fields: LineFields;
    slip: BookJudgement['slips'][number];
    ready: boolean;
    onChange: (part: Partial<LineFields>) => void;
    onEnter: () => void;
    onRemove: (() => void) | undefined;
  },
): JSX.Element {
  const who = (part: 'from' | 'to', label: string) => (
    <select
      aria-label={label}
      disabled={!props.ready}
      onChange={(event) => props.onChange({ [part]: event.currentTarget.value })}
    >
      <option value="">{book.choose}</option>
      <For each={props.seats}>
        {({ seat, name }) => (
          <option value={String(seat)} selected={props.fields[part] === String(seat)}>
            {name}
          </option>
        )}
      </For>
      <option value={EACH} selected={props.fields[part] === EACH}>
        {book.each}
      </option>
    </select>
  );
  return (
    <li class="book-line" data-state={props.slip ? 'refused' : undefined}>
      <span class="book-who">
        {who('from', book.from(props.place))}
        <span class="book-verb">{book.verb[props.kind]}</span>
        {who('to', book.to(props.place))}
      </span>
      <span class="book-why">
        <input
          inputmode="decimal"
          autocomplete="off"
          aria-label={book.amount(props.place, props.money)}
          placeholder={props.money}
          value={props.fields.amount}
          disabled={!props.ready}
          onInput={(event) => props.onChange({ amount: event.currentTarget.value })}
          onKeyDown={(event) => event.key === 'Enter' && props.onEnter()}
        />
        <span class="book-unit" aria-hidden="true">
          {props.money}
        </span>
        <select
          aria-label={book.reason(props.place)}
          disabled={!props.ready}
          onChange={(event) => props.onChange({ rule: event.currentTarget.value })}
        >
          <option value="">{book.chooseRule}</option>
          <For each={props.rules}>
            {({ id, title }) => (
              <option value={id} selected={props.fields.rule === id}>
                {title}
              </option>
            )}
          </For>
          <Show when={props.open.length > 0}>
            <option value={UNCHANGED} selected={props.fields.rule === UNCHANGED}>
              {book.unchanged}
            </option>
          </Show>
        </select>
        <Show when={props.onRemove}>
          {(remove) => (
            <button
              type="button"
              class="button book-remove"
              disabled={!props.ready}
              aria-label={book.remove(props.place)}
              onClick={() => remove()()}
            >
              ×
            </button>
          )}
        </Show>
      </span>
      <Show when={props.slip}>
        {(slip) => <span class="book-slip">{slipText(slip(), props.fields, props.kind)}</span>}
      </Show>
    </li>
  );
}
