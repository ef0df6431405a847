import { IMAGE_WIDTHS } from './image-widths.ts';

/** URLs of images that the server resizes. */
const RESIZABLE_URL = /^\/images\/\w+\/\d+\?v=[\w-]+$/;
/** For browsers without srcset. */
const DEFAULT_WIDTH = 640;

/** The `sizes` of images, by place. A page that preloads an image has to use the same. */
export const IMAGE_SIZES = {
  /** The cover in the home's banner, whose height follows the window's (`featured-banner.module.css`). */
  banner: '(min-width: 768px) max(140px, min(32vh, 267px)), max(140px, min(41.4vh - 125px, 283px))',
  titlePage: '(min-width: 1024px) 720px, 100vw',
  cover: '(min-width: 1280px) 150px, (min-width: 1024px) 180px, (min-width: 768px) 18vw, 29vw',
  /** Wide images on genre cards, cropped at the sides. */
  card: '(min-width: 1024px) 280px, (min-width: 768px) 35vw, 53vw',
  randomTitle: '96px',
} as const;

export type ImageSizes = (typeof IMAGE_SIZES)[keyof typeof IMAGE_SIZES];

/** Attributes of an `img`, in the order in which they must be set. */
export type ImageSources = { sizes?: string; srcset?: string; src: string };

/** Attributes of an `img`: a srcset if the server resizes the image, else its URL alone. */
export function imageSources(url: string, sizes: string): ImageSources {
  if (!RESIZABLE_URL.test(url)) return { src: url };
  const srcset = IMAGE_WIDTHS.map((width) => `${url}&w=${width} ${width}w`).join(', ');
  return { sizes, srcset, src: `${url}&w=${DEFAULT_WIDTH}` };
}
