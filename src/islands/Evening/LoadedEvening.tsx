import { evening } from '#i18n/evening.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { loadedIsland } from '../loaded-island.tsx';
import { EveningPage } from './EveningPage.tsx';
import type { EveningProps } from './props.ts';

/** The evening at a real table, loaded with its game. */
export default loadedIsland({
  load: ({ game }: EveningProps) => loadGame(game),
  draw: (props, game) => <EveningPage {...props} of={game} />,
  waiting: evening.loading,
  room: 'aside evening-loading',
});
