/** English texts of the settings. */
export const settings = {
  theme: { legend: 'Light', system: 'As my device', light: 'Day', dark: 'Evening' },
  contrast: { legend: 'Contrast', usual: 'Usual', more: 'Stronger' },
  lessons: { legend: 'Lessons', steps: 'Step by step', page: 'On one page' },
  tiles: { legend: 'Tiles', classic: 'Classic', index: 'With index', plain: 'Plain' },
  tileSize: { legend: 'Size of the tiles in hand', usual: 'Normal', large: 'Larger', largest: 'Largest' },
  sounds: {
    legend: 'Sound at the table',
    sound: 'Sounds of the tiles',
    speech: 'Say calls and discards aloud',
  },
  words: {
    legend: 'Words',
    own: 'Each game’s own',
    note: 'In the order chow, pung, kong, win.',
    /** Label beside the word set in Chinese characters. */
    chinese: 'Chinese characters:',
  },
  storedHere: 'Kept in this browser.',
};
