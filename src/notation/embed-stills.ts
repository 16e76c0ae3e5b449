/** Where readers without scripts are led to from an embed, and what they see. */

interface StillView {
  /** The page that shows the same, relative to the site's root. */
  readonly href: string;
  /** A picture, relative to the site's root; null where an author has written what stands there. */
  readonly picture: string | null;
}

/** Size of every picture of a table, in CSS pixels. */
export const STILL = { width: 640, height: 400 } as const;

/** What stands still of an embed with these attributes. `src/embed/markdown/blocks.ts` says the same, since it is copied alone. */
export function stillOf(attributes: Readonly<Record<string, string>>): StillView {
  const { scene, rule, question, drill, play, card, score, record, hand } = attributes;
  const picture = (of: string): string => `embed/picture/${of}.svg`;
  const practice = question ?? drill;
  if (rule !== undefined) {
    const [game = '', id = ''] = rule.split('/');
    return { href: `rules/${game}/#${id}`, picture: picture(`rule/${rule}`) };
  }
  if (record !== undefined)
    return { href: `play/riichi/#${record.slice(record.indexOf('v=1&'))}`, picture: picture('play/riichi') };
  if (scene !== undefined) return { href: `embed/frame/scene/${scene}/`, picture: picture(`scene/${scene}`) };
  if (practice !== undefined)
    return { href: `practice/${practice}/`, picture: picture(`question/${practice}`) };
  if (play !== undefined) return { href: `play/${play}/`, picture: picture(`play/${play}`) };
  if (card !== undefined) return { href: `learn/${card}/sheet/`, picture: null };
  if (score !== undefined)
    return { href: `score/${score}/`, picture: hand === undefined ? picture(`score/${score}`) : null };
  return { href: hand === undefined ? '' : `embed/#v=1&hand=${encodeURIComponent(hand)}`, picture: null };
}
