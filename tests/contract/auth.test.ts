import * as v from 'valibot';
import { expect, test } from 'vitest';
import { auth, hasExtensions } from '../../src/contract/auth.ts';

test.each([
  [{ vetrina: {} }, true],
  [{ vetrina: { later: 1 } }, true],
  [{}, false],
  [{ vetrina: null }, false],
  [{ vetrina: true }, false],
  [{ vetrina: 'yes' }, false],
  [{ extensions: true, user: null }, false],
])('the schema and the early start find the same field in %j', (fields, expected) => {
  const answer = { jwt: 'a-token', ...fields };
  expect(hasExtensions(answer)).toBe(expected);
  const { jwt, vetrina } = v.parse(auth.answer, answer);
  expect([jwt, vetrina !== undefined]).toEqual(['a-token', expected]);
});

test.each([undefined, null, 'text', 7, []])('the answer %j has no such field', (answer) => {
  expect(hasExtensions(answer)).toBe(false);
});
