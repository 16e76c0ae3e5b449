/** Text in the letters that a URL never escapes. */

/** Any text as base64url, without padding. */
export function toBase64Url(text: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text of a base64url. @throws Error when it is none */
export function fromBase64Url(code: string): string {
  if (!/^[A-Za-z0-9_-]*$/.test(code)) throw new Error('no base64url');
  const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)),
  );
}
