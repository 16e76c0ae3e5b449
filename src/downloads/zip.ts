/** Writes an archive of files, each stored as it is: the format ZIP without compression. */

/** A file of an archive. */
interface ZippedFile {
  readonly name: string;
  readonly text: string;
}

/** The table of the checksum that the format asks for (CRC-32). */
const CHECKS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

export const checksum = (bytes: Uint8Array): number =>
  ~bytes.reduce((sum, byte) => (CHECKS[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), ~0) >>> 0;

/** Numbers as the format writes them, lowest byte first: pairs of a value and its bytes. */
function numbers(...of: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    of.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 255)),
  );
}

/** Version 2.0 of the format; names in UTF-8; stored; 1 January 1980, the earliest day that it knows. */
const COMMON = [
  [20, 2],
  [0x800, 2],
  [0, 2],
  [0, 2],
  [0x21, 2],
] as const;

export function zipOf(files: readonly ZippedFile[]): Blob {
  const writer = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const list: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  const lengthOf = (all: readonly Uint8Array[]): number => all.reduce((sum, { length }) => sum + length, 0);
  for (const { name, text } of files) {
    const [title, bytes] = [writer.encode(name), writer.encode(text)];
    const about = [
      ...COMMON,
      [checksum(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [title.length, 2],
      [0, 2],
    ] as const;
    const own = [numbers([0x04034b50, 4], ...about), title, bytes];
    // In the list of all files: also who wrote it, no comment, no attributes, and where it begins.
    list.push(
      numbers([0x02014b50, 4], [20, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      title,
    );
    parts.push(...own);
    offset += lengthOf(own);
  }
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [lengthOf(list), 4],
    [offset, 4],
    [0, 2],
  );
  return new Blob([...parts, ...list, end], { type: 'application/zip' });
}
