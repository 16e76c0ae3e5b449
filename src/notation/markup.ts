/** Text in markup. */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Any text as text of HTML, or as the value of an attribute in double quotes. */
export const escaped = (text: string): string => text.replace(/[&<"]/g, (sign) => ESCAPES[sign] ?? sign);
