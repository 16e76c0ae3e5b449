/** Makes seeds that can be said aloud: a bird and a number. */
const BIRDS =
  'bunting crane curlew dipper dove dunlin egret finch gannet godwit grebe heron ibis jay kite knot lark linnet magpie martin merlin oriole osprey ouzel owl pipit plover quail rail raven redstart robin rook ruff shrike siskin skua snipe sparrow starling stilt swallow swift tern thrush tit wagtail warbler wren'.split(
    ' ',
  );

/** A new random seed. Example: `heron-412`. */
export function newSeed(): string {
  const [bird = 0, number = 0] = crypto.getRandomValues(new Uint16Array(2));
  return `${BIRDS[bird % BIRDS.length]}-${100 + (number % 900)}`;
}
