/**
 * Shows a notice when a part of the page fails to load, by `data-failed` on <html>. Inlined in the head, so that it
 * runs before anything can fail; must be self-contained.
 */
export function tellOfFailures(): void {
  const tell = (): void => {
    document.documentElement.dataset['failed'] = '';
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      // Tiles refer to the file of drawings. A frame without an origin may not, and gets them by embed/frame.ts.
      if (target.matches('script, [rel=stylesheet]') || (target.matches('use') && origin !== 'null')) tell();
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    if (/import|module/i.test(reason?.message)) tell();
  });
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('[data-reload]'))) return;
    event.preventDefault();
    location.reload();
  });
}
