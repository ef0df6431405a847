import { createHash } from 'node:crypto';
import type { ImageWidth } from '../../contract/images.ts';

/** The two pictures that a title has (spec section 3). */
export const IMAGE_KINDS = ['copertina', 'banner'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** A title's picture, and where it comes from: a path of our own, or any address. */
export type TitleImage = { kind: ImageKind; id: number; source: string };

/** Whose pictures the server fetches: hosts of the internet, and hosts of the owner's own network: `host` for its usual port, or `host:port`. */
export type ImageHosts = { hosts: readonly string[]; privateHosts: readonly string[] };

/** By protocol; no other is spoken. */
const USUAL_PORTS: Record<string, string> = { 'https:': '443', 'http:': '80' };

/** How a server may be reached that is named in the settings; undefined for any other, and for what is no http address. */
export function namedAs(
  { hosts, privateHosts }: ImageHosts,
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

/** Where browsers find a picture: on our server if its source is one of the named hosts, else at the source itself. */
export function imageAddress(named: ImageHosts, { kind, id, source }: TitleImage): string {
  return namedAs(named, source) ? `/images/${kind}/${id}?v=${sourceTag(source)}` : source;
}

/** The same as a JPEG of a width, for who takes no newer format. */
export function photoAddress(named: ImageHosts, { kind, id, source }: TitleImage, width: ImageWidth): string {
  return namedAs(named, source) ? `/images/${kind}/${id}.jpg?v=${sourceTag(source)}&w=${width}` : source;
}

/** Changes with the source's address, so that a picture's own address can be kept for ever. */
export function sourceTag(source: string): string {
  return createHash('sha256').update(source).digest('base64url').slice(0, 10);
}
