/** The hint that the reader asks for: what to do now, and why. It goes as soon as the hand goes on. */
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import type { MessageContext } from '../../i18n/message-context.ts';
import type { Hand } from '../../sessions/hand.ts';
import type { Session } from '../../sessions/session.ts';
import type { TableControls } from '../../ui/input/table-controls.ts';
import type { HintSlip } from './advice.ts';
import type { PlanMemory } from './plan-memory.ts';

/** Creates the hint of a play table; none is shown at first. */
export function createReaderHint(session: Session<Hand>, messageContext: Accessor<MessageContext>) {
  const [hint, setHint] = createSignal<HintSlip | null>(null);
  /** Plan of the last hint. */
  let memory: PlanMemory | null = null;
  createEffect(on(session.history, () => setHint(null), { defer: true }));
  /** Computes the hint and selects its tiles in the reader's hand; nothing once the hand is over. */
  const ask = async (acting: TableControls): Promise<void> => {
    if (session.ended()) return;
    const { hintSlip, selectHint, hintFor, hintMarks, hints, planMemory } = await import('./advice.ts');
    const { ruleset } = session.setting();
    const own = session.own();
    const found = hintFor(own, { ruleset, table: session.frame().table });
    acting.dismiss();
    if (!found) {
      const phase = session.frame().table.stage.phase;
      setHint(phase === 'dealing' ? hints.before : hints.none);
      return;
    }
    const slip = hintSlip(found, own, messageContext());
    // Drop the hint if the hand went on while it was computed.
    if (session.own() !== own) return;
    selectHint(found, acting);
    memory = planMemory(memory, found, { view: own, ruleset, history: session.history() });
    const change = memory?.frame === session.frame() ? memory.change : null;
    const text = [...(change ? [hints.change(change)] : []), slip.text].join(' ').trim();
    setHint({ ...slip, text, marks: hintMarks(found) });
  };
  return { hint, clear: () => setHint(null), ask };
}
