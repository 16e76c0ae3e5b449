import tile, { type Face } from '../../../../puzzles/concepts/tile/index.ts';
import { asker } from '../../asker.ts';
import { prove } from './prove.ts';
import { View } from './view.tsx';

export default asker<Face>({ concept: tile, View, prove });
