/**
 * Wires the two small links of a page: "copy link" copies its address; "embed" leads to the embed page for what is
 * shown.
 */
import { IN_ADDRESS } from '../notation/routes.ts';
import { copyText } from '../storage/clipboard.ts';

for (const doors of document.querySelectorAll<HTMLElement>('[data-doors]')) {
  const link = doors.querySelector<HTMLAnchorElement>('[data-door="link"]');
  const embed = doors.querySelector<HTMLAnchorElement>('[data-door="embed"]');
  const status = doors.querySelector('[role="status"]');
  const kind = doors.dataset['doors'] ?? '';
  const begun = new URL(embed?.href ?? location.href).hash.slice(1);

  /** Adds the current question or hand to the link to the embed page. */
  const point = (): void => {
    if (!embed || !isLive(kind)) return;
    const attributes = new URLSearchParams(begun);
    const own = kind !== 'scene' || location.hash.startsWith(`${link?.hash}=`);
    for (const [name, value] of own ? IN_ADDRESS[kind](location.hash.slice(1)) : [])
      attributes.set(name, value);
    embed.hash = String(attributes);
  };
  for (const intent of ['pointerenter', 'focus', 'click'] as const) embed?.addEventListener(intent, point);

  link?.addEventListener('click', async (event) => {
    event.preventDefault();
    const address = new URL(location.href);
    // The address already holds the step of a scene, or the question.
    if (link.hash && !location.hash.startsWith(`${link.hash}=`)) address.hash = link.hash;
    const isCopied = await copyText(address.href);
    if (status) status.textContent = isCopied ? (doors.dataset['copied'] ?? '') : address.href;
  });
}

function isLive(kind: string): kind is keyof typeof IN_ADDRESS {
  return kind in IN_ADDRESS;
}
