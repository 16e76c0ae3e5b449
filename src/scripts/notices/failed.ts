/** The page's notice of what could not be loaded, put where it was wanted. */

const HERE = 'notice-here';

/** Says at the end of a part of the page that it could not be loaded, and offers to load the page again. */
export function tellFailed(place: HTMLElement): void {
  untellFailed(place);
  const notice = document.querySelector<HTMLElement>('[data-notice="failed"]')?.cloneNode(true);
  if (!(notice instanceof HTMLElement)) return;
  notice.classList.add(HERE);
  place.append(notice);
}

/** Takes it away again. */
const untellFailed = (place: HTMLElement): void => place.querySelector(`.${HERE}`)?.remove();

/** Says at the head of the page that what it is for could not be loaded. */
export const tellPageFailed = (): void => {
  document.documentElement.dataset.failed = '';
};
