/** A scene whose height never changes by stepping: in a frame, which is as high as what it holds. */
import type { Component } from 'solid-js';
import type { WinnersProps } from '../../views/winning/Sets.tsx';

/** What such a scene has from the start, because room is kept for it. */
export interface Still {
  /** What draws the hands that win; null where none does. */
  readonly winners: Component<WinnersProps> | null;
}
