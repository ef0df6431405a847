import * as v from 'valibot';
import { expect, test } from 'vitest';
import { auth } from '../../src/contract/auth.ts';

test.each([
  [{ vetrina: {} }, true],
  [{ vetrina: { later: 1 } }, true],
  [{}, false],
  [{ vetrina: null }, false],
  [{ vetrina: true }, false],
  [{ vetrina: 'yes' }, false],
  [{ extensions: true, user: null }, false],
])('an answer to sign-in offers our own calls or not: %j', (fields, expected) => {
  const { jwt, vetrina } = v.parse(auth.answer, { jwt: 'a-token', ...fields });
  expect([jwt, vetrina !== undefined]).toEqual(['a-token', expected]);
});
