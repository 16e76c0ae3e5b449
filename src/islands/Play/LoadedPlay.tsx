import { play } from '#i18n/play.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { loadedIsland } from '../loaded-island.tsx';
import { openHand } from './open-hand.ts';
import { Play } from './Play.tsx';
import type { PlayProps } from './props.ts';

/** The play table, loaded with its game. */
export default loadedIsland({
  load: async (props: PlayProps) => openHand(await loadGame(props.game), props),
  draw: (props, seated) => <Play {...props} seated={seated} />,
  waiting: play.loading,
  room: 'play-loading cloth',
});
