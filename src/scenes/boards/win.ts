/** A whole hand that may win or not. */
export { wholeHand as read } from '../board-claim.ts';
