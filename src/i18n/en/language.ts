/** The language of this folder. */
export const language = {
  /** Language tag, as in `<html lang>`; also the folder's name here and in content/. */
  tag: 'en',
  /** The language's name in itself. */
  name: 'English',
};
