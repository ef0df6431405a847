import { expect, test } from 'vitest';
import { nightTexts } from '../../../../src/server/chat/texts/texts.ts';

test.each([
  [2, 2, 'Va bene a tutti.'],
  [5, 6, 'Va bene a 5 su 6: nessun altro va bene a più persone.'],
  [1, 4, 'Va bene a 1 su 4: nessun altro va bene a più persone.'],
] as const)('a choice of %i of %i people has its reason', (approvals, voters, reason) => {
  expect(nightTexts.reason({ approvals, voters })).toBe(reason);
});
