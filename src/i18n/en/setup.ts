/** Setting up a hand in English. */
export const setup = {
  eyes: { legend: 'What you see', own: 'Your own seat', open: 'All four hands' },
  waits: 'Show what I wait for, and how many are left',
  sound: 'Sounds of the tiles',
  speech: 'Say calls and discards aloud',
  keys: 'One key per action',
  options: 'Rules that may differ',
  optionsNote: 'They apply from the next deal on.',
  seed: 'Seed',
  seedNote: 'The same seed deals the same tiles.',
  deal: 'New deal',
  dealThis: 'Deal this seed',
};
