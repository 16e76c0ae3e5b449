import { play } from '#i18n/play.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { loadedIsland } from '../loaded-island.tsx';
import type { RefereeProps } from './props.ts';
import { Referee } from './Referee.tsx';

/** The referee page, loaded with its game. */
export default loadedIsland({
  load: ({ game }: RefereeProps) => loadGame(game),
  draw: (props, game) => <Referee {...props} rules={game} />,
  waiting: play.loading,
  room: 'aside court-loading',
});
