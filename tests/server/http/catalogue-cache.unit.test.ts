import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createCatalogueCache } from '../../../src/server/http/catalogue-cache.ts';

describe('the catalogue cache', () => {
  it('computes once for all who ask at the same time', async () => {
    const cache = createCatalogueCache();
    const compute = vi.fn(() => delay(20, ['a title']));
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.answer('key', compute)));
    expect(compute).toHaveBeenCalledTimes(1);
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]?.plain.toString()).toBe('["a title"]');
  });

  it('keeps inputs apart', async () => {
    const cache = createCatalogueCache();
    await cache.answer('one', async () => 1);
    expect((await cache.answer('two', async () => 2)).plain.toString()).toBe('2');
  });

  it('forgets after its life', async () => {
    const cache = createCatalogueCache(50);
    const compute = vi.fn(async () => 1);
    await cache.answer('key', compute);
    await cache.answer('key', compute);
    expect(compute).toHaveBeenCalledTimes(1);
    await delay(80);
    await cache.answer('key', compute);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('does not keep a failure, and tells it to all who waited', async () => {
    const cache = createCatalogueCache();
    const fail = vi.fn(async () => {
      throw new Error('out of order');
    });
    const asked = await Promise.allSettled([cache.answer('key', fail), cache.answer('key', fail)]);
    expect(asked.map((answer) => answer.status)).toEqual(['rejected', 'rejected']);
    expect(fail).toHaveBeenCalledTimes(1);
    expect((await cache.answer('key', async () => 'well again')).plain.toString()).toBe('"well again"');
  });

  it('answers many different questions without growing beyond its bounds', async () => {
    const cache = createCatalogueCache();
    const big = 'x'.repeat(100_000);
    const compute = vi.fn(async () => big);
    for (let key = 0; key < 400; key++) await cache.answer(String(key), compute);
    await cache.answer('0', compute);
    expect(compute).toHaveBeenCalledTimes(401);
  });

  it('returns what is too large to cache', async () => {
    const answer = await createCatalogueCache().answer('key', async () => 'x'.repeat(40_000_000));
    expect(answer.plain.length).toBe(40_000_002);
  });
});

it('counts lookups and what had to be computed', async () => {
  const cache = createCatalogueCache();
  for (const key of ['one', 'one', 'two']) await cache.answer(key, async () => 1);
  expect(cache.counts).toEqual({ lookups: 3, computed: 2 });
});
