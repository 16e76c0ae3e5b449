import { type JSX, Show } from 'solid-js';
import { capital } from '#i18n/numbers.ts';
import { scorePage } from '#i18n/score-page.ts';
import { words } from '#i18n/words.ts';
import { othersAfter, SEATS } from '../../engine/seats.ts';
import { Choice } from '../../ui/Choice.tsx';
import { giverOf, type WrittenHandLink, wayFrom } from './hand-link.ts';
import { LastAndFirst, SupplementChoice } from './win-ticks.tsx';
import './circumstances.css';

/** Inputs every game needs: how the winning tile came, the seat wind and the round wind. */
export function WinCircumstances(props: {
  state: Pick<WrittenHandLink, 'link' | 'way' | 'set' | 'setWay'>;
  /** The game's word for a kong. */
  kong: string;
  /** Can a tile have been drawn for a bonus tile? */
  bonus: boolean;
  /** Extra inputs of one game, placed between the winning tile and the winds. */
  children?: JSX.Element;
}): JSX.Element {
  const { state } = props;
  const link = state.link;
  const winds = SEATS.map((seat) => [seat, capital(words.windName(seat))] as const);
  const by = () =>
    state.way() === 'draw' ? 'draw' : state.way().startsWith('robbing') ? 'robbery' : 'discard';
  const from = () => giverOf(state.way(), link().seat);
  return (
    <>
      <Choice
        legend={scorePage.came}
        value={by()}
        values={[
          ['draw', scorePage.by.draw],
          ['discard', scorePage.by.discard],
          ['robbery', scorePage.by.robbery(props.kong)],
        ]}
        onChoose={(next) => {
          const { seat } = link();
          const giver = from() ?? othersAfter(seat)[2] ?? seat;
          state.setWay(next === 'draw' ? 'draw' : wayFrom(next, giver, seat));
        }}
      />
      <Show when={by() !== 'draw'} fallback={<SupplementChoice {...props} />}>
        <Choice
          legend={scorePage.from}
          value={from()}
          values={othersAfter(link().seat).map((seat) => [seat, capital(words.windName(seat))] as const)}
          onChoose={(seat) => {
            const way = by();
            if (way !== 'draw') state.setWay(wayFrom(way, seat, link().seat));
          }}
        />
      </Show>
      <LastAndFirst {...props} />
      {props.children}
      <Choice
        legend={scorePage.seat}
        value={link().seat}
        values={winds}
        onChoose={(seat) => state.set({ seat })}
      />
      <Choice
        legend={scorePage.roundWind}
        value={link().round}
        values={winds}
        onChoose={(round) => state.set({ round })}
      />
    </>
  );
}
