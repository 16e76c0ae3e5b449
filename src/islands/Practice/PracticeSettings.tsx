import type { JSX } from 'solid-js';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { PracticeWish } from '../../storage/practice.ts';
import { Key } from '../../ui/Key.tsx';
import { Select } from '../../ui/Select.tsx';
import type { Level, SessionProgress } from './question-order.ts';

const LENGTHS = [5, 10, 20, null] as const;
const ENDLESS = 'endless';
const LEVELS = ['follow', 1, 2, 3] as const;

/** Settings of the session: length, difficulty, unlearned rules. Changing one starts a new session. */
export function PracticeSettings(props: {
  progress: SessionProgress;
  unmet: boolean;
  onBegin: (change: Partial<PracticeWish>) => void;
  onKeys: () => void;
}): JSX.Element {
  const level = (value: string): Level => LEVELS.find((each) => String(each) === value) ?? 'follow';
  return (
    <section class="practice-setup" aria-label={practiceQuestion.session.setup}>
      <label>
        <span>{practiceQuestion.session.length}</span>
        <Select
          options={LENGTHS.map((length) => [
            String(length ?? ENDLESS),
            practiceQuestion.session.lengths(length),
          ])}
          value={String(props.progress.length ?? ENDLESS)}
          onPick={(value) => props.onBegin({ length: value === ENDLESS ? null : Number(value) })}
        />
      </label>
      <label>
        <span>{practiceQuestion.session.level}</span>
        <Select
          options={LEVELS.map((each) => [String(each), practiceQuestion.session.levels[each]])}
          value={String(props.progress.level)}
          onPick={(value) => props.onBegin({ level: level(value) })}
        />
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
