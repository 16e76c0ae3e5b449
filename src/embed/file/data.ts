/**
 * Reads JSON for widgets in a frame saved as one file, which holds all the data it needs. Replaces storage/fetch-json.ts
 * there.
 */

/**
 * Reads the embedded JSON of a site address.
 * @param address of a JSON file of this site, with its base path
 * @throws Error where this file does not hold it
 * @returns the parsed JSON
 */
export async function dataAt(address: string): Promise<unknown> {
  const path = address.slice((document.documentElement.dataset['base'] ?? '/').length);
  const text = document.querySelector(`script[data-path="${CSS.escape(path)}"]`)?.textContent;
  if (text == null) throw new Error(`${path} is not in this file`);
  return JSON.parse(text);
}
