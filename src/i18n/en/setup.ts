/** English texts of the setup of a hand. */
import { settings } from './settings.ts';

export const setup = {
  eyes: { legend: 'What you see', own: 'Your own seat', open: 'All four hands' },
  bots: {
    legend: 'The other players',
    beginner: 'Beginners',
    dreamer: 'Absent-minded',
    careful: 'Careful',
    note: {
      beginner: 'They win when they can. Otherwise they make any move the rules allow, without a plan.',
      dreamer:
        'They plan as the careful ones do, but one time in three their minds wander, and they do anything the rules allow.',
      careful:
        'They go for the likeliest win, judging by their own tiles, every tile that lies face up, and the rules of the game.',
    },
    /** In games with a ready declaration, for bots that plan. */
    folds: 'Once somebody has declared a hand, they give up their own if it is far from a win.',
    sees: 'None of them ever sees your tiles or the wall.',
    /** While the reader has chosen none, and has not done half of a course. */
    usual: 'They play against you until you have done half of a course. Choose others whenever you like.',
    /** In a deal of a course, instead of the choice. */
    fixed:
      'This deal keeps the players that it was tested with: against them it can be won. You choose again for your next deal.',
  },
  waits: 'Show what I wait for, and how many are left',
  ready: 'Mark the discards that leave me ready, and show what each then waits for',
  near: 'Tell which patterns my hand is near to',
  sound: settings.sounds.sound,
  speech: settings.sounds.speech,
  relaxed: 'Until the next deal, pass for me unless I can win, and play what is forced',
  discards: 'Also discard whatever I draw, unless it wins',
  keys: 'One key per action',
  options: 'Rules that may differ',
  optionsNote: 'They apply from the next deal on.',
  seed: 'Seed',
  seedNote: 'The same seed deals the same tiles.',
  deal: 'New deal',
  dealThis: 'Deal this seed',
};
