import { expect, it, vi } from 'vitest';
import { storeUpdates } from '../../../../src/server/chat/updates/bot-updates.ts';
import { CALL_WAIT, inFileTurn } from '../../../../src/server/modules/imports/files/file-turns.ts';
import { replies } from '../../support/owner-bot.ts';
import { messageFrom } from '../../support/test-bot.ts';
import { withoutPauses } from '../../support/without-pauses.ts';
import { csv, useListChat } from './support/list-chat.ts';

const { server } = await useListChat();

/** As many as the bot answers at a time, and one. */
const SENDERS = Array.from({ length: 17 }, (_, n) => 7000 + n);

const areAll = (isSo: (update: { attempts: number; done_at: Date | null }) => boolean) => {
  const updates = () => server.db.selectFrom('bot_update').select(['attempts', 'done_at']).execute();
  const areSo = async () => (await updates()).every(isSo);
  return vi.waitUntil(withoutPauses(server, 'bot_update', areSo), { timeout: 40_000, interval: 20 });
};

it('files of many people hold up nobody’s messages, and each is read in the end', async () => {
  let endOthers = () => {};
  const others = new Promise<void>((resolve) => {
    endOthers = resolve;
  });
  const read = ['x', 'y'].map((userId) => inFileTurn(userId, CALL_WAIT, () => others));
  server.api.keepFile('list', csv('2024-01-01,Film 1,2001,x'));
  const document = { file_id: 'list', file_unique_id: 'list', file_name: 'watched.csv' };
  await storeUpdates(
    server.db,
    SENDERS.map((from) => ({
      id: from,
      chat: String(from),
      payload: JSON.stringify({ update_id: from, message: messageFrom(from, { document }) }),
    })),
  );
  await areAll(({ attempts }) => attempts > 0);
  await server.say('/paysupport');
  expect(replies()).toEqual([expect.stringContaining('problema con un pagamento')]);
  endOthers();
  await Promise.all(read);
  await areAll(({ done_at }) => done_at !== null);
  expect(replies().filter((text) => text.startsWith('«watched.csv»'))).toHaveLength(SENDERS.length);
});
