/**
 * Tells a practice page of a reader who has been here, or follows a link: they are asked something else than the
 * question that the page was built with. It stands before that question, and `data-returning` on <html> keeps it from
 * being seen. It uses nothing from outside itself.
 */
export function expectReturning(): void {
  try {
    const { dataset } = document.documentElement;
    const concept = location.pathname.split('/').filter(Boolean).pop();
    const cards = `"${dataset['ruleset']}/${concept === 'mixed' ? '' : `${concept}/`}`;
    const isKnown = (localStorage.getItem('sparrow:practice') ?? '').includes(cards);
    if (location.hash.length > 1 || isKnown) dataset['returning'] = '';
  } catch {
    // A browser that keeps nothing knows nobody.
  }
}
