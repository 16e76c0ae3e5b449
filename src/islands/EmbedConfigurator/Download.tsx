import { createSignal, For, type JSX } from 'solid-js';
import { embed } from '#i18n/embed.ts';
import { DOWNLOAD_KINDS, type DownloadKind } from '../../downloads/download-kinds.ts';
import { readEmbed } from '../../notation/embed.ts';
import type { SnippetAttributes } from '../../notation/snippets.ts';
import { saveFile } from '../../storage/save-file.ts';

interface DownloadProps {
  /** Absolute address of the site's root. */
  readonly site: () => string;
  readonly attributes: SnippetAttributes;
}

/** Buttons that save the embed as an HTML file or a picture. The export code loads on press. */
export function Download(props: DownloadProps): JSX.Element {
  const [status, setStatus] = createSignal<'none' | 'taking' | 'taken' | 'notTaken'>('none');
  const download = async (form: DownloadKind): Promise<void> => {
    if (status() === 'taking') return;
    setStatus('taking');
    try {
      saveFile(await fileAs(form, props), fileName(props.attributes, form));
      setStatus('taken');
    } catch (error) {
      setStatus('notTaken');
      console.warn(error);
    }
  };
  const statusText = (): string => {
    const now = status();
    return now === 'none' ? '' : embed[now];
  };
  return (
    <>
      <p class="configurator-downloads row">
        <For each={DOWNLOAD_KINDS}>
          {(form) => (
            <button type="button" class="button" data-form={form} onClick={() => void download(form)}>
              {embed[form]}
            </button>
          )}
        </For>
      </p>
      <p class="aside" role="status">
        {statusText()}
      </p>
    </>
  );
}

async function fileAs(form: DownloadKind, { site, attributes }: DownloadProps): Promise<Blob> {
  const values = Object.fromEntries(attributes);
  const { address, text } = readEmbed(values);
  const request = { address, text, theme: values['theme'] };
  const words = { noScript: embed.fileNoScript, old: embed.fileOld };
  if (form === 'scorm') {
    const { scormOf } = await import('../../downloads/scorm.ts');
    return scormOf({ ...request, words }, site());
  }
  if (form === 'file') {
    const { fileOf } = await import('../../downloads/file.ts');
    return new Blob([await fileOf({ ...request, words }, site())], { type: 'text/html' });
  }
  const [{ lookAt }, { clothOf, drawings, pictureOf }] = await Promise.all([
    import('../../downloads/frame.ts'),
    import('../../downloads/picture.ts'),
  ]);
  const tiles = await drawings();
  const svg = await lookAt(request, site(), (page) => {
    const cloth = clothOf(page);
    if (!cloth) throw new Error('There is no table.');
    return pictureOf(cloth, page.title, tiles);
  });
  if (form === 'svg') return new Blob([svg], { type: 'image/svg+xml' });
  const { pngOf } = await import('../../downloads/png.ts');
  return pngOf(svg);
}

/** Endings of files that are not named as their form. */
const ENDINGS: Readonly<Partial<Record<DownloadKind, string>>> = { file: 'html', scorm: 'zip' };

/**
 * File name for a download.
 * @example `mahjong-scene-british-robbing-the-kong.html`
 */
function fileName(attributes: SnippetAttributes, form: DownloadKind): string {
  const [kind = '', of = ''] = attributes[0] ?? [];
  const parts = ['mahjong', kind, ...(/^[a-z0-9/-]+$/.test(of) ? of.split('/') : [])];
  return `${parts.join('-')}.${ENDINGS[form] ?? form}`;
}
