/** Reads a whole hand, for the question whether it wins. */
export { wholeHand as read } from './board-claim.ts';
