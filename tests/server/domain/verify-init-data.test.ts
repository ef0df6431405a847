// @vitest-environment node
import { sign } from '@telegram-apps/init-data-node';
import { describe, expect, it } from 'vitest';
import { isValidInitData } from '../../../src/server/domain/verify-init-data.ts';

const botToken = '123456:test-token';
const user = { id: 42, first_name: 'Ada' };
const hour = 60 * 60 * 1000;
const signed = (options: { user?: typeof user; age?: number; token?: string }) =>
  sign(
    options.user ? { user: options.user } : {},
    options.token ?? botToken,
    new Date(Date.now() - (options.age ?? 0)),
  );
const check = (initData: string) => isValidInitData({ initData, botToken, userId: '42' });

describe('launch data of the messenger', () => {
  it('count when they are genuine, fresh and of the same user', () => {
    expect(check(signed({ user }))).toBe(true);
    expect(check(signed({ user, age: 23 * hour }))).toBe(true);
  });

  it.each([
    ['older than a day', signed({ user, age: 25 * hour })],
    ['of another user', signed({ user: { ...user, id: 43 } })],
    ['of nobody', signed({})],
    ['signed by another bot', signed({ user, token: '654321:other' })],
    ['changed afterwards', signed({ user }).replace('Ada', 'Eve')],
    ['with a field more', `${signed({ user })}&chat_type=private`],
    ['without a signature', signed({ user }).replace(/hash=\w+/, '')],
    ['that are empty', ''],
    ['that are no query at all', '%E0%A4%A&&&=\u0000'],
  ])('do not count: data %s', (_name, initData) => {
    expect(check(initData)).toBe(false);
  });
});
