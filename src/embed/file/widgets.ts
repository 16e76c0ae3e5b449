/** The widgets that a frame may hold. Stands for scripts/widgets.ts in a frame that was kept as one file. */
import type { Widget } from '../../islands/widget.ts';

export const WIDGETS = import.meta.glob<Widget>(
  '../islands/{Counting,OwnBoards,OwnScene,Play,Practice,Scene}/wake.ts',
  { base: '../../scripts' },
);
