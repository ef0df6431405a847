import { expect, test } from 'vitest';
import { money } from '../../../../src/simulator/page/chat/money.ts';

test('Stars are counted, other currencies have decimals', () => {
  expect(money(1, 'XTR')).toBe('1 Stella');
  expect(money(100, 'XTR')).toBe('100 Stelle');
  expect(money(399, 'EUR')).toMatch(/^3,99\s€$/);
});
