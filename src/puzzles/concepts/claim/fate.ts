/** What a key says of a seat that gets the tile; of the others it names the rule. */
export const STANDS = 'stands';
/** A call that neither stands nor loses by a rule. */
export const NOBODY = 'nothing';
