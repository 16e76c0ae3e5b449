/** The limits of the text size a frame takes over from its host page, in CSS pixels. */
export const SMALLEST_TEXT = 10;
export const LARGEST_TEXT = 32;
