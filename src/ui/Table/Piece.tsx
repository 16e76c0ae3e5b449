import type { JSX } from 'solid-js';
import type { Kind } from '../../engine/tiles.ts';
import type { TileFace, TileTurn } from '../Tile/look.ts';
import { Tile } from '../Tile/Tile.tsx';
import type { QuarterTurns } from './places.ts';

const TURNS: readonly TileTurn[] = ['none', 'left', 'over', 'right'];

/** A tile on the cloth; its width is the row's `--tile`. */
export function Piece(props: {
  kind: Kind;
  /** Empty if the row is described in words. */
  name: string;
  turn?: QuarterTurns | undefined;
  face?: TileFace | undefined;
  lit?: boolean | undefined;
}): JSX.Element {
  return (
    <Tile
      kind={props.kind}
      name={props.name}
      turn={TURNS[props.turn ?? 0]}
      face={props.face}
      lit={props.lit}
    />
  );
}
