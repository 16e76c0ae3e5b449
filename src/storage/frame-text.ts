/** What the page around a frame gives its widget: a text that its author wrote. */

const NAME = 'sparrow:given';
let newest: string | null = null;

/** Gives it to whoever listens, and to whoever will. */
export function giveText(text: string): void {
  newest = text;
  dispatchEvent(new CustomEvent(NAME, { detail: newest }));
}

/** Calls back with the text that was given, and with every later one; returns what ends it. */
export function onFrameText(onText: (text: string) => void): () => void {
  if (newest !== null) onText(newest);
  const listen = (event: Event): void => onText((event as CustomEvent<string>).detail);
  addEventListener(NAME, listen);
  return () => removeEventListener(NAME, listen);
}
