/** Every page: the worker that answers where there is no network. It is none of a frame's business. */
const { base = '/' } = document.documentElement.dataset;

/** Asks again for the scripts and sheets that came before the worker answered, so that it keeps them for this page. */
function askAgain(): void {
  for (const { name } of performance.getEntriesByType('resource')) {
    // An answer that nobody reads would keep the worker busy, and a newer one waiting.
    if (name.includes('/_astro/'))
      void fetch(name).then(
        (answer) => answer.arrayBuffer(),
        () => {},
      );
  }
}

// Without a worker, in a private window say, everything works but for the want of a network.
if (import.meta.env.PROD && 'serviceWorker' in navigator && window.top === window) {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller === null)
    serviceWorker.addEventListener('controllerchange', askAgain, { once: true });
  addEventListener('load', () => serviceWorker.register(`${base}sw.js`).catch(() => {}));
}
