/**
 * Sets `data-below` on <html>, so that lesson.css delays the layout below a lesson's first board. Not for an address
 * with a fragment, a reload or a return, nor without scroll anchoring (which keeps the view in place when heights above
 * change). Must be self-contained, because it is inlined.
 */
export function layOutBelowLater(): void {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash === '' && visit?.type === 'navigate' && 'overflowAnchor' in root.style)
    root.dataset['below'] = '';
}
