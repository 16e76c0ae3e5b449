/** What widgets ask for as data, in a frame that was kept as one file: it holds all of it. Stands for storage/data.ts. */

/** @param address of a file of JSON on this site @throws where this file does not hold it */
export async function dataAt(address: string): Promise<unknown> {
  const path = address.slice((document.documentElement.dataset['base'] ?? '/').length);
  const text = document.querySelector(`script[data-path="${CSS.escape(path)}"]`)?.textContent;
  if (text == null) throw new Error(`${path} is not in this file`);
  return JSON.parse(text);
}
