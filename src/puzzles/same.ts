/** Whether two answers are the same, as keys of questions are written: in whatever order they were given. */
export const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));
