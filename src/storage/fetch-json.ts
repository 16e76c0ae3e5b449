/**
 * Fetches JSON of this site for widgets: rulebooks, scenes, settings. One-file frames replace it by embed/file/data.ts.
 */

/**
 * Fetches and parses a JSON file.
 * @param address of a JSON file on this site
 * @throws Error where it cannot be fetched
 */
export async function dataAt(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
