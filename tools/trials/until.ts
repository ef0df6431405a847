import { setTimeout as sleep } from 'node:timers/promises';

/** Settles once something is so, or after a time. */
export async function until(isSo: () => boolean | Promise<boolean>, ms: number): Promise<void> {
  const end = Date.now() + ms;
  while (!(await isSo()) && Date.now() < end) await sleep(100);
}
