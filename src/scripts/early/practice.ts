/**
 * Marks a practice page with `data-returning` where the reader has practised here before or follows a link, and so gets
 * another question than the built one. Runs before that question, which the mark hides. Must be self-contained, because
 * it is inlined.
 */
export function expectReturning(): void {
  try {
    const { dataset } = document.documentElement;
    const concept = location.pathname.split('/').filter(Boolean).pop();
    const cards = `"${dataset['ruleset']}/${concept === 'mixed' ? '' : `${concept}/`}`;
    const isKnown = (localStorage.getItem('sparrow:practice') ?? '').includes(cards);
    if (location.hash.length > 1 || isKnown) dataset['returning'] = '';
  } catch {
    // Without storage there is no earlier practice.
  }
}
