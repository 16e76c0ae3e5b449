/** An address as a code that a phone reads, drawn while the site is built. */
import encodeQR from 'qr';

/** Light modules round the code, without which phones do not find it. */
const BORDER = 4;

/** The dark modules of the code as the path of a drawing, and how many modules its side has. */
export function scanCode(address: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(address, 'raw', { ecc: 'low', border: BORDER });
  const path = rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '#' : ' '))
          .join('')
          .matchAll(/#+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
  return { size: rows.length, path };
}
