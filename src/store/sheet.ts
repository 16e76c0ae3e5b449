/**
 * The rest of a page's style. A page that is drawn before its widget lives may begin with a part of its sheet: of what
 * is there and of what its first scripts draw. The build divides it (integrations/first-sheets.ts) and says on the link
 * where the whole is.
 */

let coming: Promise<void> | null = null;

/** Resolves once all rules of the page are there. @throws where they cannot be had */
export function wholeSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-whole]');
  const { whole } = link?.dataset ?? {};
  if (!link || whole === undefined) return coming ?? Promise.resolve();
  coming ??= new Promise<void>((resolve, reject) => {
    const rest = document.createElement('link');
    rest.rel = 'stylesheet';
    rest.href = whole;
    rest.onload = () => {
      link.removeAttribute('data-whole');
      resolve();
    };
    rest.onerror = () => {
      coming = null;
      rest.remove();
      reject(new Error(`${whole} cannot be had`));
    };
    link.after(rest);
  });
  return coming;
}
