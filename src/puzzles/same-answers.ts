/**
 * Are two answers equal as sets? Order and repeats do not matter. Example: `['1m', '4m']` equals `['4m', '1m', '1m']`.
 */
export function same(one: readonly string[], other: readonly string[]): boolean {
  const [answers, right] = [new Set(one), new Set(other)];
  return answers.size === right.size && [...answers].every((each) => right.has(each));
}
