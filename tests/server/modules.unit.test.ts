import { expect, it } from 'vitest';
import { merge, unite } from '../../src/server/modules.ts';

type Kinds = { letter: number; parcel: number };
const both = (parts: readonly Partial<Kinds>[]) => merge<Kinds>(['letter', 'parcel'], parts);

it('what modules offer is put together, whichever has it', () => {
  expect(both([{ parcel: 2 }, {}, { letter: 1 }])).toEqual({ letter: 1, parcel: 2 });
});

it('a kind that no module has is named', () => {
  expect(() => both([{ letter: 1 }])).toThrow('Exactly one module has to have parcel');
});

it('a kind that two modules have is named', () => {
  expect(() => both([{ letter: 1, parcel: 2 }, { letter: 3 }])).toThrow(
    'Exactly one module has to have letter',
  );
});

it('names that modules choose are united, and two modules never have the same', () => {
  expect(unite([{ letter: 1 }, undefined, { parcel: 2 }])).toEqual({ letter: 1, parcel: 2 });
  expect(() => unite([{ letter: 1 }, { letter: 2 }])).toThrow('Only one module may have letter');
});
