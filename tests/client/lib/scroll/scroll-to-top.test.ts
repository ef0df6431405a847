import { expect, test, vi } from 'vitest';
import { scrollToTop } from '../../../../src/client/lib/scroll/scroll-to-top.ts';

test.each([
  [true, [0, 0]],
  [false, [{ top: 0, behavior: 'smooth' }]],
])('with reduced motion %s it scrolls by %j', (still, position) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  scrollToTop(still);
  expect(scrollTo.mock.calls).toEqual([position]);
  scrollTo.mockRestore();
});
