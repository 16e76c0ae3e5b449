/** Reads a whole hand, for sorting into its sets. */
import { wholeHand } from '../boards/board-claim.ts';
import { boardForm } from '../boards/board-form.ts';

export default boardForm({ read: wholeHand, isPartial: true });
