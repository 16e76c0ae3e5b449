/** From the address of what stands on a page of this site to the attributes of an embed of it. */

/** Reads the fragment of such an address; what is not there is left out. */
type Reader = (fragment: string) => readonly (readonly [name: string, value: string])[];

const fieldsIn = (fragment: string): Map<string, string> =>
  new Map(
    fragment.split('&').flatMap((field) => {
      const at = field.indexOf('=');
      return at < 0 ? [] : [[field.slice(0, at), readable(field.slice(at + 1))] as const];
    }),
  );

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const taken = (fragment: string, names: readonly string[]): (readonly [string, string])[] => {
  const fields = fieldsIn(fragment);
  return names.flatMap((name) => {
    const value = fields.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
};

/** What a fragment adds to each kind of embed. */
export const IN_ADDRESS: Readonly<Record<'scene' | 'question' | 'score', Reader>> = {
  scene: (fragment) => {
    const step = /^[a-z0-9-]+=(\d+)$/.exec(fragment)?.[1];
    return step === undefined ? [] : [['step', step]];
  },
  question: (fragment) =>
    taken(fragment, ['seed', 'at', 'grade', 'rules']).map(
      ([name, value]) => [name, name === 'rules' ? value.replaceAll(',', ' ') : value] as const,
    ),
  score: (fragment) =>
    taken(fragment, ['hand']).map(([name, value]) => [name, value.replaceAll('.', ' ')] as const),
};
