/**
 * Replaces the game in an address: ("/play/riichi/x", "riichi", "hong-kong") gives "/play/hong-kong/x".
 * @param from the game in the given address
 */
export function addressFor(address: string, from: string, to: string): string {
  const at = address.lastIndexOf(`/${from}/`);
  return `${address.slice(0, at + 1)}${to}${address.slice(at + 1 + from.length)}`;
}
