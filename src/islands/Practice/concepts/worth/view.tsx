import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { RuleId } from '../../../../engine/action.ts';
import type { ScoredHand } from '../../../../puzzles/concepts/worth/index.ts';
import { Amount, numberIn } from '../../parts/Amount.tsx';
import { Check } from '../../parts/Check.tsx';
import { HandBoard } from '../../parts/HandBoard.tsx';
import { cameText, declaredText, seatText } from '../../parts/hand-facts.ts';
import { Ticks } from '../../parts/Ticks.tsx';
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
  const labelOf = (line: string): string => {
    const times = subject().times?.[line];
    return `${titleOf(line, props.context)}${times ? ` × ${times}` : ''}`;
  };
  return (
    <>
      <HandBoard context={props.context} hand={subject().hand} factsText={so()} />
      <Show when={!props.still}>
        <Ticks
          label={practiceQuestion.worth.lines}
          lines={subject().lines}
          labelOf={labelOf}
          ticked={ticked()}
          fixed={subject().givenLines ?? []}
          onToggle={toggle}
          reply={props.reply}
          right={props.right}
        />
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
