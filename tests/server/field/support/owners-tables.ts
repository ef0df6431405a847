import { titleRecordOf } from '../../../../src/server/modules/catalogue/records/title-records.ts';
import { sent, useOwnerBot } from '../../support/owner-bot.ts';
import { messageFrom, OWNER } from '../../support/test-bot.ts';

/** An owner's bot to which tables are sent. */
export async function useTables() {
  const server = await useOwnerBot();
  const { db } = server;
  let files = 0;
  return {
    server,
    /** Sends a table and returns the preview; `take` imports it and returns the outcome. */
    async send(content: string | Buffer, fileName = 'miei titoli.csv') {
      files += 1;
      const name = `${files} ${fileName}`;
      server.api.keepFile(name, content);
      await server.send(documentOf(name), OWNER);
      // Other news may come behind it.
      const preview = sent().findLast(({ text }) => String(text).includes(name)) ?? sent().at(-1);
      return {
        preview: linesOf(preview?.['text']),
        message: preview,
        async take() {
          const message = messageFrom(OWNER, {
            text: 'x',
            reply_to_message: messageFrom(OWNER, documentOf(name)),
          });
          const from = { id: OWNER, is_bot: false, first_name: 'X' };
          await server.bring({
            callback_query: { id: `${files}`, chat_instance: '1', from, data: 'takefile:1', message },
          });
          return linesOf(server.api.of('editMessageText').at(-1)?.['text']);
        },
      };
    },
    async titlesOf(name: string) {
      const rows = await db
        .selectFrom('title')
        .select('id')
        .where('titolo', '=', name)
        .orderBy('id')
        .execute();
      const records = await Promise.all(rows.map(({ id }) => titleRecordOf(db, id)));
      return records.flatMap((title) => title?.record ?? []);
    },
  };
}

const documentOf = (name: string) => ({
  document: { file_id: name, file_unique_id: name, file_name: name, mime_type: 'text/csv' },
});
const linesOf = (text: unknown) => String(text).split('\n').slice(1);
