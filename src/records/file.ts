/** The text of a file that a reader chose: plain, or packed with gzip. */
import { RecordError } from './record.ts';

/** The longest file, and the longest text in one, in bytes. */
const LARGEST = 16_000_000;

/** @throws RecordError where the file is too large, or packed and broken */
export async function textOfFile(file: Blob): Promise<string> {
  if (file.size > LARGEST) throw tooLarge();
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return file.text();
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > LARGEST) throw tooLarge();
    }
  } catch (error) {
    if (error instanceof RecordError) throw error;
    // What came before the break is read as far as it goes.
    if (text !== '') return text;
    throw new RecordError('the beginning', 'a file that gzip can unpack');
  }
}

const tooLarge = (): RecordError =>
  new RecordError('the file', `at most ${LARGEST / 1e6} million characters`);
