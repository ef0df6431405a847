import { fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useInfiniteScroll } from '../../../../src/client/lib/scroll/use-infinite-scroll.ts';
import { scrollDownTo, stubLayout } from '../../support/stub-layout.ts';

const onNear = vi.fn();
const bottom = { current: document.createElement('div') };
const watch = (
  state: { enabled?: boolean; failed?: boolean; mayRetry?: () => boolean; result?: unknown } = {},
) =>
  renderHook(
    (props) =>
      useInfiniteScroll(bottom, {
        enabled: true,
        failed: false,
        mayRetry: () => true,
        result: null,
        ...props,
        onNear,
      }),
    { initialProps: state },
  );
const shortDelay = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  onNear.mockClear();
  stubLayout(3000);
});

test('it fires within 100 px of the bottom, once', async () => {
  watch();
  await shortDelay();
  scrollDownTo(3000 - 640 - 101);
  expect(onNear).not.toHaveBeenCalled();
  scrollDownTo(3000 - 640 - 100);
  scrollDownTo(3000 - 640);
  expect(onNear).toHaveBeenCalledTimes(1);
});

test('it fires at once while the bottom is visible, and after each page that leaves it visible', async () => {
  stubLayout(600);
  const { rerender } = watch();
  await shortDelay();
  expect(onNear).toHaveBeenCalledTimes(1);
  rerender({ enabled: false });
  await shortDelay();
  rerender({ enabled: true });
  await shortDelay();
  expect(onNear).toHaveBeenCalledTimes(2);
});

test('it fires again after a page that arrived in the same React commit as its request', async () => {
  stubLayout(600);
  const { rerender } = watch({ result: ['first'] });
  await shortDelay();
  rerender({ result: ['first', 'second'] });
  await shortDelay();
  expect(onNear).toHaveBeenCalledTimes(2);
});

test.each(['scroll', 'touchmove', 'focus', 'visibilitychange', 'online'])(
  'after a failure only after an event: %s',
  async (sign) => {
    stubLayout(600);
    watch({ failed: true });
    await shortDelay();
    expect(onNear).not.toHaveBeenCalled();
    fireEvent(window, new Event(sign));
    await shortDelay();
    expect(onNear).toHaveBeenCalledTimes(1);
  },
);

test('after a failure no event fires it while no attempt may be made', async () => {
  stubLayout(600);
  let mayRetry = false;
  watch({ failed: true, mayRetry: () => mayRetry });
  fireEvent.scroll(window);
  await shortDelay();
  expect(onNear).not.toHaveBeenCalled();
  mayRetry = true;
  fireEvent.scroll(window);
  await shortDelay();
  expect(onNear).toHaveBeenCalledTimes(1);
});

test('it never fires without a next page, nor after unmounting', async () => {
  stubLayout(600);
  watch({ enabled: false });
  watch().unmount();
  watch({ failed: true }).unmount();
  await shortDelay();
  scrollDownTo(1);
  await shortDelay();
  expect(onNear).not.toHaveBeenCalled();
});

test('the margin also holds in a frame of another origin', () => {
  const options: unknown[] = [];
  class Recording extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, init?: IntersectionObserverInit) {
      super(callback, init);
      options.push(init);
    }
  }
  vi.stubGlobal('IntersectionObserver', Recording);
  watch();
  expect(options).toEqual([{ root: document, rootMargin: '0px 0px 100px 0px' }]);
});
