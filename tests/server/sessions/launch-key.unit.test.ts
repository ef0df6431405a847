import { describe, expect, it } from 'vitest';
import {
  createLaunchKey,
  LAUNCH_KEY_LIFETIME_MS,
  verifyLaunchKey,
} from '../../../src/server/sessions/launch-key.ts';
import type { SigningSecrets } from '../../../src/server/sessions/signing-secrets.ts';

const secret = 'a secret of this test';
const now = new Date('2026-03-01T12:00:00Z');
const expires = new Date(now.getTime() + LAUNCH_KEY_LIFETIME_MS);
const newKey = () => createLaunchKey({ userId: '42', secret, expires });
const key = newKey();
const check = (changes: { userId?: string; key?: string; secret?: string; now?: Date }) =>
  verifyLaunchKey({ userId: '42', key: newKey(), now, ...changes, secrets: [changes.secret ?? secret] });

describe('a launch key', () => {
  it('verifies for its user, repeatedly', () => {
    expect(check({})).toEqual({ issued: now, expired: false });
    expect(check({})).toEqual({ issued: now, expired: false });
  });

  it('needs no escaping in an address', () => {
    expect(encodeURIComponent(key)).toBe(key);
  });

  it('works until it expires and not after', () => {
    expect(check({ now: new Date(expires.getTime() - 1000) })?.expired).toBe(false);
    expect(check({ now: expires })?.expired).toBe(true);
  });

  it.each([
    ['of another user', { userId: '43' }],
    ['made with another secret', { secret: 'another secret of this test' }],
    ['of which a sign was changed', { key: `${key.slice(0, -4)}AAAA` }],
    ['whose expiry was put off', { key: key.replace(/^[^.]+/, 'zzzzzzz') }],
    ['without a mac', { key: key.replace(/\..*/, '.') }],
    ['without an expiry', { key: key.replace(/^[^.]+/, '') }],
    ['that goes on', { key: `${key}A` }],
    ['after a line break', { key: `\n${key}` }],
    ['that is empty', { key: '' }],
    ['that is no key at all', { key: '__proto__' }],
  ])('a launch key is refused: one %s', (_name, changes) => {
    expect(check(changes)).toBeUndefined();
  });

  it('a launch key is not valid with a part of its expiry moved into the user id', () => {
    const other = createLaunchKey({ userId: '2\n42', secret, expires });
    expect(check({ key: other })).toBeUndefined();
  });

  it('verifies with an older secret that is still configured', () => {
    const read = (secrets: SigningSecrets) => verifyLaunchKey({ userId: '42', key, secrets, now });
    expect(read(['a new secret of this test', secret])).toBeDefined();
    expect(read(['a new secret of this test'])).toBeUndefined();
  });
});
