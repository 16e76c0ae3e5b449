/** English texts of what other programs decide otherwise. */
export const programs = {
  title: 'Other programs',
  lead: 'Does your app count a hand in another way? These programs were run, and this is where they differ from the usual tables of this school.',
  /** Description of the page where others link to it. */
  door: 'See what apps and calculators count otherwise, and by which rule we count.',
  /** The folded list under a rule. */
  ofRule: 'Your app says otherwise?',
  /** The package and its version: "riichi 1.2.0". */
  name: (program: string, version: string) => `${program} ${version}`,
  there: 'There',
  here: 'Here',
  noWin: 'no win',
  limitHand: 'the limit',
  /** The script that showed it. */
  seenIn: 'Seen in',
};
