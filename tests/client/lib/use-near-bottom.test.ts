import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Pages } from '../../../src/client/lib/pages.ts';
import { useNearBottom } from '../../../src/client/lib/use-near-bottom.ts';
import { layOut, scrollDownTo } from '../support/layout.ts';

const fetchMore = vi.fn();
const ready: Pages<number> = {
  items: [1],
  loading: false,
  loadingMore: false,
  hasMore: true,
  stumbled: false,
  fetchMore,
};
const watch = (pages: Partial<Pages<number>> = {}) =>
  renderHook(useNearBottom, { initialProps: { ...ready, ...pages } });
const aFrame = () => new Promise((resolve) => setTimeout(resolve, 40));

beforeEach(() => {
  fetchMore.mockClear();
  layOut(3000);
});

test('within 100 px of the bottom the next page is asked for', () => {
  watch();
  scrollDownTo(3000 - 640 - 101);
  expect(fetchMore).not.toHaveBeenCalled();
  scrollDownTo(3000 - 640 - 100);
  expect(fetchMore).toHaveBeenCalledTimes(1);
});

test('at once, when what has come leaves the bottom in sight', async () => {
  layOut(600);
  watch();
  await waitFor(() => expect(fetchMore).toHaveBeenCalled());
});

test('after a failure only when the person moves', async () => {
  layOut(600);
  watch({ stumbled: true });
  await aFrame();
  expect(fetchMore).not.toHaveBeenCalled();
  scrollDownTo(1);
  expect(fetchMore).toHaveBeenCalledTimes(1);
});

test.each([{ hasMore: false }, { loading: true }])('never with %j', async (pages) => {
  layOut(600);
  watch(pages);
  await aFrame();
  scrollDownTo(1);
  expect(fetchMore).not.toHaveBeenCalled();
});
