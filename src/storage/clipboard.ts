/** Puts a text on the clipboard. @returns whether that was allowed, and there is one: elsewhere it is shown to be copied */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
