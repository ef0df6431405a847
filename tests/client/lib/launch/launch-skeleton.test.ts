import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  removeLaunchSkeleton,
  whenLaunchSkeletonPainted,
} from '../../../../src/client/lib/launch/launch-skeleton.ts';

const SKELETON = '<div class="launch-skeleton"><img alt="" src="/hero.webp" /></div>';
const BARE_SKELETON = '<div class="launch-skeleton"></div>';
const SCREEN = '<main><img alt="" src="/hero.webp" /></main>';
const BARE_SCREEN = '<main></main>';

type Page = {
  html: string;
  /** The skeleton's image has loaded. */
  loaded?: boolean;
  hidden?: boolean;
  /** The screen's animation, and the decoding of its image. */
  fading?: Promise<unknown>;
  decoding?: Promise<unknown>;
};

function open({ html, loaded = true, hidden = false, fading, decoding = Promise.resolve() }: Page) {
  document.body.innerHTML = `<p><img alt="" src="/other.webp" /></p>${html}`;
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  for (const image of document.querySelectorAll('img')) {
    const isOfSkeleton = image.closest('.launch-skeleton') !== null;
    Object.defineProperty(image, 'complete', { value: isOfSkeleton && loaded });
    Object.assign(image, { decode: () => decoding });
  }
  // Restricted to animations of elements within the screen.
  const getAnimations = (options?: GetAnimationsOptions) =>
    fading && options?.subtree ? [{ finished: fading }] : [];
  for (const screen of document.querySelectorAll('main')) Object.assign(screen, { getAnimations });
}

const skeleton = () => document.querySelector('.launch-skeleton');
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const never = new Promise<never>(() => undefined);
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const failed = async () => {
  await after(100);
  throw new Error('cancelled');
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.restoreAllMocks());

test('the app waits until the skeleton’s image is painted', async () => {
  open({ html: SKELETON });
  const painted = vi.fn();
  void whenLaunchSkeletonPainted().then(painted);
  const frame = vi.fn();
  requestAnimationFrame(frame);
  await wait(1);
  expect(painted).not.toHaveBeenCalled();
  await wait(20);
  expect(frame).toHaveBeenCalled();
  expect(painted).toHaveBeenCalled();
});

test.each([
  ['there is no skeleton', { html: SCREEN }],
  ['it has no image', { html: BARE_SKELETON }],
  ['its image is still loading', { html: SKELETON, loaded: false }],
  ['the page is hidden, where no frames are drawn', { html: SKELETON, hidden: true }],
])('the app does not wait if %s', async (_, page) => {
  open(page);
  const painted = vi.fn();
  void whenLaunchSkeletonPainted().then(painted);
  await wait(0);
  expect(painted).toHaveBeenCalled();
});

test.each<[string, () => Page]>([
  ['nothing moves and no image is shared', () => ({ html: BARE_SKELETON + BARE_SCREEN })],
  ['there is no screen', () => ({ html: SKELETON })],
  ['the skeleton has no image', () => ({ html: BARE_SKELETON + SCREEN, decoding: never })],
  [
    'the skeleton’s image has not loaded',
    () => ({ html: SKELETON + SCREEN, loaded: false, decoding: never }),
  ],
  ['the image is decoded', () => ({ html: SKELETON + SCREEN })],
])('the skeleton is removed at once if %s', async (_, page) => {
  open(page());
  void removeLaunchSkeleton();
  await wait(0);
  expect(skeleton()).toBeNull();
});

test.each<[string, number, () => Page]>([
  ['the screen has faded in', 100, () => ({ html: BARE_SKELETON + SCREEN, fading: after(100) })],
  ['its animation is cancelled', 100, () => ({ html: BARE_SKELETON + SCREEN, fading: failed() })],
  ['300 ms of an animation', 300, () => ({ html: BARE_SKELETON + SCREEN, fading: never })],
  ['the screen’s image is decoded', 100, () => ({ html: SKELETON + SCREEN, decoding: after(100) })],
  ['its image cannot be decoded', 100, () => ({ html: SKELETON + SCREEN, decoding: failed() })],
  ['300 ms without an image in the screen', 300, () => ({ html: SKELETON + BARE_SCREEN })],
  ['300 ms of decoding', 300, () => ({ html: SKELETON + SCREEN, decoding: never })],
  ['300 ms of each', 600, () => ({ html: SKELETON + SCREEN, fading: never, decoding: never })],
])('the skeleton stays until %s: %i ms', async (_, ms, page) => {
  open(page());
  void removeLaunchSkeleton();
  await wait(ms - 1);
  expect(skeleton()).not.toBeNull();
  await wait(1);
  expect(skeleton()).toBeNull();
  expect(document.body.innerHTML).toContain('other.webp');
});

test('without a skeleton there is nothing to wait for', async () => {
  open({ html: SCREEN, fading: never });
  const removed = vi.fn();
  void removeLaunchSkeleton().then(removed);
  await wait(0);
  expect(removed).toHaveBeenCalled();
  expect(document.querySelector('main')).not.toBeNull();
});

test('a screen that stays without an image is not watched for ever', async () => {
  open({ html: SKELETON + BARE_SCREEN });
  void removeLaunchSkeleton();
  await wait(1000);
  expect(vi.getTimerCount()).toBe(0);
});
