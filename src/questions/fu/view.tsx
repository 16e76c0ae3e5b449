import { countView } from '../parts/CountView.tsx';

export const View = countView('fu');
