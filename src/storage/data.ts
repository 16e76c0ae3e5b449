/** What widgets fetch of this site: rulebooks, scenes, settings, as data. A frame in somebody else's page has its own way. */

/** @param address of a file of JSON on this site @throws where it cannot be had */
export async function dataAt(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
