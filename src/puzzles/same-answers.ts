/**
 * Whether two answers are the same, as keys of questions are written: sets, in whatever order they were given. What is
 * said twice is said.
 */
export function same(one: readonly string[], other: readonly string[]): boolean {
  const [answers, right] = [new Set(one), new Set(other)];
  return answers.size === right.size && [...answers].every((each) => right.has(each));
}
