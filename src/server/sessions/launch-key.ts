import { createHmac, timingSafeEqual } from 'node:crypto';
import { DESK_PATH } from '../../contract/desk/desk.ts';
import { clock } from '../lib/clock.ts';
import type { SigningSecrets } from './signing-secrets.ts';

/** Default lifetime of a launch key, in milliseconds. */
export const LAUNCH_KEY_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Lifetime of the key in a link that opens the desk in a browser, in milliseconds. */
export const DESK_KEY_LIFETIME_MS = 60 * 60 * 1000;

/** A key's purpose; a key is valid for its purpose alone. */
type Purpose = 'launch' | 'desk';

const LIFETIMES_MS = { launch: LAUNCH_KEY_LIFETIME_MS, desk: DESK_KEY_LIFETIME_MS };

/**
 * The key of a launch link: `{expiry}.{mac}`, the expiry in seconds since 1970 in base 36, the mac HMAC-SHA256 over
 * it and the user's id in base64url. It may be used again until it expires, because messengers reload the mini app
 * at its first address.
 */
export function createLaunchKey(options: {
  userId: string;
  secret: string;
  expires: Date;
  purpose?: Purpose;
}): string {
  const { userId, secret, expires, purpose = 'launch' } = options;
  const expiry = Math.floor(expires.getTime() / 1000).toString(36);
  return `${expiry}.${mac(secret, purpose, expiry, userId).toString('base64url')}`;
}

/** A verified key: its time of issue, and a flag for an expired one. */
export type LaunchKey = { issued: Date; expired: boolean };

/** Verifies a user's key with any of the secrets; undefined when invalid. */
export function verifyLaunchKey(options: {
  userId: string;
  key: string;
  secrets: SigningSecrets;
  now: Date;
  purpose?: Purpose;
}): LaunchKey | undefined {
  const { userId, secrets, now, purpose = 'launch' } = options;
  const [, expiry, given] = /^([0-9a-z]{1,11})\.([\w-]{43})$/.exec(options.key) ?? [];
  if (expiry === undefined || given === undefined) return undefined;
  const bytes = Buffer.from(given, 'base64url');
  const isGenuine = secrets.some((secret) => timingSafeEqual(bytes, mac(secret, purpose, expiry, userId)));
  if (!isGenuine) return undefined;
  const expires = Number.parseInt(expiry, 36) * 1000;
  return { issued: new Date(expires - LIFETIMES_MS[purpose]), expired: expires <= now.getTime() };
}

/** The expiry comes first and has no line break, so that the message is unambiguous. */
function mac(secret: string, purpose: Purpose, expiry: string, userId: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\n${expiry}\n${userId}`).digest();
}

/** The mini app's path for one user: `/?user-id=42&key=...`; `path` may have a query. */
export function buildLaunchPath(options: { userId: string; key: string; path?: string | undefined }): string {
  const { userId, key, path = '/' } = options;
  const query = new URLSearchParams({ 'user-id': userId, key });
  return `${path}${path.includes('?') ? '&' : '?'}${query.toString()}`;
}

/** The mini app's URL for one user: `http://localhost:3000/?user-id=42&key=...`. */
export function buildLaunchLink({
  base,
  ...options
}: Parameters<typeof buildLaunchPath>[0] & { base: string }): string {
  return new URL(buildLaunchPath(options), base).href;
}

/** An owner's link to the desk for a browser, which needs no messenger: `http://localhost:3000/gestione?user-id=42&key=...`. */
export function buildDeskLink({
  base,
  userId,
  secret,
}: {
  base: string;
  userId: string;
  secret: string;
}): string {
  const expires = new Date(clock.now() + DESK_KEY_LIFETIME_MS);
  const key = createLaunchKey({ userId, secret, expires, purpose: 'desk' });
  return buildLaunchLink({ base, userId, key, path: DESK_PATH });
}
