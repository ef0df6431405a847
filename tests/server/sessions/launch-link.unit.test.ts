import { expect, it } from 'vitest';
import {
  buildDeskLink,
  buildLaunchLink,
  DESK_KEY_LIFETIME_MS,
  verifyLaunchKey,
} from '../../../src/server/sessions/launch-key.ts';

it('a link opens the mini app as a user', () => {
  expect(buildLaunchLink({ base: 'http://localhost:3000', userId: '42', key: 'k.m' })).toBe(
    'http://localhost:3000/?user-id=42&key=k.m',
  );
});

it('a link can lead to a screen, and is escaped', () => {
  const link = buildLaunchLink({
    base: 'https://vetrina.example',
    userId: 'a&b',
    key: 'k',
    path: '/content-view/7',
  });
  expect(link).toBe('https://vetrina.example/content-view/7?user-id=a%26b&key=k');
});

it('a link to the desk opens the desk alone, for an hour', () => {
  const secret = 'a secret of this test';
  const link = new URL(buildDeskLink({ base: 'https://vetrina.example', userId: '42', secret }));
  expect(link.pathname).toBe('/gestione');
  expect(link.searchParams.get('user-id')).toBe('42');
  const key = link.searchParams.get('key') ?? '';
  const verify = (purpose: 'desk' | 'launch', now: number) =>
    verifyLaunchKey({ userId: '42', key, secrets: [secret], now: new Date(now), purpose });
  expect(verify('desk', Date.now() + DESK_KEY_LIFETIME_MS - 2000)).toMatchObject({ expired: false });
  expect(verify('desk', Date.now() + DESK_KEY_LIFETIME_MS + 2000)).toMatchObject({ expired: true });
  expect(verify('launch', Date.now())).toBeUndefined();
});
