/** The properties of an island as Astro writes them into its page: each value with a number for its type. */

type Written = readonly [type: number, value: unknown];

/**
 * @param text the `props` attribute of an island: `{"game":[0,"british"],"steps":[1,[[0,"first"]]]}`
 * @throws Error where a value is neither plain (0) nor a list (1): no widget is given any other
 */
export const readAstroProps = (text: string): object => fieldsIn(JSON.parse(text) as object);

const fieldsIn = (written: object): object =>
  Object.fromEntries(Object.entries(written).map(([name, value]) => [name, valueIn(value as Written)]));

function valueIn([type, value]: Written): unknown {
  if (type === 1) return (value as readonly Written[]).map(valueIn);
  if (type !== 0) throw new Error(`a property of type ${type} cannot be read`);
  return typeof value === 'object' && value !== null ? fieldsIn(value) : value;
}
