/** Files that are still to be edited, whole. Whoever edits one takes it off this list; a test asks for that. */
export const UNEDITED: readonly string[] = [
  'content/hk-taiwanese/06-paid-on-the-spot.mdx',
  'content/hk-taiwanese/07-dice-chase-and-penalties.mdx',
  'content/hk-taiwanese/15-base-and-fan.mdx',
  'content/hk-taiwanese/17-the-pull.mdx',
];
