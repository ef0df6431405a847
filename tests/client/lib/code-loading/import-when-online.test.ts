import { afterEach, expect, test, vi } from 'vitest';
import { importWhenOnline } from '../../../../src/client/lib/code-loading/import-when-online.ts';

afterEach(() => vi.restoreAllMocks());

test('offline it waits for the network to return', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('code');
  const loaded = importWhenOnline(load);
  await Promise.resolve();
  expect(load).toHaveBeenCalledOnce();
  online.mockReturnValue(true);
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
  });
  expect(await loaded).toBe('code');
});

test('any other failure is thrown', async () => {
  const broken = new Error('failed');
  await expect(importWhenOnline(() => Promise.reject(broken))).rejects.toBe(broken);
});
