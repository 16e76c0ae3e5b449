// A player for the referee that keeps its hand: calls what it can, wins when it may, discards what is alone.
import { createInterface } from 'node:readline';

const feed = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const next = async () => (await feed.next()).value;
const split = (tiles) => tiles.match(/../g) ?? [];

const me = Number(await next());
const hand = split(await next());
const remove = (...tiles) => {
  for (const tile of tiles) hand.splice(hand.indexOf(tile), 1);
};
const copies = (tile) => hand.filter((each) => each === tile).length;
/** The tile with the fewest friends. */
const loneliest = (tiles) => {
  const friends = (tile) =>
    tiles.filter(
      (other) => other[0] === tile[0] && Math.abs(other[1] - tile[1]) <= ('dbc'.includes(tile[0]) ? 2 : 0),
    ).length;
  return [...tiles].sort((a, b) => friends(a) - friends(b) || (a < b ? -1 : 1))[0];
};

for (;;) {
  const type = await next();
  if (type === undefined) break;
  const count = Number(await next());
  let last = '';
  for (let i = 0; i < count; i++) {
    const [committer, action, tiles] = (await next()).split(' ');
    last = tiles;
    if (Number(committer) !== me) continue;
    if (action === 'DRAW') hand.push(tiles);
    if (action === 'FLOWER' || action === 'DISCARD') remove(tiles);
    if (action === 'PONG') remove(tiles, tiles);
  }
  if (type === 'normal') console.log(`DISCARD ${loneliest(hand)}`);
  else if (copies(last) >= 2) {
    const rest = [...hand];
    rest.splice(rest.indexOf(last), 1);
    rest.splice(rest.indexOf(last), 1);
    console.log(`PONG ${loneliest(rest)}`);
  } else console.log('PASS');
}
