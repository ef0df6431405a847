import { vi } from 'vitest';
import { clock } from '../../../src/server/lib/clock.ts';
import { CALL_WAIT, inFileTurn } from '../../../src/server/modules/imports/files/file-turns.ts';

/** Does something while a person's earlier file is still being read, for longer than a later one waits. */
export async function whileFileIsRead<T>(userId: string, work: () => Promise<T>): Promise<T> {
  let end = () => {};
  const reading = inFileTurn(
    userId,
    CALL_WAIT,
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const wait = clock.setTimeout;
  const spy = vi
    .spyOn(clock, 'setTimeout')
    .mockImplementation((work, ms) => wait(work, ms === CALL_WAIT.maxMs ? 1 : ms));
  try {
    return await work();
  } finally {
    spy.mockRestore();
    end();
    await reading;
  }
}
