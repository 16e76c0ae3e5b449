/** Files that are still to be edited, whole. Whoever edits one takes it off this list; a test asks for that. */
export const UNEDITED: readonly string[] = [
  'content/british/13-special-hands.mdx',
  'content/british/08-fishing.mdx',
  'content/british/09-original-call.mdx',
  'content/british/16-drawn-hands-and-the-goulash.mdx',
  'content/british/10-points-doubles-limit.mdx',
  'content/british/12-settlement-and-the-match.mdx',
  'content/hk-taiwanese/06-paid-on-the-spot.mdx',
  'content/hk-taiwanese/07-dice-chase-and-penalties.mdx',
  'content/hk-taiwanese/15-base-and-fan.mdx',
  'content/hk-taiwanese/17-the-pull.mdx',
];
