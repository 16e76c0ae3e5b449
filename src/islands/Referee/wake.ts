import type { Game } from '../../engine/game.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { mounting } from '../widget.ts';
import type { RefereeProps } from './props.ts';
import { Referee } from './Referee.tsx';

/** The game that it plays is there before the picture goes. */
export const prepare = (props: unknown): Promise<Game> => loadGame((props as RefereeProps).game);

export const mount = mounting(Referee, (rules: Game) => ({ rules }));
