/**
 * Sets `data-steps` on <html> where a lesson is shown a step at a time: on a phone, unless the reader would rather have
 * one page. Until the page's script runs the first step is shown; where a script fails to load, all of the lesson is.
 * Must be self-contained, because it is inlined.
 */
export function takeSteps(): void {
  const { dataset } = document.documentElement;
  if (!matchMedia('(max-width: 699px)').matches || dataset['lessons'] === 'page') return;
  dataset['steps'] = 'first';
  addEventListener(
    'error',
    ({ target }) => {
      // Once the script of the page has run, it alone says what is shown.
      if (target instanceof HTMLScriptElement && dataset['steps'] === 'first') delete dataset['steps'];
    },
    true,
  );
}
