/** English texts of the page that leads to everything beside the main places. */
export const more = {
  nav: 'More',
  title: 'More',
  lead: 'What you may want now and then.',
  authors: 'For authors and programmers',
};
