import { type ImageSizes, imageSources } from '../../../contract/image-sources.ts';

/** Attributes of an `img` (see `imageSources`) as React props. */
export function imageProps(url: string, sizes: ImageSizes) {
  const { srcset: srcSet, src, ...chosen } = imageSources(url, sizes);
  return { ...chosen, ...(srcSet !== undefined && { srcSet }), src };
}
