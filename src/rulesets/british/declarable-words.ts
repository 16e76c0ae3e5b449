/** Declarations of the British game. */
export const FISHING = 'fishing';
export const NO_LONGER = 'no longer fishing';
export const ORIGINAL_CALL = 'original call';
export const SKIP = 'skip';
