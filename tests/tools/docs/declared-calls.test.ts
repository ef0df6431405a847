import * as v from 'valibot';
import { expect, it } from 'vitest';
import { DECLARED_CALLS } from '../../../tools/docs/declared-calls.ts';
import { exampleCalls } from '../../server/support/example-calls.ts';

it('each path and method is declared once', () => {
  const requests = DECLARED_CALLS.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(requests).size).toBe(requests.length);
});

it.each(exampleCalls())('the example of $name is a valid call', ({ name, isFile, params, query, body }) => {
  const call = DECLARED_CALLS.find((one) => one.name === name);
  if (!call) throw new Error(name);
  expect(v.safeParse(call.params, params).issues).toBeUndefined();
  expect(v.safeParse(call.query, query).issues).toBeUndefined();
  if (!isFile) expect(v.safeParse(call.body, body).issues).toBeUndefined();
  expect(call.path.match(/:\w+/g) ?? []).toEqual(Object.keys(params).map((part) => `:${part}`));
});
