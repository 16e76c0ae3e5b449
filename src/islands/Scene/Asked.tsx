/** What is asked before a step, for who loads it for a scene that asks: a script of its own. */
export { QuickCheck } from '../QuickCheck/QuickCheck.tsx';
