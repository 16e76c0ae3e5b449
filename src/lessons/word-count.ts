const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** How many words this is. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;
