import { render } from 'solid-js/web';
import type { Game } from '../../engine/ruleset.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { Referee, type RefereeProps } from '../Referee/Referee.tsx';
import type { Mount } from './wake.ts';

/** The game that it plays is there before the picture goes. */
export const prepare = (props: unknown): Promise<Game> => loadGame((props as RefereeProps).game);

/** The props are what the page was built with. */
export const mount: Mount = (root, props, rules) => {
  root.replaceChildren();
  render(() => <Referee {...(props as RefereeProps)} rules={rules as Game} />, root);
};
