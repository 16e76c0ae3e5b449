/** The characters that the site's own fonts contain; Chinese characters use the reader's fonts. */
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

export const CHARACTERS = `${ASCII}\u00a0§·×÷±½é–—‘’“”…−≤≥←↑→↓`;
