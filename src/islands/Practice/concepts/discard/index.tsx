import discard, { type Full } from '../../../../puzzles/concepts/discard/index.ts';
import { asker } from '../../asker.ts';
import { prove } from './prove.ts';
import { View } from './view.tsx';

export default asker<Full>({
  concept: discard,
  View,
  prove,
  accepts: ({ key }, [given = '']) => key.includes(given),
});
