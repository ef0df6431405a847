import { thumbHashToRGBA } from 'thumbhash';

/** The picture of a few pixels that a ThumbHash (base64) describes, as an address; undefined for what is none. */
export function drawPreview(preview: string): string | undefined {
  try {
    const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(preview), (char) => char.charCodeAt(0)));
    const canvas = document.createElement('canvas');
    canvas.width = w;
    canvas.height = h;
    const pixels = new ImageData(new Uint8ClampedArray(rgba), w, h);
    canvas.getContext('2d')?.putImageData(pixels, 0, 0);
    return canvas.toDataURL();
  } catch {
    return undefined;
  }
}
