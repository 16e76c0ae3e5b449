/** The forms in which a frame can be downloaded: an HTML file, the same for learning platforms, an SVG or a PNG picture. */
export const DOWNLOAD_KINDS = ['file', 'scorm', 'svg', 'png'] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];
