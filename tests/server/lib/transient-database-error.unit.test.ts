import { expect, it } from 'vitest';
import { isTransientDatabaseError } from '../../../src/server/lib/retries.ts';

const withCode = (code: unknown) => Object.assign(new Error('of a query'), { code });

it.each([
  '08006',
  '40001',
  '53300',
  '55P03',
  '57014',
  '58030',
  '25P02',
  '25P03',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
])('the error %s is transient', (code) => {
  expect(isTransientDatabaseError(withCode(code))).toBe(true);
});

it.each(['23505', '42P01', '25P01', '22008', 'X08', 'NOECONN', '', undefined])(
  'the error %s is not transient',
  (code) => {
    expect(isTransientDatabaseError(withCode(code))).toBe(false);
  },
);

it.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'cannot execute INSERT in a read-only transaction',
])('“%s” is transient even without a code', (message) => {
  expect(isTransientDatabaseError(new Error(message))).toBe(true);
});

it('a failed connection is transient if one of its attempts is', () => {
  const [lasting, passing] = [withCode('23505'), withCode('ECONNREFUSED')];
  expect(isTransientDatabaseError(new AggregateError([lasting, passing]))).toBe(true);
  expect(isTransientDatabaseError(new AggregateError([lasting]))).toBe(false);
});

it.each([undefined, null, 'ECONNREFUSED', { code: 'ECONNREFUSED' }])(
  'the value %j is not transient',
  (thrown) => {
    expect(isTransientDatabaseError(thrown)).toBe(false);
  },
);
