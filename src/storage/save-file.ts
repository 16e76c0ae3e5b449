/** Offers a file to the reader as a download. */
export function saveFile(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
