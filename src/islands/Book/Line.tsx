import { type JSX, Show } from 'solid-js';
import { book } from '#i18n/book.ts';
import { numberIn } from '../../questions/parts/Amount.tsx';
import { Select } from '../../ui/Select.tsx';
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
  fields: LineFields,
  kind: BookProps['kind'],
): string {
  if (slip === 'unfinished') return book.slips.unfinished(emptyBoxes(fields));
  if (slip === 'amount' && fields.rule === UNCHANGED) return book.slips.unchanged;
  return slip === 'nobody' ? book.slips.nobody[kind] : book.slips[slip];
}

/** Boxes that are empty, or an amount that is no number. */
const emptyBoxes = (fields: LineFields): (keyof LineFields)[] =>
  (['from', 'to', 'amount', 'rule'] as const).filter((box) =>
    box === 'amount' ? numberIn(fields.amount) === null : fields[box] === '',
  );

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
    <Select
      aria-label={label}
      disabled={!props.ready}
      options={[
        ['', book.choose],
        ...props.seats.map(({ seat, name }) => [String(seat), name] as const),
        [EACH, book.each],
      ]}
      value={props.fields[part]}
      onPick={(value) => props.onChange({ [part]: value })}
    />
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
          aria-invalid={props.slip === 'amount' || undefined}
          disabled={!props.ready}
          onInput={(event) => props.onChange({ amount: event.currentTarget.value })}
          onKeyDown={(event) => event.key === 'Enter' && props.onEnter()}
        />
        <span class="book-unit" aria-hidden="true">
          {props.money}
        </span>
        <Select
          aria-label={book.reason(props.place)}
          disabled={!props.ready}
          options={[
            ['', book.chooseRule],
            ...props.rules.map(({ id, title }) => [id, title] as const),
            ...(props.open.length > 0 ? [[UNCHANGED, book.unchanged] as const] : []),
          ]}
          value={props.fields.rule}
          onPick={(rule) => props.onChange({ rule })}
        />
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
