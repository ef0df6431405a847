import { beforeEach, expect } from 'vitest';
import { staticListTitles } from '../../../../../src/server/modules/lists/static-lists.ts';
import { readHistory } from '../../../../../src/server/modules/watched/viewings.ts';
import { replies, sent, useOwnerBot } from '../../../support/owner-bot.ts';
import { ANNA, type TestBot } from '../../../support/test-bot.ts';

export const USER = String(ANNA);

/** A file of Letterboxd with these rows. */
export const csv = (...rows: string[]) => `Date,Name,Year,Letterboxd URI\n${rows.join('\n')}\n`;

/** A bot to which people send foreign lists; nobody has sent or watched anything before each test. */
export async function useListChat() {
  const server = await useOwnerBot();
  beforeEach(() => forgetAll(server));

  let files = 0;
  return {
    server,
    async sendFile(fileName: string, content: string | Buffer, from = ANNA) {
      files += 1;
      server.api.keepFile(`file${files}`, content);
      const document = {
        file_id: `file${files}`,
        file_unique_id: `u${files}`,
        file_name: fileName,
        file_size: content.length,
      };
      await server.send({ document }, from);
    },
    /** Settles when no list is being imported any longer, and its sender has the summary. */
    async work() {
      const running = () =>
        server.db.selectFrom('list_import').select('id').where('state', '=', 'running').execute();
      // Hundreds of searches take a busy machine half a minute.
      await expect.poll(running, { timeout: 55_000 }).toEqual([]);
      const unsent = () =>
        server.db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute();
      await expect.poll(unsent).toEqual([]);
    },
    /** The summary that the person gets. */
    async summary() {
      const isSummary = (text: string) => text.startsWith('Ho letto «');
      await expect.poll(() => replies().find(isSummary)).toBeDefined();
      return sent().findLast(({ text }) => isSummary(String(text)));
    },
    watchedNames: async () =>
      (await readHistory(server.db, { userId: USER, limit: 50, offset: 0 })).map(({ name }) => name),
    listIds: async (list: 'liste' | 'mi_piace') =>
      (await staticListTitles(server.db, { userId: USER, list })).map(({ id }) => id),
    entries: () => server.db.selectFrom('list_import_entry').select('name').orderBy('position').execute(),
  };
}

async function forgetAll({ db }: TestBot): Promise<void> {
  for (const table of [
    'list_import',
    'outbox',
    'viewing',
    'watch_progress',
    'list_item',
    'title_request',
  ] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('title_stats').set({ mi_piace: 0 }).execute();
}
