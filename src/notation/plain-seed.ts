/** The seed of questions that do not say one. Of these the build has dealt the first: no rules are needed to put them. */
export const PLAIN_SEED = 'a';
