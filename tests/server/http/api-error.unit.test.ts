import { expect, it } from 'vitest';
import { listFull, notFound, RateLimitError, tarpitDelayMs } from '../../../src/server/http/api-error.ts';

it.each([
  [notFound('title'), 404, 'No such title', undefined],
  [listFull(), 409, 'The list is full', undefined],
  [new RateLimitError(7), 429, 'Too many calls', 7],
])(
  'the error "%s" has its status, and a Retry-After where that helps',
  (error, status, message, retryAfter) => {
    expect(error).toMatchObject({ name: 'ApiError', statusCode: status, message });
    expect(error.retryAfter).toBe(retryAfter);
  },
);

it('a refusal of too many calls is delayed by one to four seconds', () => {
  const delays = Array.from({ length: 200 }, () => tarpitDelayMs());
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...delays)).toBeLessThanOrEqual(4000);
});
