/** Shows the page's notice about failed loading where the failed part belongs. */

const HERE = 'notice-here';

/** Appends a notice to a part of the page that failed to load, with a button to reload the page. */
export function showLoadFailure(place: HTMLElement): void {
  hideLoadFailure(place);
  const notice = document.querySelector<HTMLElement>('[data-notice="failed"]')?.cloneNode(true);
  if (!(notice instanceof HTMLElement)) return;
  notice.classList.add(HERE);
  place.append(notice);
}

/** Removes the notice. */
const hideLoadFailure = (place: HTMLElement): void => place.querySelector(`.${HERE}`)?.remove();

/** Shows the notice at the top of the page, when its main widget failed to load. */
export const showPageFailure = (): void => {
  document.documentElement.dataset.failed = '';
};
