import { expect, test } from 'vitest';
import { nightTexts } from '../../../../src/server/chat/texts/texts.ts';

test.each([
  [1, 1, 1, 'approvals', 'Va bene all’unica persona che ha votato.'],
  [
    1,
    1,
    3,
    'lot',
    'Va bene all’unica persona che ha votato, alla pari con altri. È stato estratto a sorte fra 3 titoli.',
  ],
  [3, 4, 1, 'approvals', 'Va bene a 3 su 4, più di ogni altro.'],
  [3, 4, 1, 'refusals', 'Va bene a 3 su 4, come altri, ma è quello con meno «No».'],
  [3, 4, 1, 'postponements', 'Va bene a 3 su 4, come altri, ma è quello con meno «Prima o poi».'],
  [0, 4, 1, 'refusals', 'Nessuno ne ha approvato uno. Questo è quello con meno «No».'],
  [0, 4, 1, 'approvals', 'Nessuno ne ha approvato uno. Questo è quello con meno «No».'],
  [0, 4, 1, 'postponements', 'Nessuno ne ha approvato uno. Questo è quello con meno «Prima o poi».'],
  [0, 4, 3, 'lot', 'Nessuno ne ha approvato uno. È stato estratto a sorte fra 3 titoli.'],
  [0, 0, 40, 'lot', 'Nessuno ha votato. È stato estratto a sorte fra 40 titoli.'],
] as const)(
  'a choice of %i of %i people, %i by lot, decided by %s, has its text',
  (approvals, voters, tied, decidedBy, reason) => {
    expect(nightTexts.decided({ titleId: 1, approvals, voters, tied, decidedBy })).toBe(reason);
  },
);

test.each([
  [2, 2, 1, 'approvals', 'Va bene a entrambi.'],
  [3, 3, 1, 'agreement', 'Va bene a tutti e 3.'],
  [5, 6, 1, 'approvals', 'Va bene a 5 su 6.'],
  [4, 4, 2, 'lot', 'Va bene a tutti e 4, alla pari con altri. È stato estratto a sorte fra 2 titoli.'],
] as const)(
  'a match of %i of %i people, %i by lot, decided by %s, has its text',
  (approvals, voters, tied, decidedBy, reason) => {
    expect(nightTexts.matched({ titleId: 1, approvals, voters, tied, decidedBy })).toBe(reason);
  },
);
