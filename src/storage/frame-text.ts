/** Passes the text that the host page's author wrote from the frame script to the widget. */

const NAME = 'sparrow:given';
let newest: string | null = null;

/** Publishes the text to current listeners, and to later ones. */
export function giveText(text: string): void {
  newest = text;
  dispatchEvent(new CustomEvent(NAME, { detail: newest }));
}

/** Calls back with the newest text, if any, and with every later one. @returns a function that stops it */
export function onFrameText(onText: (text: string) => void): () => void {
  if (newest !== null) onText(newest);
  const listen = (event: Event): void => onText((event as CustomEvent<string>).detail);
  addEventListener(NAME, listen);
  return () => removeEventListener(NAME, listen);
}
