import { expect, it } from 'vitest';
import { requestIdFor } from '../../../src/server/http/common-headers.ts';

const idFor = (given?: string | string[]) => requestIdFor({ headers: { 'x-request-id': given } });

it.each(['a', 'A-1_b.c', 'x'.repeat(64)])('the request id %s is kept', (given) => {
  expect(idFor(given)).toBe(given);
});

it.each([undefined, '', 'x'.repeat(65), 'a b', 'a\n', '\na', 'è', ['a', 'b']])(
  'the request id %j is replaced',
  (given) => {
    expect(idFor(given)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    expect(idFor(given)).not.toBe(idFor(given));
  },
);
