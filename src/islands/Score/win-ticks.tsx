/** Inputs on the winning tile beside who gave it. */
import type { JSX } from 'solid-js';
import { scorePage } from '#i18n/score-page.ts';
import { SUPPLEMENTS } from '../../notation/win-ways.ts';
import { Choice } from '../../ui/Choice.tsx';
import type { WrittenHandLink } from './hand-link.ts';

type TileState = Pick<WrittenHandLink, 'link' | 'set'>;

/** What a drawn tile replaced. */
export function SupplementChoice(props: {
  state: TileState;
  /** The game's word for a kong. */
  kong: string;
  /** Can a tile have been drawn for a bonus tile? */
  bonus: boolean;
}): JSX.Element {
  const { state } = props;
  const link = state.link;
  return (
    <Choice
      legend={scorePage.supplement}
      value={link().supplement}
      values={SUPPLEMENTS.filter((each) => props.bonus || each !== 'bonus').map((each) => {
        const name = scorePage.supplements[each];
        return [each, typeof name === 'string' ? name : name(props.kong)] as const;
      })}
      onChoose={(supplement) => state.set({ supplement })}
    />
  );
}

/** Was it the wall's last tile, or did nothing come before it? */
export function LastAndFirst({ state }: { state: TileState }): JSX.Element {
  const link = state.link;
  return (
    <>
      <label class="tick">
        <input
          type="checkbox"
          checked={link().last}
          onChange={(event) => state.set({ last: event.currentTarget.checked })}
        />
        {scorePage.last}
      </label>
      <label class="tick">
        <input
          type="checkbox"
          checked={link().first}
          onChange={(event) => state.set({ first: event.currentTarget.checked })}
        />
        {scorePage.first}
      </label>
    </>
  );
}
