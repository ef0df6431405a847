import { expect, test } from 'vitest';
import { formatMoney } from '../../../page/chat/format-money.ts';

test('Stars are counted, other currencies have decimals', () => {
  expect(formatMoney(1, 'XTR')).toBe('1 Stella');
  expect(formatMoney(100, 'XTR')).toBe('100 Stelle');
  expect(formatMoney(399, 'EUR')).toMatch(/^3,99\s€$/);
});
