import { HERO_SIZES, imageSources } from '../../../contract/image-sources.ts';

/** The `sizes` of all images. */
export const IMAGE_SIZES = {
  ...HERO_SIZES,
  cover: '(min-width: 1280px) 150px, (min-width: 1024px) 180px, (min-width: 768px) 18vw, 29vw',
  /** Wide images on genre cards, cropped at the sides. */
  card: '(min-width: 1024px) 280px, (min-width: 768px) 35vw, 53vw',
  randomTitle: '96px',
} as const;

export type ImageSizes = (typeof IMAGE_SIZES)[keyof typeof IMAGE_SIZES];

/** Attributes of an `img` (see `imageSources`) as React props. */
export function imageProps(url: string, sizes: ImageSizes) {
  const { srcset: srcSet, src, ...chosen } = imageSources(url, sizes);
  return { ...chosen, ...(srcSet !== undefined && { srcSet }), src };
}
