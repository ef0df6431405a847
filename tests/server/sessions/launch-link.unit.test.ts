import { expect, it } from 'vitest';
import { buildLaunchLink } from '../../../src/server/sessions/launch-key.ts';

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
