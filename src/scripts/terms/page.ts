/** Closes a term's definition on Escape; pointing at or focusing the term opens it again. */
const again = ({ target }: Event): void => {
  if (target instanceof HTMLElement) target.closest<HTMLElement>('.term')?.removeAttribute('data-closed');
};

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const term of document.querySelectorAll<HTMLElement>('.term:is(:hover, :focus)')) {
    term.dataset.closed = '';
  }
});
document.addEventListener('focusin', again);
document.addEventListener('pointerover', ({ target, relatedTarget }) => {
  const term = target instanceof Element ? target.closest<HTMLElement>('.term') : null;
  if (term && !(relatedTarget instanceof Node && term.contains(relatedTarget))) delete term.dataset.closed;
});
