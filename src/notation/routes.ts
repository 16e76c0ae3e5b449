/** Converts the address of something on this site into the attributes of its embed. */

/** Reads the attributes in a fragment; missing ones are left out. */
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

const pickFields = (fragment: string, names: readonly string[]): (readonly [string, string])[] => {
  const fields = fieldsIn(fragment);
  return names.flatMap((name) => {
    const value = fields.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
};

/** The attributes each kind of embed takes from a fragment. */
export const IN_ADDRESS: Readonly<Record<'scene' | 'question' | 'score', Reader>> = {
  scene: (fragment) => {
    const step = /^[a-z0-9-]+=(\d+)$/.exec(fragment)?.[1];
    return step === undefined ? [] : [['step', step]];
  },
  question: (fragment) =>
    pickFields(fragment, ['seed', 'at', 'grade', 'rules']).map(
      ([name, value]) => [name, name === 'rules' ? value.replaceAll(',', ' ') : value] as const,
    ),
  score: (fragment) =>
    pickFields(fragment, ['hand']).map(([name, value]) => [name, value.replaceAll('.', ' ')] as const),
};
