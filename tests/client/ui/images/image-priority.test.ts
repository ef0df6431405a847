import { beforeEach, expect, test, vi } from 'vitest';
import { AlwaysIntersectingObserver } from '../../support/always-intersecting-observer.ts';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', AlwaysIntersectingObserver);
});

const freshPhases = () => import('../../../../src/client/ui/images/image-priority.ts');

test('images in view wait until the hero image has settled', async () => {
  const { markHeroImageLoading, markHeroImageSettled, queueImage } = await freshPhases();
  const load = vi.fn();
  markHeroImageLoading();
  queueImage(document.createElement('img'), load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
  markHeroImageSettled();
  expect(load).toHaveBeenCalledExactlyOnceWith('eager');
});

test('a hero image that hangs delays the others by 1.5 seconds', async () => {
  const { markHeroImageLoading, queueImage } = await freshPhases();
  const load = vi.fn();
  markHeroImageLoading();
  queueImage(document.createElement('img'), load);
  await vi.advanceTimersByTimeAsync(1499);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledExactlyOnceWith('eager');
});

test('after the images in view, the rest load lazily', async () => {
  const { afterVisibleImages, queueImage } = await freshPhases();
  queueImage(document.createElement('img'), vi.fn());
  const over = vi.fn();
  afterVisibleImages(over);
  await vi.advanceTimersByTimeAsync(2400);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(over).toHaveBeenCalledOnce();
  const late = vi.fn();
  queueImage(document.createElement('img'), late);
  expect(late).toHaveBeenCalledExactlyOnceWith('lazy');
});

test('an image that is about to come into view loads at once', async () => {
  const { loadNow, queueImage } = await freshPhases();
  const [load, image] = [vi.fn(), document.createElement('img')];
  queueImage(image, load);
  loadNow(image);
  expect(load).toHaveBeenCalledExactlyOnceWith('eager');
  await vi.advanceTimersByTimeAsync(5000);
  expect(load).toHaveBeenCalledOnce();
});
