/**
 * The default seed of questions. The build has already dealt its first question, so the page shows it without loading
 * rules.
 */
export const PLAIN_SEED = 'a';
/** The link of that first question, as a URL fragment. */
export const PLAIN_LINK = `v=1&seed=${PLAIN_SEED}&end`;
