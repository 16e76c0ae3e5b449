/** Reads a whole hand, for sorting into its sets. */
export { wholeHand as read } from './board-claim.ts';
