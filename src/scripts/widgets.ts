/** How widgets wake, by the folders that say so: a widget is called what its folder is. */
import type { Widget } from '../islands/widget.ts';

export const WIDGETS = import.meta.glob<Widget>('../islands/*/wake.ts');
