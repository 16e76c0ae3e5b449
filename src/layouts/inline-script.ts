import { minifySync } from 'vite';

const codeCache = new Map<string, string>();

/**
 * A call of a function as a script for the HTML of a page, without comments and long names.
 * @param run uses nothing from outside itself
 * @param options what it is called with, as JSON
 */
export function inlineScript(run: (options: never) => void, options?: unknown): string {
  const script = `(${run.toString()})(${JSON.stringify(options) ?? ''})`.replaceAll('</', '<\\/');
  const found = codeCache.get(script);
  if (found !== undefined) return found;
  const { code, errors } = minifySync('early.js', script);
  const [error] = errors;
  if (error) throw new Error(error.message);
  codeCache.set(script, code);
  return code;
}
