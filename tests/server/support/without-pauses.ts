import type { ClaimedTable } from '../../../src/server/queue/claimed-queue.ts';
import type { TestBot } from './test-bot.ts';

/** A reader to poll in place of `read`: meanwhile no job of a queue has to wait until its next attempt. */
export const withoutPauses =
  <Read>(server: Pick<TestBot, 'hurry'>, queue: ClaimedTable, read: () => Read | Promise<Read>) =>
  async (): Promise<Read> => {
    await server.hurry(queue);
    return read();
  };
