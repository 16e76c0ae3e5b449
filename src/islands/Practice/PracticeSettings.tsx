import { For, type JSX } from 'solid-js';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { PracticeWish } from '../../storage/practice.ts';
import { Key } from '../../ui/Key.tsx';
import type { Level, QuestionSession } from './question-order.ts';

const LENGTHS = [5, 10, 20, null] as const;
const LEVELS = ['follow', 1, 2, 3] as const;

/** Settings of the session: length, difficulty, unlearned rules. Changing one starts a new session. */
export function Setup(props: {
  sitting: QuestionSession;
  unmet: boolean;
  onBegin: (change: Partial<PracticeWish>) => void;
  onKeys: () => void;
}): JSX.Element {
  const level = (value: string): Level => LEVELS.find((each) => String(each) === value) ?? 'follow';
  return (
    <section class="practice-setup" aria-label={practiceQuestion.session.setup}>
      <label>
        <span>{practiceQuestion.session.length}</span>
        <select
          onChange={(event) => {
            const { value } = event.currentTarget;
            props.onBegin({ length: value === 'endless' ? null : Number(value) });
          }}
        >
          <For each={LENGTHS}>
            {(length) => (
              <option value={length ?? 'endless'} selected={props.sitting.length === length}>
                {practiceQuestion.session.lengths(length)}
              </option>
            )}
          </For>
        </select>
      </label>
      <label>
        <span>{practiceQuestion.session.level}</span>
        <select onChange={(event) => props.onBegin({ level: level(event.currentTarget.value) })}>
          <For each={LEVELS}>
            {(each) => (
              <option value={each} selected={props.sitting.level === each}>
                {practiceQuestion.session.levels[each]}
              </option>
            )}
          </For>
        </select>
      </label>
      <label class="tick">
        <input
          type="checkbox"
          checked={props.unmet}
          onChange={(event) => props.onBegin({ unmet: event.currentTarget.checked })}
        />
        <span>{practiceQuestion.session.unmet}</span>
      </label>
      <button type="button" class="button practice-keys" onClick={() => props.onKeys()}>
        {practiceQuestion.session.keys}
        <Key>?</Key>
      </button>
    </section>
  );
}
