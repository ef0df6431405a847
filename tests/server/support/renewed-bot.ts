import { afterAll, beforeEach } from 'vitest';
import { emptyDatabase } from './reset-database.ts';
import { fillSmallCatalogue } from './small-catalogue.ts';
import { type TestBot, testBot } from './test-bot.ts';

/** Starts a bot for the tests of a file; before each of them its database is as new, and the chats are empty. */
export async function useRenewedBot(...settings: Parameters<typeof testBot>): Promise<TestBot> {
  const server = await testBot(...settings);
  let isNew = true;
  beforeEach(async () => {
    if (!isNew) await renew(server);
    isNew = false;
  });
  afterAll(() => server.close());
  return server;
}

async function renew({ db, api }: TestBot): Promise<void> {
  await emptyDatabase(db);
  await fillSmallCatalogue(db);
  api.forgetAll();
}
