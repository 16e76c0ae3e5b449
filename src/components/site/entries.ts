/** The entries of a record whose keys are known. */
export const entriesOf = <K extends string, T>(record: Readonly<Record<K, T>>): [K, T][] =>
  Object.entries(record) as [K, T][];
