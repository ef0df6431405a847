import { imageSources } from '../../contract/image-sources.ts';
import { escapeText } from './escape-text.ts';

/** A screen's main image: its URL as calls answer it, and the `sizes` at which the app shows it. */
export type HeroImage = { url: string; sizes: string };

/** Finds the hero image of the page at a path without its leading slash, and its query; undefined where it has none. */
export type FindHero = (page: { path: string; query: unknown }) => Promise<HeroImage | undefined>;

/**
 * The tag that preloads a hero image in the width that the app will choose; empty for one from elsewhere. Without an
 * `href` where there is a srcset: an engine that ignores `imagesrcset` would load a width that the app may not ask for.
 */
export function heroPreloadTag({ url, sizes }: HeroImage): string {
  if (!/^\/(?!\/)/.test(url)) return '';
  const { src, srcset } = imageSources(url, sizes);
  const source = srcset
    ? `imagesrcset="${escapeText(srcset)}" imagesizes="${escapeText(sizes)}"`
    : `href="${escapeText(src)}"`;
  return `<link rel="preload" as="image" ${source} fetchpriority="high" />`;
}
