/** `Object.entries` that keeps the key type of the record. */
export const entriesOf = <K extends string, T>(record: Readonly<Record<K, T>>): [K, T][] =>
  Object.entries(record) as [K, T][];
