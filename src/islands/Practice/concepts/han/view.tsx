import { countView } from '../../parts/Counting.tsx';

export const View = countView('han');
