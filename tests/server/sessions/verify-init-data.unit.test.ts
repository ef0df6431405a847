import { describe, expect, it } from 'vitest';
import { readInitData } from '../../../src/server/sessions/verify-init-data.ts';
import { signInitData } from '../support/sign-init-data.ts';

const botToken = '123456:test-token';
const user = { id: 42, first_name: 'Ada' };
const hour = 60 * 60 * 1000;
const signed = (options: { user?: typeof user; age?: number; token?: string }) =>
  signInitData(
    options.user ? { user: options.user } : {},
    options.token ?? botToken,
    new Date(Date.now() - (options.age ?? 0)),
  );
const userOf = (initData: string) => readInitData(initData, botToken)?.userId;

describe('launch data of the messenger', () => {
  it('count when they are genuine and fresh', () => {
    expect(userOf(signed({ user }))).toBe('42');
    expect(userOf(signed({ user, age: 23 * hour }))).toBe('42');
  });

  it('count with the signature for third parties, which messengers send since version 8.0, and without it', () => {
    const now = new Date();
    expect(userOf(signInitData({ user, signature: 'c2lnbmVk' }, botToken, now))).toBe('42');
    expect(userOf(`${signInitData({ user }, botToken, now)}&signature=`)).toBeUndefined();
  });

  it.each([
    ['older than a day', signed({ user, age: 25 * hour })],
    ['of nobody', signed({})],
    ['signed by another bot', signed({ user, token: '654321:other' })],
    ['changed afterwards', signed({ user }).replace('Ada', 'Eve')],
    ['with a field more', `${signed({ user })}&chat_type=private`],
    ['without a signature', signed({ user }).replace(/hash=\w+/, '')],
    ['that are empty', ''],
    ['that are no query at all', '%E0%A4%A&&&=\u0000'],
  ])('do not count: data %s', (_name, initData) => {
    expect(userOf(initData)).toBeUndefined();
  });

  it('contain their date, the link of the launch, and whether the bot may write', () => {
    const date = new Date(Math.floor(Date.now() / 1000) * 1000 - hour);
    const plain = signInitData({ user }, botToken, date);
    expect(readInitData(plain, botToken)).toEqual({
      userId: '42',
      firstName: 'Ada',
      issued: date,
      startParam: undefined,
      allowsWriteToPm: false,
    });
    const byLink = signInitData(
      { user: { ...user, allows_write_to_pm: true }, start_param: '12' },
      botToken,
      date,
    );
    expect(readInitData(byLink, botToken)).toMatchObject({ startParam: '12', allowsWriteToPm: true });
  });
});
