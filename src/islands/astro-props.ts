/** Reads the props of an island as Astro writes them into its page: each value is paired with a number for its type. */

type SerializedProp = readonly [type: number, value: unknown];

/**
 * Parses the props of an island. Example: `{"game":[0,"british"],"steps":[1,[[0,"first"]]]}` gives `{game: "british",
 * steps: ["first"]}`.
 * @param text the `props` attribute of an island
 * @throws Error for types other than plain values (0) and lists (1); widgets get no others
 */
export const readAstroProps = (text: string): object => fieldsIn(JSON.parse(text) as object);

const fieldsIn = (written: object): object =>
  Object.fromEntries(
    Object.entries(written).map(([name, value]) => [name, valueIn(value as SerializedProp)]),
  );

function valueIn([type, value]: SerializedProp): unknown {
  if (type === 1) return (value as readonly SerializedProp[]).map(valueIn);
  if (type !== 0) throw new Error(`a property of type ${type} cannot be read`);
  return typeof value === 'object' && value !== null ? fieldsIn(value) : value;
}
