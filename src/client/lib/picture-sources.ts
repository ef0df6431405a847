import { IMAGE_WIDTHS } from '../../contract/images.ts';

/** A picture that the catalogue's own server renders in several widths. */
const RENDERED = /^\/images\/\w+\/\d+\?v=[\w-]+$/;
/** For browsers that cannot choose. */
const PLAIN_WIDTH = 640;

/** How wide pictures stand in the page, for the browser's choice (the `sizes` of an `img`). */
export const PICTURE_SIZES = {
  cover: '(min-width: 1280px) 150px, (min-width: 1024px) 180px, (min-width: 768px) 18vw, 29vw',
  /** Wide pictures on genre cards, which cut off their sides. */
  card: '(min-width: 1024px) 280px, (min-width: 768px) 35vw, 53vw',
  randomPick: '96px',
  /** The home's banner is as tall as it needs to be, and cuts off the sides. */
  banner: '(min-width: 768px) max(72vw, 820px), max(100vw, 110vh)',
  titlePage: '(min-width: 1024px) 720px, 100vw',
} as const;

export type PictureSizes = (typeof PICTURE_SIZES)[keyof typeof PICTURE_SIZES];

/** Attributes of an `img`, in the order in which they are to be set. */
type PictureSources = { sizes?: string; srcset?: string; src: string };

/** What an `img` needs to show the picture at an address: several widths where the server has them, else the address. */
export function pictureSources(address: string, sizes: PictureSizes): PictureSources {
  if (!RENDERED.test(address)) return { src: address };
  const srcset = IMAGE_WIDTHS.map((width) => `${address}&w=${width} ${width}w`).join(', ');
  return { sizes, srcset, src: `${address}&w=${PLAIN_WIDTH}` };
}

/** The same as properties for React, which spells one of them otherwise. */
export function pictureProps(address: string, sizes: PictureSizes) {
  const { srcset: srcSet, src, ...chosen } = pictureSources(address, sizes);
  return { ...chosen, ...(srcSet !== undefined && { srcSet }), src };
}
