import sort from '../../../../puzzles/concepts/sort/index.ts';
import type { ShownHand } from '../../../../puzzles/hands.ts';
import { asker } from '../../asker.ts';
import { acceptsLaid } from './accepted.ts';
import { prove } from './prove.ts';
import { rulesTold, View } from './view.tsx';

export default asker<ShownHand>({
  concept: sort,
  View,
  rulesTold,
  prove,
  accepts: ({ key }, [given = '']) => acceptsLaid(key, given),
});
