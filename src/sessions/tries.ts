/** What the reader tries at a table: done, or refused with a reason; and what was taken back by doing something else. */
import { type Accessor, batch, createSignal } from 'solid-js';
import type { Action, Reason } from '../engine/action.ts';
import { attempts, type Pressed } from '../engine/attempts.ts';
import type { Seat } from '../engine/seats.ts';
import type { Kind } from '../engine/tiles.ts';
import { cautionOf, judgeAction } from '../engine/verdict.ts';
import type { Refusal, TableSnapshot } from '../machines/table.ts';
import { repeats, type Taken, takingBack } from './decisions.ts';
import { frameAt, goTo, played } from './film.ts';
import type { Setting } from './hand.ts';
import type { Running } from './running.ts';

/** Something tried and not done. */
export interface Refused extends Refusal {
  readonly action: Action;
}

export interface Tries {
  /** Tries an action where one looks; whether it was done. What came after is then cut off, unless it is the same. */
  readonly act: (action: Action) => boolean;
  /** What a call of the reader's can mean here, with these tiles chosen. */
  readonly ways: (call: Pressed, chosen: readonly Kind[]) => readonly [Action, ...Action[]];
  /** Whether an action would not be done here: it is then told why, as if it had been tried; and nothing is done. */
  readonly refuses: (action: Action) => boolean;
  /** What one should know before doing this, though it is allowed. */
  readonly caution: (action: Action) => Reason | null;
  /** What was last tried at this frame, and not done. */
  readonly refused: Accessor<Refused | null>;
  readonly forgive: () => void;
  readonly taken: Accessor<Taken>;
  /** Forgets what was taken back: another hand is dealt. */
  readonly forget: () => void;
}

export function createTries(frames: Running<TableSnapshot>, setting: Accessor<Setting>, seat: Seat): Tries {
  const [last, setLast] = createSignal<{ readonly at: TableSnapshot; readonly refused: Refused } | null>(
    null,
  );
  const [taken, setTaken] = createSignal<Taken>(new Map());
  const table = () => frameAt(frames.film()).table;
  return {
    act: (action) => {
      const now = frames.film();
      const again = repeats(now, action);
      const { film, refusal } = again
        ? { film: goTo(now, now.at + 1), refusal: null }
        : played(setting().machine, now, action);
      if (refusal) {
        setLast({ at: frames.shown(), refused: { action, ...refusal } });
        return false;
      }
      batch(() => {
        // Whoever comes back to this frame has got past what was refused there.
        setLast(null);
        if (!again) setTaken((notes) => takingBack(notes, now));
        frames.show(film, true);
        frames.run(true);
      });
      return true;
    },
    ways: (call, chosen) => attempts(setting().ruleset, table(), seat, call, chosen),
    refuses: (action) => {
      const verdict = judgeAction(setting().ruleset, table(), action);
      if (verdict.is === 'allowed') return false;
      const price = verdict.is === 'mistake' ? verdict.price : null;
      setLast({ at: frames.shown(), refused: { action, reason: verdict.reason, price } });
      return true;
    },
    caution: (action) => cautionOf(setting().ruleset, table(), action),
    refused: () => {
      const tried = last();
      return tried && tried.at === frames.shown() ? tried.refused : null;
    },
    forgive: () => setLast(null),
    taken,
    forget: () => setTaken(new Map()),
  };
}
