const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Counts the words of a text. Example: “South's 5-tile hand” has three. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;
