/**
 * Caches an asynchronous reader of content/ by its arguments, because content stays the same during a build. While one
 * writes, an edit has Vite load anew whatever imports the content, and the reader with it.
 */
export function readOnce<Arguments extends readonly string[], Read>(
  read: (...named: Arguments) => Promise<Read>,
): (...named: Arguments) => Promise<Read> {
  const known = new Map<string, Promise<Read>>();
  return (...named) => {
    const key = named.join('\n');
    const reading = known.get(key) ?? read(...named);
    known.set(key, reading);
    return reading;
  };
}
