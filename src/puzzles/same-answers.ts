/**
 * Whether two answers are the same, as keys of questions are written: sets, in whatever order they were given. What is
 * said twice is said.
 */
export function same(one: readonly string[], other: readonly string[]): boolean {
  const [given, right] = [new Set(one), new Set(other)];
  return given.size === right.size && [...given].every((each) => right.has(each));
}
