/** The smallest and the largest size of text that a frame takes over from the page around it, in CSS pixels. */
export const SMALLEST_TEXT = 10;
export const LARGEST_TEXT = 32;
