import { describe, expect, it } from 'vitest';
import { seedPlays } from '../../../../packages/demo-catalogue/seed-activity.ts';
import { findTitle } from '../../../../src/server/modules/catalogue/titles.ts';
import { toggleInStaticList } from '../../../../src/server/modules/lists/static-lists.ts';
import { dataOf } from '../../support/inline-keyboard.ts';
import { film, replies, sent, useOwnerBot } from '../../support/owner-bot.ts';
import { OWNER, type TestBot } from '../../support/test-bot.ts';

let server: TestBot;
useOwnerBot((started) => {
  server = started;
});

describe('Rimuovi', () => {
  it('the first press says what is deleted, the second deletes it', async () => {
    const titleId = film(11);
    // A play that is not delivered: the question is the only message.
    await seedPlays(server.db, [{ userId: '42', titleId, at: new Date() }]);
    await toggleInStaticList(server.db, { userId: '42', list: 'liste', titleId });
    await toggleInStaticList(server.db, { userId: '42', list: 'mi_piace', titleId });
    await server.press(`remove:${titleId}`, OWNER);
    expect(replies()[0]).toContain('Rimuovere «Film 11 (2001)»');
    expect(replies()[0]).toContain('1 riproduzione e 2 presenze nelle liste');
    expect(await findTitle(server.db, titleId)).toBeDefined();
    await server.press(dataOf(sent()[0], 'Sì, rimuovi'), OWNER);
    expect(await findTitle(server.db, titleId)).toBeUndefined();
    expect(server.api.of('editMessageText')).toMatchObject([
      { text: '«Film 11 (2001)» non c’è più nel catalogo.', reply_markup: { inline_keyboard: [] } },
    ]);
    await server.press(`surely:${titleId}`, OWNER);
    expect(server.api.of('editMessageText')[1]?.['text']).toContain('non c’è un titolo con il numero');
  });

  it('the removal can be cancelled', async () => {
    await server.press(`remove:${film(12)}`, OWNER);
    await server.press(dataOf(sent()[0], 'Annulla'), OWNER);
    expect(await findTitle(server.db, film(12))).toBeDefined();
    expect(server.api.of('editMessageText')).toMatchObject([{ text: 'Va bene, resta com’era.' }]);
  });
});
