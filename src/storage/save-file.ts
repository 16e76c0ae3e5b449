/** Hands a file to the reader's browser, which asks where to or saves it among the downloads. */
export function saveFile(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser has it by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
