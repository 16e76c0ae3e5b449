import type { Game } from '../../engine/game.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { mounting } from '../widget.ts';
import { Score, type ScoreProps } from './Score.tsx';

/** The game is there before anything is drawn. */
export const prepare = (props: unknown): Promise<Game> => loadGame((props as ScoreProps).game);

export const mount = mounting(Score, (of: Game) => ({ of }));
