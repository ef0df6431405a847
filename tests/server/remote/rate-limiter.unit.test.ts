import { expect, it } from 'vitest';
import { createRateLimiter } from '../../../src/server/remote/rate-limiter.ts';

it('turns are spread so that a second has no more than the limit', async () => {
  const limiter = createRateLimiter(50);
  const start = Date.now();
  await Promise.all(Array.from({ length: 60 }, () => limiter.acquire()));
  // The first five come at once, then five each tenth of a second.
  expect(Date.now() - start).toBeGreaterThanOrEqual(1000);
});

it('nobody gets a turn during a pause', async () => {
  const limiter = createRateLimiter(1000);
  const held = Date.now() + 200;
  limiter.pause(200);
  await limiter.acquire();
  expect(Date.now()).toBeGreaterThanOrEqual(held - 2);
});

it('nobody gets a turn after an abort', async () => {
  const limiter = createRateLimiter(1000, AbortSignal.abort(new Error('stopped')));
  await expect(limiter.acquire()).rejects.toThrow('stopped');
});
