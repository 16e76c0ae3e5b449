import { createUniqueId, type JSX, Show } from 'solid-js';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';

/** Number field; phones show the digit keypad. */
export function Amount(props: {
  label: string;
  value: string;
  /** False once the field is locked. */
  ready?: boolean;
  /** The right number in words, once another one was written. */
  correct?: string | undefined;
  onInput: (value: string) => void;
  onEnter: () => void;
}): JSX.Element {
  const marked = createUniqueId();
  const isWrong = () => props.correct !== undefined;
  return (
    <label class="amount" data-state={isWrong() ? 'refused' : undefined}>
      <span>{props.label}</span>
      <input
        inputmode="numeric"
        aria-invalid={isWrong() || undefined}
        aria-describedby={isWrong() ? marked : undefined}
        autocomplete="off"
        value={props.value}
        disabled={props.ready === false}
        onInput={(event) => props.onInput(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          // The page also listens for Enter and would go straight on to the next question.
          event.stopPropagation();
          props.onEnter();
        }}
      />
      <Show when={props.correct}>
        {(correct) => (
          <span class="amount-correct" id={marked}>
            <Icon name="cross" />
            {practiceQuestion.correct(correct())}
          </span>
        )}
      </Show>
    </label>
  );
}

/** A number that is set in groups of three digits, as the site writes it: "1,500", "12 000", "1.500". */
const GROUPED = /^(-?\d{1,3}(?:[.,’'\s]\d{3})+)(?:[.,]5)?$/;

/**
 * Parses a typed number: whole, or ending in ,5 or .5, with or without groups of three digits. Examples: "−8" gives -8,
 * "+12" gives 12, "1,5" gives 1.5, "1,500" gives 1500; "abc" and "1.25" give null.
 */
export function numberIn(text: string): number | null {
  const plain = text.trim().replace('−', '-').replace(/^\+/, '');
  const [, whole] = GROUPED.exec(plain) ?? [];
  const digits = whole === undefined ? plain : whole.replace(/[^\d-]/g, '') + plain.slice(whole.length);
  return /^-?\d+(?:[.,]5)?$/.test(digits) ? Number(digits.replace(',', '.')) : null;
}
