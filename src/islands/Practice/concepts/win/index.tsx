import win from '../../../../puzzles/concepts/win/index.ts';
import type { ShownHand } from '../../../../puzzles/hands.ts';
import { asker } from '../../asker.ts';
import { prove } from './prove.ts';
import { View } from './view.tsx';

export default asker<ShownHand>({ concept: win, View, prove });
