import * as v from 'valibot';
import { expect, it } from 'vitest';
import { DECLARED_CALLS } from '../../../tools/docs/declared-calls.ts';
import { CALLS_OF_HELPERS } from '../../server/support/calls-of-helpers.ts';
import { exampleCalls } from '../../server/support/example-calls.ts';

it('each path and method is declared once', () => {
  const requests = DECLARED_CALLS.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(requests).size).toBe(requests.length);
});

const DESK = DECLARED_CALLS.filter(({ tag }) => tag === 'desk');

it('The calls of a helper are those in the list by hand, which a new one joins there', () => {
  const declared = DESK.filter(({ role }) => role === 'helper').map(({ name }) => name);
  expect(declared.toSorted(), 'tests/server/support/calls-of-helpers.ts').toEqual(
    CALLS_OF_HELPERS.toSorted(),
  );
});

it('The documentation says of each call that no helper may make, and of no other, that it is an owner’s', () => {
  for (const { name, summary } of DESK)
    expect([name, summary.endsWith('(owners)')]).toEqual([name, !CALLS_OF_HELPERS.includes(name)]);
});

it.each(exampleCalls())('the example of $name is a valid call', ({ name, isFile, params, query, body }) => {
  const call = DECLARED_CALLS.find((one) => one.name === name);
  if (!call) throw new Error(name);
  expect(v.safeParse(call.params, params).issues).toBeUndefined();
  expect(v.safeParse(call.query, query).issues).toBeUndefined();
  if (!isFile) expect(v.safeParse(call.body, body).issues).toBeUndefined();
  expect(call.path.match(/:\w+/g) ?? []).toEqual(Object.keys(params).map((part) => `:${part}`));
});
