import { scorePage } from '#i18n/score-page.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { loadedIsland } from '../loaded-island.tsx';
import type { ScoreProps } from './props.ts';
import { Score } from './Score.tsx';

/** The score desk, loaded with its game. */
export default loadedIsland({
  load: ({ game }: ScoreProps) => loadGame(game),
  draw: (props, game) => <Score {...props} of={game} />,
  waiting: scorePage.loading,
  room: 'aside score-loading',
});
