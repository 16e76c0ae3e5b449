/** The look of the page around an embed: a frame and a drawing take it over. */

interface EmbedLook {
  readonly theme: 'light' | 'dark' | 'system';
  /** Of its text, in CSS pixels. */
  readonly size: number;
}

/** The light that the element names, else that of the page around it, and the size of its text. */
export function lookOf(element: Element): EmbedLook {
  const { colorScheme, color, fontSize } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  const theme = element.getAttribute('theme');
  const scheme = theme === 'light' || theme === 'dark' ? theme : colorScheme;
  if (scheme === 'light' || scheme === 'dark') return { theme: scheme, size };
  // A page that says nothing is as dark as the text in it is light.
  if (scheme === 'normal') return { theme: isLight(color) ? 'dark' : 'light', size };
  return { theme: 'system', size };
}

/** The parent element, or the host of the shadow root around it. */
export function elementAround(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Is this computed colour, `rgb(…)` with parts from 0 to 255, nearer to white than to black? */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 127;
}
