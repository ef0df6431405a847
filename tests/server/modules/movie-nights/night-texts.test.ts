import { expect, test } from 'vitest';
import { nightTexts } from '../../../../src/server/modules/movie-nights/night-texts.ts';

test.each([
  [1, 1, 1, 'approvals', 'Va bene all’unica persona che ha votato.'],
  [1, 1, 3, 'lot', 'Va bene all’unica persona che ha votato, alla pari con altri: ha deciso la sorte tra 3.'],
  [3, 4, 1, 'approvals', 'Va bene a 3 su 4: più di ogni altro.'],
  [3, 4, 1, 'misery', 'Va bene a 3 su 4, come altri, ma è quello con meno «No».'],
  [0, 4, 1, 'misery', 'Nessuno ne ha approvato uno: questo è quello con meno «No».'],
  [0, 0, 40, 'lot', 'Nessuno ha votato: ha deciso la sorte tra 40.'],
] as const)('%i of %i, %i by lot, decided by %s', (approvals, voters, tied, decidedBy, reason) => {
  expect(nightTexts.decided({ titleId: 1, approvals, voters, tied, decidedBy })).toBe(reason);
});
