import { scorePage } from '#i18n/score-page.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { loadedIsland } from '../loaded-island.tsx';
import { Hand } from './Hand.tsx';
import type { HandProps } from './props.ts';

/** The hand page, loaded with all rulesets. */
export default loadedIsland({
  load: ({ games }: HandProps) => Promise.all(games.map(async ({ id }) => rulesetOf(await loadGame(id)))),
  draw: (props, rulesets) => <Hand {...props} rulesets={rulesets} />,
  waiting: scorePage.loading,
  room: 'aside hand-loading',
});
