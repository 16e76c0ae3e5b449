/** A picture as dots. */

/** How many dots there are to a CSS pixel: enough for a sharp screen, and for paper. */
const DENSITY = 2;

/** @param svg the text of an SVG document @returns the same as PNG @throws where the browser does not draw it */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  // The policy of the page knows images of the site, and these.
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
