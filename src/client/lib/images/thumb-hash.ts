import { thumbHashToRGBA } from 'thumbhash';

/** Decodes a ThumbHash (base64) into a data URL; undefined if it is invalid. */
export function thumbHashToDataUrl(thumbHash: string): string | undefined {
  try {
    const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(thumbHash), (char) => char.charCodeAt(0)));
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
