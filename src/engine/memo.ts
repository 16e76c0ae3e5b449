/** Computes once for each key. A key that is an object is let go when nothing else holds it. */
export function memo<K extends object | string, V>(compute: (key: K) => V): (key: K) => V {
  const objects = new WeakMap<object, { readonly value: V }>();
  const texts = new Map<string, { readonly value: V }>();
  return (key) => {
    const known = typeof key === 'string' ? texts.get(key) : objects.get(key);
    if (known) return known.value;
    const found = { value: compute(key) };
    if (typeof key === 'string') texts.set(key, found);
    else objects.set(key, found);
    return found.value;
  };
}
