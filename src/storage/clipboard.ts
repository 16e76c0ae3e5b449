/**
 * Copies a text to the clipboard. @returns false where that is not allowed or there is none; then show the text to copy
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
