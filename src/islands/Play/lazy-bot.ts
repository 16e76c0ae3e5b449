/** Who plays the other seats: loaded once it is their turn. */
export { sensible } from '../../bots/sensible.ts';
