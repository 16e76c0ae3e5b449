/** The fragment of the play page that opens a moment of the reader's own deals, as its browser keeps it. */
const FORM = /^#?v=1&moment=([a-z\d]+)$/;

/** Example: "v=1&moment=1x9k2f". */
export const formatMomentLink = (id: string): string => `v=1&moment=${id}`;

/** The id in a fragment; null where it is none of a moment. */
export const parseMomentLink = (fragment: string): string | null => FORM.exec(fragment)?.[1] ?? null;
