/** How the loader and the script that draws hands find each other, in a page of somebody else's. */

/** The event of the window by which that script hands over what it does. */
export const DRAWING = 'mahjong-drawing';

interface HandLook {
  /** A style of faces. */
  readonly style: string;
  /** What the author calls the hand; '' if nothing. */
  readonly title: string;
}

/**
 * Draws a hand, and adds the styles of it to a shadow root.
 * @throws Error where the text is no hand; its message says what was expected
 */
export type HandDrawing = (root: ShadowRoot, text: string, look: HandLook) => HTMLElement;

let drawing: Promise<HandDrawing> | null = null;

/** Asks for the script, once a page. Rejects where it does not come. */
export function handDrawing(site: string): Promise<HandDrawing> {
  drawing ??= new Promise((resolve, reject) => {
    const src = `${site}embed/v1/hand.js`;
    addEventListener(DRAWING, (event) => resolve((event as CustomEvent<HandDrawing>).detail), { once: true });
    const script = document.createElement('script');
    script.onerror = reject;
    try {
      script.src = src;
      document.head.append(script);
    } catch {
      // A page with trusted types takes no address of a script from another.
      import(/* @vite-ignore */ src).catch(reject);
    }
  });
  return drawing;
}
