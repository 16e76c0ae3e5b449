/** Buttons that give what is shown away: as one file, or as a picture. What makes them is loaded when one is pressed. */
import { TAKEN, type Taken } from '../../copies/taken.ts';
import { wanted } from '../../notation/embed.ts';
import type { Attributes } from '../../notation/snippets.ts';

interface Shown {
  /** The site's root, as a whole address. */
  readonly site: string;
  readonly attributes: () => Attributes;
}

export function takeAway(root: HTMLElement, shown: Shown): void {
  const place = root.querySelector<HTMLElement>('[data-take]');
  const told = root.querySelector('[data-take-told]');
  if (!place || !told) return;
  const say = (text: string | undefined): void => {
    told.textContent = text ?? '';
  };
  let busy = false;
  place.addEventListener('click', async ({ target }) => {
    const form = TAKEN.find((each) => target instanceof HTMLElement && target.dataset['form'] === each);
    if (!form || busy) return;
    busy = true;
    say(place.dataset['taking']);
    try {
      save(await madeOf(form, shown, place.dataset), nameOf(shown.attributes(), form));
      say(place.dataset['taken']);
    } catch (error) {
      say(place.dataset['notTaken']);
      console.warn(error);
    } finally {
      busy = false;
    }
  });
}

async function madeOf(form: Taken, { site, attributes }: Shown, words: DOMStringMap): Promise<Blob> {
  const given = Object.fromEntries(attributes());
  const { address, text } = wanted(given);
  const asked = { address, text, theme: given['theme'] };
  if (form === 'file') {
    const { fileOf } = await import('../../copies/file.ts');
    const said = { noScript: words['noScript'] ?? '', old: words['old'] ?? '' };
    return new Blob([await fileOf({ ...asked, words: said }, site)], { type: 'text/html' });
  }
  const [{ lookAt }, { clothOf, pictureOf }] = await Promise.all([
    import('../../copies/frame.ts'),
    import('../../copies/picture.ts'),
  ]);
  const svg = await lookAt(asked, site, (page) => {
    const cloth = clothOf(page);
    if (!cloth) throw new Error('There is no table.');
    return pictureOf(cloth, page.title);
  });
  if (form === 'svg') return new Blob([svg], { type: 'image/svg+xml' });
  const { pngOf } = await import('../../copies/drawing.ts');
  return pngOf(svg);
}

/** `mahjong-scene-british-robbing-the-kong.html` */
function nameOf(attributes: Attributes, form: Taken): string {
  const [kind = '', of = ''] = attributes[0] ?? [];
  const parts = ['mahjong', kind, ...(/^[a-z0-9/-]+$/.test(of) ? of.split('/') : [])];
  return `${parts.join('-')}.${form === 'file' ? 'html' : form}`;
}

function save(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The browser has it by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
