import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { RuleId } from '../../../../engine/action.ts';
import type { ScoredHand } from '../../../../puzzles/concepts/worth/index.ts';
import { Amount, numberIn } from '../../parts/Amount.tsx';
import { Check } from '../../parts/Check.tsx';
import { HandBoard } from '../../parts/HandBoard.tsx';
import { cameText, declaredText, seatText } from '../../parts/hand-facts.ts';
import type { QuestionProps } from '../../question-kind.ts';
import { ruleOf, titleOf, totalText } from './lines.ts';

/** The tick boxes show these rules' titles. */
export const statedRules = ({ lines }: ScoredHand): readonly RuleId[] => lines.map(ruleOf);

export function View(props: QuestionProps<ScoredHand>): JSX.Element {
  const { facts } = props.context;
  const subject = () => props.question.subject;
  const so = () => {
    const { hand } = subject();
    const isDealer = hand.seat === 0 && facts.remembers.includes('streak');
    return [
      seatText(props.context, hand),
      declaredText(props.context, hand),
      cameText(props.context, hand),
      subject().of ? practiceQuestion.worth.alone(subject().of ?? '') : '',
      practiceQuestion.worth.so(facts.remembers),
      ...(isDealer ? [practiceQuestion.worth.bonusApart] : []),
    ]
      .filter((text) => text !== '')
      .join(' ');
  };
  const [ticked, setTicked] = createSignal<readonly string[]>(subject().givenLines ?? []);
  const [total, setTotal] = createSignal('');
  const [status, setStatus] = createSignal('');
  const toggle = (line: string): void => {
    if (props.reply !== null || subject().givenLines?.includes(line)) return;
    setTicked((now) => (now.includes(line) ? now.filter((each) => each !== line) : [...now, line]));
  };
  const check = (): boolean => {
    const sum = numberIn(total());
    setStatus(sum === null ? practiceQuestion.worth.noNumber : '');
    if (sum !== null) props.onAnswer([...ticked(), totalText(sum)]);
    return true;
  };
  onMount(() =>
    props.onKeys(({ key }) => {
      if (key === 'Enter') return check();
      const line = subject().lines[Number(key) - 1];
      if (line !== undefined) toggle(line);
      return line !== undefined;
    }),
  );
  const state = (line: string) => {
    if (props.reply === null) return undefined;
    if (props.right.includes(line)) return 'right';
    return props.reply.includes(line) ? 'refused' : 'idle';
  };
  return (
    <>
      <HandBoard context={props.context} hand={subject().hand} factsText={so()} />
      <Show when={!props.still}>
        <fieldset class="choices ticks answering-wide" aria-label={practiceQuestion.worth.lines}>
          <For each={subject().lines}>
            {(line, i) => (
              <button
                type="button"
                class="button"
                aria-pressed={ticked().includes(line)}
                aria-disabled={props.reply !== null || (subject().givenLines?.includes(line) ?? false)}
                data-state={state(line)}
                onClick={() => toggle(line)}
              >
                <svg class="tick-mark" viewBox="0 0 24 24" aria-hidden="true">
                  <rect x="2" y="2" width="20" height="20" rx="4" />
                  <path d="M7 12.5l3.5 3.5L17 9" />
                </svg>
                <span>
                  {titleOf(line, props.context)}
                  <Show when={subject().times?.[line]}>{(times) => ` × ${times()}`}</Show>
                </span>
                <Show when={i() < 9 && props.reply === null}>
                  <span class="key" aria-hidden="true">
                    {i() + 1}
                  </span>
                </Show>
              </button>
            )}
          </For>
        </fieldset>
        <Check
          label={practiceQuestion.session.check}
          onCheck={check}
          before={
            <Amount
              label={practiceQuestion.worth.total(subject().of ?? facts.unit ?? '')}
              value={total()}
              onInput={setTotal}
              onEnter={check}
            />
          }
          status={status()}
        />
      </Show>
    </>
  );
}
