import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageCursorCache } from '../../../src/server/lib/page-cursor-cache.ts';

let now = 1000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Moves the clock on, in milliseconds. */
function pass(ms: number): void {
  now += ms;
  vi.advanceTimersByTime(ms);
}

const cursor = (passed: number) => ({ passed, createdAt: '2026-01-01', id: passed });

it('the nearest cursor before a page is found, of the same titles only', () => {
  const cursors = createPageCursorCache();
  for (const passed of [12, 24, 6000, 6610, 60_000]) cursors.remember('films', cursor(passed));
  expect(cursors.nearest('films', 0)).toBeUndefined();
  expect(cursors.nearest('films', 24)).toEqual(cursor(24));
  expect(cursors.nearest('films', 5999)).toEqual(cursor(24));
  expect(cursors.nearest('films', 6012)).toEqual(cursor(6000));
  expect(cursors.nearest('films', 59_999)).toEqual(cursor(6610));
  expect(cursors.nearest('series', 6000)).toBeUndefined();
});

it('a cursor expires even if later pages are still requested', () => {
  const cursors = createPageCursorCache(100);
  cursors.remember('films', cursor(12));
  pass(60);
  cursors.remember('films', cursor(24));
  pass(60);
  expect(cursors.nearest('films', 24)).toBeUndefined();
});

it('a cursor expires after a while', () => {
  const cursors = createPageCursorCache(20);
  cursors.remember('films', cursor(12));
  pass(40);
  expect(cursors.nearest('films', 12)).toBeUndefined();
});
