import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningSecrets } from './signing-secrets.ts';

/** Default lifetime of a launch key, in milliseconds. */
export const LAUNCH_KEY_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The key of a launch link: `{expiry}.{mac}`, the expiry in seconds since 1970 in base 36, the mac
 * HMAC-SHA256 over it and the user's id in base64url. It may be used again until it expires, because
 * messengers reload the mini app at its first address.
 */
export function createLaunchKey(options: { userId: string; secret: string; expires: Date }): string {
  const expiry = Math.floor(options.expires.getTime() / 1000).toString(36);
  return `${expiry}.${mac(options.secret, expiry, options.userId).toString('base64url')}`;
}

/** A verified key: when it was issued, and whether it has expired. */
export type LaunchKey = { issued: Date; expired: boolean };

/** Verifies a user's key with any of the secrets; undefined when invalid. */
export function verifyLaunchKey(options: {
  userId: string;
  key: string;
  secrets: SigningSecrets;
  now: Date;
}): LaunchKey | undefined {
  const [, expiry, given] = /^([0-9a-z]{1,11})\.([\w-]{43})$/.exec(options.key) ?? [];
  if (expiry === undefined || given === undefined) return undefined;
  const bytes = Buffer.from(given, 'base64url');
  const isGenuine = options.secrets.some((secret) =>
    timingSafeEqual(bytes, mac(secret, expiry, options.userId)),
  );
  if (!isGenuine) return undefined;
  const expires = Number.parseInt(expiry, 36) * 1000;
  return { issued: new Date(expires - LAUNCH_KEY_LIFETIME_MS), expired: expires <= options.now.getTime() };
}

/** The expiry comes first and has no line break, so that the message is unambiguous. */
function mac(secret: string, expiry: string, userId: string): Buffer {
  return createHmac('sha256', secret).update(`launch\n${expiry}\n${userId}`).digest();
}

/** The mini app's path for one user: `/?user-id=42&key=...`. */
export function buildLaunchPath(options: { userId: string; key: string; path?: string | undefined }): string {
  const { userId, key, path = '/' } = options;
  const query = new URLSearchParams({ 'user-id': userId, key });
  return `${path}?${query.toString()}`;
}

/** The mini app's URL for one user: `http://localhost:3000/?user-id=42&key=...`. */
export function buildLaunchLink({
  base,
  ...options
}: Parameters<typeof buildLaunchPath>[0] & { base: string }): string {
  return new URL(buildLaunchPath(options), base).href;
}
