import { expect, test, vi } from 'vitest';
import { createAppLog } from '../../../page/panel/app-log.ts';

const entry = { isFromApp: true, name: 'web_app_ready', data: undefined, outcome: 'handled' } as const;

test('watchers are notified of each entry until they stop', () => {
  const log = createAppLog();
  const watcher = vi.fn<() => void>();
  const stop = log.watch(watcher);
  log.add(entry);
  stop();
  log.add(entry);
  expect(watcher).toHaveBeenCalledOnce();
  expect(log.entries().map(({ id }) => id)).toEqual([1, 2]);
});

test('only the latest entries are kept', () => {
  const log = createAppLog();
  for (let time = 0; time < 520; time += 1) log.add(entry);
  expect(log.entries()).toHaveLength(500);
  expect(log.entries()[0]?.id).toBe(21);
});
