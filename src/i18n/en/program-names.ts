/** English names of other programs, and of what is folded under a rule. */
export const programNames = {
  /** The folded list under a rule. */
  ofRule: 'Your app says otherwise?',
  /** The package, its version and its table: "kajongg 22.12.3, German rules". */
  name: (program: string, version: string | null, table: string | undefined) =>
    `${program}${version === null ? '' : ` ${version}`}${table === undefined ? '' : `, ${table}`}`,
};
