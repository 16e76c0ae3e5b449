/**
 * Lets what is below a lesson's first board be laid out later: `data-below` on <html>, see lesson.css. Not where the
 * reader goes to a place in it, or comes back to one, and only in a browser that keeps what is seen in its place when
 * something above it changes its height. It uses nothing from outside itself.
 */
export function layOutBelowLater(): void {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash === '' && visit?.type === 'navigate' && 'overflowAnchor' in root.style)
    root.dataset['below'] = '';
}
