/** The hands of those who have won, for who loads them once somebody has: a script of their own. */
export { Winners } from './Sets.tsx';
