import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createCatalogueCache } from '../../../src/server/http/catalogue-cache.ts';

describe('the catalogue cache', () => {
  it('computes once for concurrent callers', async () => {
    const cache = createCatalogueCache();
    const compute = vi.fn(() => delay(20, ['a title']));
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.answer('key', compute)));
    expect(compute).toHaveBeenCalledTimes(1);
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]?.plain.toString()).toBe('["a title"]');
  });

  it('has an entry for each input', async () => {
    const cache = createCatalogueCache();
    await cache.answer('one', async () => 1);
    expect((await cache.answer('two', async () => 2)).plain.toString()).toBe('2');
  });

  it('computes again after an entry’s lifetime', async () => {
    const cache = createCatalogueCache(50);
    const compute = vi.fn(async () => 1);
    await cache.answer('key', compute);
    await cache.answer('key', compute);
    expect(compute).toHaveBeenCalledTimes(1);
    await delay(80);
    await cache.answer('key', compute);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('does not keep a failure, and passes it to everyone who waited', async () => {
    const cache = createCatalogueCache();
    const fail = vi.fn(async () => {
      throw new Error('out of order');
    });
    const asked = await Promise.allSettled([cache.answer('key', fail), cache.answer('key', fail)]);
    expect(asked.map((answer) => answer.status)).toEqual(['rejected', 'rejected']);
    expect(fail).toHaveBeenCalledTimes(1);
    expect((await cache.answer('key', async () => 'well again')).plain.toString()).toBe('"well again"');
  });

  it('accepts many different inputs without growing beyond its bounds', async () => {
    const cache = createCatalogueCache();
    const big = 'x'.repeat(100_000);
    const compute = vi.fn(async () => big);
    for (let key = 0; key < 400; key++) await cache.answer(String(key), compute);
    await cache.answer('0', compute);
    expect(compute).toHaveBeenCalledTimes(401);
  });

  it('returns values that are too large to cache', async () => {
    const answer = await createCatalogueCache().answer('key', async () => 'x'.repeat(40_000_000));
    expect(answer.plain.length).toBe(40_000_002);
  });
});

it('lookups and computed values are counted', async () => {
  const cache = createCatalogueCache();
  for (const key of ['one', 'one', 'two']) await cache.answer(key, async () => 1);
  expect(cache.counts).toEqual({ lookups: 3, computed: 2 });
});
