/** What a built sheet may not say: declarations that one of today's browsers drops without a word. */

/** The faults of one sheet, after whatever the minifier made of it, each with the rule it stands in. */
export function sheetFaults(css: string): string[] {
  return [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const declared = new Map(
      body.split(';').map((line): [string, string] => {
        const [name = '', ...value] = line.split(':');
        return [name.trim(), value.join(':').trim()];
      }),
    );
    const faults: string[] = [];
    const decoration = declared.get('text-decoration') ?? 'none';
    // Safari knows the shorthand with a thickness from 26.2 on; before that the line is not drawn at all.
    if (/\s/.test(decoration)) faults.push(`text-decoration:${decoration}, write its longhands`);
    const select = declared.get('user-select');
    if (select !== undefined && !declared.has('-webkit-user-select'))
      faults.push(`user-select:${select}, write -webkit-user-select beside it`);
    return faults.map((fault) => `${selector.trim()}: ${fault}`);
  });
}
