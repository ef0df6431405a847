import { describe, expect, it } from 'vitest';
import { buttonsOf, dataOf } from '../../support/inline-keyboard.ts';
import { film, record, replies, sent, useOwnerBot } from '../../support/owner-bot.ts';
import { OWNER, type TestBot } from '../../support/test-bot.ts';

let server: TestBot;
useOwnerBot((started) => {
  server = started;
});

describe('‘Unisci’', () => {
  it('the button is offered when another title has the same external id, and merges both', async () => {
    await server.press(`edit:${film(7)}`, OWNER);
    expect(buttonsOf(server.api.of('editMessageReplyMarkup').at(-1)).map(({ text }) => text)).not.toContain(
      `Unisci con il n. ${film(8)}`,
    );
    const ids = [film(7), film(8)];
    await server.db.updateTable('content').set({ imdb_id: 'tt77' }).where('id', 'in', ids).execute();
    await server.press(`edit:${film(7)}`, OWNER);
    const fields = server.api.of('editMessageReplyMarkup').at(-1);
    await server.press(dataOf(fields, `Unisci con il n. ${film(8)}`), OWNER);
    expect(replies().at(-1)).toContain(`n. ${film(8)}, è lo stesso titolo del n. ${film(7)}`);
    expect(await record(film(8)), 'not before it is confirmed').toBeDefined();
    await server.press(dataOf(sent().at(-1), 'Sì, unisci'), OWNER);
    expect(await record(film(8))).toBeUndefined();
    expect(server.api.of('editMessageText').at(-1)?.['text']).toContain(`n. ${film(7)}.`);
  });
});
