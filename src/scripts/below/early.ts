/**
 * The script in a lesson's head that lets what is below its first board be laid out later: `data-below` on <html>, see
 * lesson.css. Not where the reader goes to a place in it, or comes back to one, and only in a browser that keeps what is
 * seen in its place when something above it changes its height.
 */
export const earlyBelowScript = `(()=>{const e=document.documentElement,[n]=performance.getEntriesByType("navigation");if(!location.hash&&n&&n.type==="navigate"&&"overflowAnchor"in e.style)e.dataset.below=""})()`;
