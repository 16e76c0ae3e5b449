import { createMemo } from 'solid-js';
import { type DealDraft, EMPTY_DRAFT } from '../../evening/draft.ts';
import type { EveningState } from './evening-state.ts';

/** What the parts of an entry have: the draft, the table before its deal, and how to say more of it. */
export function createEntry(state: EveningState) {
  const entry = createMemo(() => state.context().entry);
  const place = () => entry()?.at ?? state.evening()?.deals.length ?? 0;
  const position = createMemo(() => {
    const evening = state.evening();
    return evening && state.of.before(evening, place());
  });
  const draft = (): DealDraft => entry()?.draft ?? EMPTY_DRAFT;
  return {
    entry,
    place,
    position,
    draft,
    /** Says more of the deal; begins its entry where none has begun. */
    say: (change: Partial<DealDraft>): void => {
      if (entry() === null) state.send({ type: 'ENTER' });
      state.send({ type: 'SAY', draft: { ...draft(), ...change } });
    },
  };
}
export type EntryState = ReturnType<typeof createEntry>;
