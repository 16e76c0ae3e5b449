import mend from '../../../../puzzles/concepts/mend/index.ts';
import type { Spoilt } from '../../../../puzzles/proof/exchanges.ts';
import { asker } from '../../asker.ts';
import { prove } from './prove.ts';
import { View } from './view.tsx';

export default asker<Spoilt>({
  concept: mend,
  View,
  prove,
  accepts: ({ key }, [given = '']) => key.includes(given),
});
