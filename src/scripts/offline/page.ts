/** Every page: the worker that answers where there is no network. It is none of a frame's business. */
const { base = '/' } = document.documentElement.dataset;

// Without a worker, in a private window say, everything works but for the want of a network.
if (import.meta.env.PROD && 'serviceWorker' in navigator && window.top === window)
  addEventListener('load', () => navigator.serviceWorker.register(`${base}sw.js`).catch(() => {}));
