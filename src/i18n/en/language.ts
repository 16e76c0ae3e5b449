/** The language that this folder is written in. */
export const language = {
  /** Its tag, as in `<html lang>`, and the name of its folder here and in content/. */
  tag: 'en',
  /** Its name in itself. */
  name: 'English',
};
