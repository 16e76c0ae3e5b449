/** `import { define } from 'sparrow-embed'`: the element for a site, without a script element. Nothing happens until it is called. */
export { define, type EmbedSetup, type MahjongEmbed } from '../../embed/element.ts';
export type { FrameMessage } from '../../embed/protocol.ts';
