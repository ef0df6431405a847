import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { ImageWidth } from '../../contract/image-widths.ts';
import { ImageError } from './image-error.ts';

const MAX_PIXELS = 32_000_000;
/** The longest side of a picture that ThumbHash takes, in pixels. */
const PREVIEW_SIDE = 100;

const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

// One thread for each image and no cache: several are rendered concurrently.
sharp.concurrency(1);
sharp.cache(false);

/** Magic bytes of accepted formats, which count more than the source's content type; SVG is excluded. */
const SIGNATURES = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF....WEBP/s, /^....ftyp(avif|avis|mif1)/s];

/** The image's ThumbHash in base64. Rejects with an `ImageError` if it is not a valid image. */
export async function thumbHashOf(bytes: Buffer): Promise<string> {
  const start = bytes.toString('latin1', 0, 16);
  if (!SIGNATURES.some((signature) => signature.test(start)))
    throw new ImageError(404, 'the source sends no picture');
  const { data, info } = await decoded(bytes)
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new ImageError(404, 'the picture cannot be read', { cause });
    });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** Renders an image that `thumbHashOf` has validated, at most `width` wide, never enlarged. */
export function renderImage(
  bytes: Buffer,
  { width, format }: { width: ImageWidth; format: ImageFormat },
): Promise<Buffer> {
  const picture = decoded(bytes).resize(width, undefined, { withoutEnlargement: true });
  return encode[format](picture).toBuffer();
}

function decoded(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true }).autoOrient();
}

/** AVIF at its quickest takes as long as WebP and is a fifth smaller; higher efforts take 5 to 20 times as long for a tenth. */
const encode: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 75 }),
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 80, progressive: true }),
};
