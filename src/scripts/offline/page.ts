/** Registers the service worker on every page except frames. */
const { base = '/' } = document.documentElement.dataset;

/** Fetches this page's assets and data again after the worker takes control, so that it stores them. */
function askAgain(): void {
  for (const { name } of performance.getEntriesByType('resource')) {
    // The body must be read: an open response keeps the worker busy and blocks a newer one.
    if (name.startsWith(`${location.origin}${base}`))
      void fetch(name).then(
        (answer) => answer.arrayBuffer(),
        () => {},
      );
  }
}

// Without a service worker (in a private window, for example) everything works, except offline.
if (import.meta.env.PROD && 'serviceWorker' in navigator && window.top === window) {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller === null)
    serviceWorker.addEventListener('controllerchange', askAgain, { once: true });
  addEventListener('load', () => serviceWorker.register(`${base}sw.js`).catch(() => {}));
}
