/** A whole hand to sort into its sets. */
export { wholeHand as read } from '../board-claim.ts';
