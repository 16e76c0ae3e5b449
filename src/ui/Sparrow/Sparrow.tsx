import type { JSX } from 'solid-js';
import { BAMBOO, suitedKind } from '../../engine/tiles.ts';
import { Tile } from '../Tile/Tile.tsx';
import './sparrow.css';

/** The 1 of bamboo, which shows a sparrow: the school's emblem. */
export const SPARROW = suitedKind(BAMBOO, 1);

/** The sparrow that hops in beside a good end: a win, a drill, a session. It says nothing; the text beside it does. */
export function Sparrow(): JSX.Element {
  return (
    <span class="sparrow">
      <Tile kind={SPARROW} name="" />
    </span>
  );
}
