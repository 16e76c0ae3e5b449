import type { HAN, LATIN } from './glyphs.ts';
import { BLACK, FACE, han, latin, RED } from './ink.ts';

const NUMERALS: readonly (keyof typeof HAN)[] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** The nine faces of characters: the numeral over the character for ten thousand. */
export const CHARACTERS: readonly string[] = NUMERALS.map(
  (char) => han(char, 30, 20, 0.18, BLACK, 8) + han('萬', 30, 56.5, 0.195, RED),
);

/** The suit's mark without Chinese: a seal with a sign of three strokes. */
const SEAL =
  `<rect x="19" y="56" width="22" height="20" rx="3.5" fill="${RED}"/>` +
  `<path fill="none" stroke="${FACE}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M23.5 60.5h13m-7 0c0 6-1.5 9-5.5 11.5m5.5-7.5h6c0 5-.5 7.5-4 7"/>`;

/** Underline of 6 and 9: seen upside down, from the opposite seat, each looks like the other. */
const UNDERLINE = `<rect x="18" y="51" width="24" height="2.4" rx="1.2" fill="${BLACK}"/>`;

/** The same faces without Chinese. */
export const PLAIN_CHARACTERS: readonly string[] = NUMERALS.map(
  (_, i) =>
    latin((i + 1) as keyof typeof LATIN, 30, 29, 45, BLACK) +
    (i + 1 === 6 || i + 1 === 9 ? UNDERLINE : '') +
    SEAL,
);
