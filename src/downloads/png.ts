/** Renders an SVG picture as PNG. */

/** Image pixels per CSS pixel: enough for sharp screens and for print. */
const DENSITY = 2;

/**
 * Renders an SVG document as PNG.
 * @param svg the text of the document
 * @throws Error where the browser cannot draw it
 */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  // The page's policy allows images of the site and `data:` images, but no `blob:` ones.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * DENSITY;
  canvas.height = image.naturalHeight * DENSITY;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('It cannot be drawn.'))), 'image/png');
  });
}
