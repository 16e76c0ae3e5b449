/**
 * Caches an asynchronous reader of content/ by its arguments, because content stays the same during a build. The
 * development server does not cache, so that authors see their changes.
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
