/** The code on the sheet for the table, read back from its drawing as a phone would. */
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { scanCode } from '../../src/components/site/scan-code.ts';
import { gameIds } from '../../src/rulesets/registry.node.ts';

/** The drawing as a picture of so many pixels a module. */
function pictureOf({ size, path }: ReturnType<typeof scanCode>, scale = 4) {
  const [width, height] = [size * scale, size * scale];
  const data = new Uint8Array(width * height * 4).fill(255);
  const at = (x = '', y = '', row: number, column: number): number =>
    4 * ((Number(y) * scale + row) * width + Number(x) * scale + column);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < Number(run) * scale; column++)
        data.fill(0, at(x, y, row, column), at(x, y, row, column) + 3);
  return { width, height, data };
}

test.each(gameIds)('the code of %s leads where it says', (id) => {
  for (const host of ['https://school.example/', 'https://somebody.pages.example/sub/dir/']) {
    const address = `${host}table/${id}/`;
    expect(decodeQR(pictureOf(scanCode(address)))).toBe(address);
  }
});
