/** Reads a whole hand, for the question whether it wins. */
import { wholeHand } from '../boards/board-claim.ts';
import { boardForm } from '../boards/board-form.ts';

const ANSWERS: Readonly<Record<string, string>> = { wins: 'yes', 'does not win': 'no' };

export default boardForm({ read: wholeHand, keyOf: (answer) => [ANSWERS[answer] ?? answer] });
