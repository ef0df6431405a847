import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionRevocations } from '../../../src/server/sessions/session-revocations.ts';

const AT = new Date('2026-05-20T10:00:00Z');
const session = (userId: string, seconds: number) => ({
  userId,
  issued: new Date(AT.getTime() + seconds * 1000),
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('a revocation ends all earlier sessions of that person', async () => {
  const { isRevoked } = createSessionRevocations(async () => new Map([['1', AT]]));
  expect(await isRevoked(session('1', -1))).toBe(true);
  expect(await isRevoked(session('1', 0))).toBe(true);
  expect(await isRevoked(session('1', 1))).toBe(false);
  expect(await isRevoked(session('2', -1))).toBe(false);
});

it('the revocations are read once for concurrent callers, and again after five seconds', async () => {
  const read = vi.fn(async () => new Map([['1', AT]]));
  const { isRevoked } = createSessionRevocations(read);
  await Promise.all([isRevoked(session('1', 0)), isRevoked(session('2', 0))]);
  vi.advanceTimersByTime(5000);
  await isRevoked(session('1', 0));
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await isRevoked(session('1', 0));
  expect(read).toHaveBeenCalledTimes(2);
});

it('the cached revocations are kept when reading new ones fails', async () => {
  const read = vi.fn(async () => new Map([['1', AT]]));
  const { isRevoked } = createSessionRevocations(read, 1000);
  await isRevoked(session('1', 0));
  read.mockRejectedValue(new Error('no database'));
  vi.advanceTimersByTime(1001);
  expect(await isRevoked(session('1', 0))).toBe(true);
  expect(read).toHaveBeenCalledTimes(2);
});
