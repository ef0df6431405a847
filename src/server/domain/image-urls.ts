import { createHash } from 'node:crypto';
import type { ImageWidth } from '../../contract/image-widths.ts';

/** The two pictures that a title has (spec section 3). */
export const IMAGE_KINDS = ['copertina', 'banner'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** A title's image and its source: a path of this server, or any URL. */
export type TitleImage = { kind: ImageKind; id: number; source: string };

/** Hosts that images may be fetched from: public ones, and private ones as `host` or `host:port`. */
export type AllowedImageHosts = { hosts: readonly string[]; privateHosts: readonly string[] };

/** Default ports of the allowed protocols. */
const USUAL_PORTS: Record<string, string> = { 'https:': '443', 'http:': '80' };

/** Whether a URL's host is allowed, as a public or a private one; undefined when it is not. */
export function allowedHostKind(
  { hosts, privateHosts }: AllowedImageHosts,
  address: string,
): 'public' | 'private' | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, host, port } = new URL(address);
  const usualPort = USUAL_PORTS[protocol];
  if (!usualPort) return undefined;
  const names = [host, `${hostname}:${port || usualPort}`];
  if (names.some((name) => privateHosts.includes(name))) return 'private';
  return names.some((name) => hosts.includes(name)) ? 'public' : undefined;
}

/** The image's URL for browsers: proxied if its host is allowed, else the source itself. */
export function imageUrl(named: AllowedImageHosts, { kind, id, source }: TitleImage): string {
  return allowedHostKind(named, source) ? `/images/${kind}/${id}?v=${imageVersionTag(source)}` : source;
}

/** The same as a JPEG of one width, for clients without newer formats. */
export function jpegUrl(
  named: AllowedImageHosts,
  { kind, id, source }: TitleImage,
  width: ImageWidth,
): string {
  return allowedHostKind(named, source)
    ? `/images/${kind}/${id}.jpg?v=${imageVersionTag(source)}&w=${width}`
    : source;
}

/** A hash of the source URL, which makes image URLs immutable. */
export function imageVersionTag(source: string): string {
  return createHash('sha256').update(source).digest('base64url').slice(0, 10);
}
