import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  removeOwnParts,
  showLaunchSkeleton,
  showResponse,
} from '../../../src/client/early-start/show-launch-skeleton.ts';

const BAR = '<nav><a href="/home" aria-current="page">Home</a><a href="/films">Film</a></nav>';
const SKELETON = `<template><div class="launch-skeleton">
  <header id="two"><a aria-label="Vetrina"><svg></svg><span>Vetrina</span></a>${BAR}</header><header id="one">${BAR}</header>
  <div data-screen="home"><i data-lead="banner"></i></div><div data-screen="films"><p data-covers="cover"><span></span><span></span><span></span></p><p data-covers="cover"><span></span></p></div>
  <div data-screen="genere"><h1>Genere: </h1><div><p role="status">Loading...</p><p data-covers="cover"><span></span></p></div></div>
</div></template>`;

function shown(path: string, platform = '') {
  history.replaceState(null, '', path);
  showLaunchSkeleton(platform);
  const skeleton = document.body.querySelector('.launch-skeleton');
  const all = (css: string) => [...(skeleton?.querySelectorAll<HTMLElement>(css) ?? [])];
  return { skeleton, screens: all('[data-screen]').map(({ dataset }) => dataset['screen']), all };
}

beforeEach(() => {
  document.body.innerHTML = SKELETON;
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['/', 'home'],
  ['/films/', 'films'],
  ['/genere/Noir', 'genere'],
])('%s has the skeleton of %s only', (path, screen) => {
  expect(shown(path).screens).toEqual([screen]);
});

test('it has the installation’s name and logo', () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="application-name" content="Cineteca" /><meta name="app-logo" content="/logo.png" />',
  );
  const { all } = shown('/home');
  expect(all('#one a, #two a[aria-label] span').map(({ textContent }) => textContent)).toContain('Cineteca');
  expect(all('#two img').map((logo) => logo.getAttribute('src'))).toEqual(['/logo.png']);
});

test('no bar has a link to one’s own page once it is removed', () => {
  for (const bar of document.querySelector('template')?.content.querySelectorAll('header') ?? [])
    bar.insertAdjacentHTML('beforeend', '<a href="/tu" data-own="page"></a>');
  const links = () => shown('/films').all('a[href="/tu"]').length;
  expect(links()).toBe(1);
  removeOwnParts();
  document.querySelector('.launch-skeleton')?.remove();
  expect([links(), document.querySelector('template')?.content.querySelector('[href="/tu"]')]).toEqual([
    0,
    null,
  ]);
});

test('the bar marks the current section', () => {
  const { all } = shown('/films');
  expect(all('#two [aria-current]').map(({ textContent }) => textContent)).toEqual(['Film']);
  expect(all('#one')).toEqual([]);
});

test('a nested page has no logo in its bar, and one line in a messenger', () => {
  expect(
    shown('/genere/Noir')
      .all('header, [aria-label]')
      .map(({ id }) => id),
  ).toEqual(['two']);
  document.body.innerHTML = SKELETON;
  expect(
    shown('/genere/Noir', 'android')
      .all('header')
      .map(({ id }) => id),
  ).toEqual(['one']);
});

test('a genre’s heading has its name', () => {
  expect(shown('/genere/Rock%20%26%20Roll').all('h1')[0]).toHaveTextContent('Genere: Rock & Roll');
});

test.each([
  [
    '/',
    [
      { id: 1, banner: '/b.webp', copertina: '/c.webp' },
      { id: 2, copertina: '/d.webp' },
    ],
    '/c.webp',
  ],
  ['/', [{ id: 1, banner: '/b.webp', copertina: null }], '/b.webp'],
])('%s shows its hero image', (path, answer, picture) => {
  const { all } = shown(path);
  showResponse(answer);
  expect(all('img').map((image) => image.getAttribute('src'))).toEqual([picture]);
});

const TITLES = ['/1.webp', null, '/3.webp', '/4.webp'].map((copertina, id) => ({ id, copertina }));
const picturesIn = (frames: HTMLElement[]) =>
  frames.map((frame) => frame.querySelector('img')?.getAttribute('src'));

test('the first row shows its covers, each in its place', () => {
  const { all } = shown('/films');
  showResponse(TITLES);
  expect(picturesIn(all('[data-covers] span'))).toEqual(['/1.webp', undefined, '/3.webp', undefined]);
});

test('covers lead to their titles', () => {
  const { all } = shown('/films');
  showResponse(TITLES);
  const paths = all('[data-covers] a').map((link) => link.getAttribute('href'));
  expect(paths).toEqual(['/content-view/0', '/content-view/2']);
});

test('a grid says ‘Loading...’ for 300 ms before it shows covers', async () => {
  vi.useFakeTimers();
  const { skeleton, all } = shown('/genere/Noir');
  vi.advanceTimersByTime(17);
  showResponse(TITLES);
  await vi.advanceTimersByTimeAsync(299);
  expect(skeleton).toHaveTextContent('Loading...');
  expect(all('img')).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(skeleton).not.toHaveTextContent('Loading...');
  expect(picturesIn(all('[data-covers] span'))).toEqual(['/1.webp']);
});

test('the second response’s are in the second row', () => {
  const { all } = shown('/films');
  showResponse(TITLES, 1);
  expect(picturesIn(all('[data-covers] span'))).toEqual([undefined, undefined, undefined, '/1.webp']);
});

test('covers that are not in view are left to the app', () => {
  const { all } = shown('/films');
  const third = all('[data-covers] span')[2];
  if (third) third.getBoundingClientRect = () => new DOMRect(innerWidth, 0, 100, 150);
  showResponse(TITLES);
  expect(picturesIn(all('[data-covers] span'))).toEqual(['/1.webp', undefined, undefined, undefined]);
});

test.each([['no list'], [{ message: 'unknown' }], [null]])('%j has no covers', (answer) => {
  const { all } = shown('/films');
  showResponse(answer);
  expect(all('img')).toEqual([]);
});
