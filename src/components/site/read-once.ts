/**
 * What is read from content/, once for each list of arguments: every page asks for it, and during a build it stays as
 * it is. A server for authors reads it anew each time.
 */
export function readOnce<Arguments extends readonly string[], Read>(
  read: (...named: Arguments) => Promise<Read>,
): (...named: Arguments) => Promise<Read> {
  if (!import.meta.env.PROD) return read;
  const known = new Map<string, Promise<Read>>();
  return (...named) => {
    const key = named.join('\n');
    const reading = known.get(key) ?? read(...named);
    known.set(key, reading);
    return reading;
  };
}
