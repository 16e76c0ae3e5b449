/** Where the drawings of tiles lie: in the file itself. Stands for the address of tiles.svg. */
export default '';
