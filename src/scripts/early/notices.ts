/**
 * Tells of a part of the page that does not come: `data-failed` on <html> shows the notice. It stands in the head, so
 * that it is there before anything can fail, and uses nothing from outside itself.
 */
export function tellOfFailures(): void {
  const tell = (): void => {
    document.documentElement.dataset['failed'] = '';
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      // A tile refers to the file of drawings. Where there is no origin it may not, and gets them otherwise (embed/frame.ts).
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
