/** Who plays the other seats: loaded once it is their turn. */
export { BOTS } from '../../bots/strengths.ts';
