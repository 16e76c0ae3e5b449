/** The seed of questions that do not say one. Of these the build has dealt the first: no rules are needed to put them. */
export const PLAIN_SEED = 'a';
/** The address of the first of them, in a URL's fragment. */
export const PLAIN_LINK = `v=1&seed=${PLAIN_SEED}&end`;
