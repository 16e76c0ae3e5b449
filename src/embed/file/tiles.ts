/** The address of tiles.svg in a one-file frame: empty, as the drawings are in the file itself. */
export default '';
