import { expect, test } from 'vitest';
import { coverUrl, findHero, homeHeroUrl, titleHeroUrl } from '../../src/contract/hero-image.ts';

test.each([
  ['nothing'],
  [null],
  [[]],
  [{ banner: '/b.webp' }],
  [[{ id: '' }]],
  [{ id: true, banner: '/b.webp' }],
  [{ id: 1 }],
  [{ id: 1, banner: ' ', copertina: 7 }],
])('a response of %j has no hero image', (answer) => {
  expect(homeHeroUrl(answer)).toBeUndefined();
  expect(titleHeroUrl(answer)).toBeUndefined();
});

test.each([
  [{ id: 1, banner: '/b.webp', copertina: '/c.webp' }, '/c.webp', '/b.webp'],
  [{ id: 'a', banner: ' /b.webp ' }, '/b.webp', '/b.webp'],
  [{ id: 'a', banner: '/b.webp', copertina: ' ' }, '/b.webp', '/b.webp'],
  [{ id: 0, banner: null, copertina: '/c.webp' }, '/c.webp', '/c.webp'],
  [
    [null, 'x', { banner: '/no.webp' }, { id: 2, copertina: '/c.webp' }, { id: 3, banner: '/b.webp' }],
    '/c.webp',
    '/c.webp',
  ],
])('the hero image of %j is %s on the home, %s on the title’s page', (answer, onHome, onTitlePage) => {
  expect(homeHeroUrl(answer)).toBe(onHome);
  expect(titleHeroUrl(answer)).toBe(onTitlePage);
});

test('the hero is the first title with an id', () => {
  const [first, second] = [{ id: '' }, { id: 4 }];
  expect(findHero([first, second])).toBe(second);
  expect(findHero(second)).toBe(second);
  expect(findHero('Stalker')).toBeUndefined();
});

test('only text is a cover', () => {
  expect([{ copertina: '/c.webp' }, { copertina: '' }, {}, null, '/c.webp'].map(coverUrl)).toEqual([
    '/c.webp',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
