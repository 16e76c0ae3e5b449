/** In which forms a frame can be taken away. */
export const TAKEN = ['file', 'svg', 'png'] as const;
export type DownloadKind = (typeof TAKEN)[number];
