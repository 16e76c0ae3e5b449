/** Every character that the site’s own fonts draw; Chinese characters are drawn by the reader’s. */
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

export const CHARACTERS = `${ASCII}\u00a0§·×÷±½é–—‘’“”…−≤≥←↑→↓`;
