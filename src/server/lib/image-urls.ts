import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ImageWidth } from '../../contract/image-widths.ts';
import { botFileIn } from './bot-files.ts';
import { drawnTitleIn } from './drawn-covers.ts';

/** The two pictures that a title has (behaviour 5.1). */
export const IMAGE_KINDS = ['copertina', 'banner'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** A title's image and its source: a path of this server, or any URL. */
export type TitleImage = { kind: ImageKind; id: number; source: string };

/** Hosts that images may be fetched from: public ones, and private ones as `host` or `host:port`. */
export type AllowedImageHosts = { hosts: readonly string[]; privateHosts: readonly string[] };

/** Settings of the image proxy: the pictures that it fetches, and the place and size of its cache. */
export type ImageProxySettings = AllowedImageHosts & {
  folder: string;
  maxBytes: number;
  /** The bot whose pictures can be fetched; none without a token. */
  bot?: BotFileAccess | undefined;
};

/** Access to the bot's files. */
export type BotFileAccess = { token: string; apiRoot: string };

/** A picture among the files of the client itself, which browsers take as it is. */
const OWN_FILE = /^\/posters\/[a-z0-9-]+\.webp$/;

/** Default ports of the allowed protocols. */
const USUAL_PORTS: Record<string, string> = { 'https:': '443', 'http:': '80' };

/**
 * The access by which a picture may be had: public or private host, the messenger, a drawing, or an own file; undefined if
 * it may not.
 */
export function imageHostAccess(
  { hosts, privateHosts }: AllowedImageHosts,
  address: string,
): 'public' | 'private' | 'messenger' | 'drawn' | 'own' | undefined {
  if (OWN_FILE.test(address)) return 'own';
  if (drawnTitleIn(address) !== undefined) return 'drawn';
  if (botFileIn(address) !== undefined) return 'messenger';
  const names = hostNames.memo(address);
  if (names.some((name) => privateHosts.includes(name))) return 'private';
  return names.some((name) => hosts.includes(name)) ? 'public' : undefined;
}

/** Cached sources: parsing and hashing them took most of the time of a long list. */
const KEPT_SOURCES = 20_000;

const hostNames = new LRUCache<string, string[]>({ max: KEPT_SOURCES, memoMethod: parseHostNames });

/** A URL's host without and with its port; none unless a browser could fetch it. */
function parseHostNames(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { protocol, hostname, host, port } = new URL(address);
  const usualPort = USUAL_PORTS[protocol];
  return usualPort ? [host, `${hostname}:${port || usualPort}`] : [];
}

/** The image's URL for browsers: proxied if its host is allowed, else the source itself. */
export function imageUrl(allowedHosts: AllowedImageHosts, image: TitleImage): string {
  const access = imageHostAccess(allowedHosts, image.source);
  return access && access !== 'own' ? imagePath(image) : image.source;
}

/** The image's URL as a JPEG of one width, for clients without newer formats. */
export function jpegUrl(allowedHosts: AllowedImageHosts, image: TitleImage, width: ImageWidth): string {
  return imageHostAccess(allowedHosts, image.source)
    ? imagePath(image, { extension: '.jpg', width })
    : image.source;
}

type Rendition = { extension?: '' | '.jpg'; width?: ImageWidth };

/** This server's path of an image: `/images/{kind}/{id}?v={tag}`, of one width with `&w={width}`. */
export function imagePath(
  { kind, id, source }: TitleImage,
  { extension = '', width }: Rendition = {},
): string {
  const path = `/images/${kind}/${id}${extension}?v=${imageVersionTag(source)}`;
  return width === undefined ? path : `${path}&w=${width}`;
}

/** A hash of the source URL, which makes image URLs immutable. */
export function imageVersionTag(source: string): string {
  return versionTags.memo(source);
}

const versionTags = new LRUCache<string, string>({
  max: KEPT_SOURCES,
  memoMethod: (source) => hash('sha256', source, 'base64url').slice(0, 10),
});
