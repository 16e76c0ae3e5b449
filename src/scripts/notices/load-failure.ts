/** Shows the page's notices about failed loading where the failed part belongs. */

/**
 * Appends to an island that failed to load a notice, with a button to try again: whatever is pressed in a failed island
 * loads it anew (scripts/early/presses.ts).
 */
export function showLoadFailure(island: HTMLElement): void {
  const notice = document.querySelector<HTMLTemplateElement>('template[data-notice="island"]');
  island.querySelector('.notice-here')?.remove();
  if (notice) island.append(notice.content.cloneNode(true));
}

/** Shows the notice at the top of the page, when its main widget failed to load. */
export const showPageFailure = (): void => {
  document.documentElement.dataset.failed = '';
};
