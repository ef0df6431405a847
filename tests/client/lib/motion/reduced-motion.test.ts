import { expect, test, vi } from 'vitest';
import { shouldReduceMotion } from '../../../../src/client/lib/motion/reduced-motion.ts';

test.each([
  ['low', false, true],
  ['low', true, true],
  ['average', false, false],
  ['high', false, false],
  ['high', true, true],
] as const)('device %s, preference for less motion %s: reduced %s', (device, preferred, reduced) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: preferred && query === '(prefers-reduced-motion: reduce)',
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  expect(shouldReduceMotion(device)).toBe(reduced);
});
