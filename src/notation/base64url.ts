/** Encodes text in characters that a URL never escapes. */

/** Encodes text (as UTF-8) in base64url without padding. Example: `a?` → `YT8`. */
export function toBase64Url(text: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes base64url. @throws Error for other characters, or for bytes that are not UTF-8 */
export function fromBase64Url(code: string): string {
  if (!/^[A-Za-z0-9_-]*$/.test(code)) throw new Error('no base64url');
  const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)),
  );
}
