import { createResource, createSignal, type JSX, Show } from 'solid-js';
import { programs } from '#i18n/programs.ts';
import { scorePage } from '#i18n/score-page.ts';
import type { Game } from '../../engine/game.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { Choice } from '../../ui/Choice.tsx';
import { loadedIsland } from '../loaded-island.tsx';
import { Desk } from '../Score/Desk.tsx';
import type { ProgramsProps } from './props.ts';
import { Tables } from './Tables.tsx';
import '../Score/score.css';
import './programs.css';

/** One hand, laid at the score desk of a game and put to the table of each program that counts that game. */
function Programs(props: ProgramsProps & { first: Game }): JSX.Element {
  const [chosen, setChosen] = createSignal(props.first.id);
  const [game] = createResource(chosen, (id) => (id === props.first.id ? props.first : loadGame(id)), {
    initialValue: props.first,
  });
  const page = () => props.games.find((each) => each.game === game.latest.id);
  return (
    <div class="score-page">
      <Choice
        class="programs-game"
        legend={programs.hand.game}
        value={chosen()}
        values={props.games.map(({ game: id, title }) => [id, title] as const)}
        onChoose={setChosen}
      />
      <Show when={page()} keyed>
        {(at) => (
          <Desk
            {...at}
            of={game.latest}
            below={(state, book) => <Tables game={game.latest} {...{ state, book }} />}
          />
        )}
      </Show>
    </div>
  );
}

/** The hand that is put to every program, loaded with the first game. */
export default loadedIsland({
  load: ({ games }: ProgramsProps) => loadGame(games[0]?.game ?? ''),
  draw: (props, first) => <Programs {...props} first={first} />,
  waiting: scorePage.loading,
  room: 'aside score-loading',
});
