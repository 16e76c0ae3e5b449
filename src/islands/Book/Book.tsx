import { createSignal, For, Index, type JSX, Show } from 'solid-js';
import { book } from '#i18n/book.ts';
import type { Seat } from '../../engine/seats.ts';
import { numberIn } from '../../questions/parts/Amount.tsx';
import { markSolved } from '../../storage/exercises.ts';
import { tell } from '../../storage/widget-events.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { island } from '../island.ts';
import { type BookJudgement, type Draft, EACH, judgeBook, linesToShow } from './judge-line.ts';
import { EMPTY, Line, type LineFields, slipText, UNCHANGED } from './Line.tsx';
import type { BookLine, BookProps } from './props.ts';
import './book.css';

const seatIn = (text: string): Seat | typeof EACH | null =>
  text === '' ? null : text === EACH ? EACH : (Number(text) as Seat);

const draftOf = ({ from, to, amount, rule }: LineFields): Draft => ({
  from: seatIn(from),
  to: seatIn(to),
  amount: numberIn(amount),
  rule: rule === '' ? undefined : rule === UNCHANGED ? null : rule,
});

const fieldsOf = ({ from, to, amount, rule }: BookLine): LineFields => ({
  from: String(from),
  to: String(to),
  amount: String(amount),
  rule: rule ?? UNCHANGED,
});

/**
 * Bookkeeping exercise: the reader records a deal's payments line by line, and they are checked against the engine's.
 */
export function Book(props: BookProps): JSX.Element {
  const begun = (): readonly LineFields[] => (props.open.length > 0 ? props.open.map(fieldsOf) : [EMPTY]);
  const [lines, setLines] = createSignal(begun());
  const [verdict, setVerdict] = createSignal<BookJudgement | null>(null);
  const [revealed, setRevealed] = createSignal(false);
  let root: HTMLFieldSetElement | undefined;
  let answer: HTMLDivElement | undefined;
  /** Moves focus to the given element, because the pressed one may be gone. */
  const focusOn = (what: string): void =>
    queueMicrotask(() => (root?.querySelector<HTMLElement>(what) ?? answer)?.focus());
  const done = () => revealed() || verdict()?.right === true;
  const change = (at: number, part: Partial<LineFields>): void => {
    setLines(lines().map((line, i) => (i === at ? { ...line, ...part } : line)));
    setVerdict(null);
  };
  const check = (): void => {
    const { right } = setVerdict(judgeBook(props.kind, lines().map(draftOf), props.lines));
    if (!right) return;
    markSolved(props.name);
    tell({ type: 'solved' });
    answer?.focus({ preventScroll: true });
  };
  const again = (): void => {
    setLines(begun());
    setRevealed(false);
    focusOn('.book-line:first-child .book-who select:first-child');
  };
  const reveal = (): void => {
    setLines(linesToShow(props.kind, props.lines).map(fieldsOf));
    setVerdict(null);
    setRevealed(true);
    focusOn('.book-buttons button');
  };
  const add = (): void => {
    setLines([...lines(), EMPTY]);
    setVerdict(null);
    focusOn('.book-line:last-child .book-who select:first-child');
  };
  const remove = (place: number): void => {
    setLines(lines().filter((_, at) => at !== place));
    setVerdict(null);
    focusOn('.book-line:last-child .book-who select:first-child');
  };
  return (
    <fieldset class="book" aria-label={props.ask} ref={root}>
      <ol class="book-lines" aria-label={book.lines}>
        <Index each={lines()}>
          {(line, i) => (
            <Line
              {...props}
              place={i + 1}
              fields={line()}
              slip={verdict()?.slips[i] ?? null}
              ready={!done()}
              onChange={(part) => change(i, part)}
              onEnter={check}
              onRemove={lines().length > 1 && !done() ? () => remove(i) : undefined}
            />
          )}
        </Index>
      </ol>
      <Show when={!done()}>
        <div class="book-buttons">
          <button type="button" class="button primary" onClick={check}>
            {book.check}
          </button>
          <button type="button" class="button" onClick={add}>
            {book.more}
          </button>
          <Show when={verdict()}>
            <button type="button" class="button" onClick={reveal}>
              {book.reveal}
            </button>
          </Show>
        </div>
      </Show>
      <Show when={revealed()}>
        <div class="book-buttons">
          <button type="button" class="button" onClick={again}>
            {book.again}
          </button>
        </div>
      </Show>
      <div class="verdict" aria-live="polite" aria-atomic="true" tabIndex={-1} ref={answer}>
        <Show when={done()}>
          <Slip
            kind={revealed() ? 'note' : 'good'}
            head={revealed() ? book.answer : book.right}
            why={props.remark}
          >
            <ul class="book-reasons">
              <For each={props.reasons}>
                {({ title, text, rule, href }) => (
                  <li>
                    <b>{title}</b> {text} <RuleLink id={rule} href={href} />
                  </li>
                )}
              </For>
            </ul>
          </Slip>
        </Show>
        <Show when={!done() && verdict()}>
          {(wrong) => (
            <Slip
              kind="refused"
              head={book.wrong}
              text={verdictText(wrong(), lines(), props)}
              rule={ruleNamed(wrong(), lines(), props.rules)}
            />
          )}
        </Show>
      </div>
    </fieldset>
  );
}

export default island(Book);

/** Text of all mistakes, by line number, then the seats whose totals are wrong. */
function verdictText(
  { slips, off }: BookJudgement,
  lines: readonly LineFields[],
  { kind, seats }: Pick<BookProps, 'kind' | 'seats'>,
): string {
  const wrong = slips.flatMap((slip, i) =>
    slip === null ? [] : [`${i + 1}: ${slipText(slip, lines[i] ?? EMPTY, kind)}`],
  );
  const named = seats.flatMap(({ seat, name }) => (off.includes(seat) ? [name] : []));
  return [
    ...wrong,
    ...(named.length > 0 && !slips.includes('unfinished') ? [book.off[kind](named)] : []),
  ].join(' ');
}

/** The rule the reader gave for the first wrong line, for the link in the verdict. */
function ruleNamed(
  { slips }: BookJudgement,
  lines: readonly LineFields[],
  rules: BookProps['rules'],
): BookProps['rules'][number] | undefined {
  return slips
    .flatMap((slip, i) => (slip === null ? [] : rules.filter(({ id }) => id === lines[i]?.rule)))
    .at(0);
}
