import { describe, expect, it } from 'vitest';
import { findTitle } from '../../../../../src/server/modules/catalogue/titles.ts';
import { buttonsOf, dataOf } from '../../../support/inline-keyboard.ts';
import { film, replies, sent, toasts, useOwnerBot } from '../../../support/owner-bot.ts';
import { ANNA, OWNER } from '../../../support/test-bot.ts';

const server = await useOwnerBot();

describe('Nascondi', () => {
  it('the button hides a title, and Mostra shows it again', async () => {
    await server.press(`hide:${film(6)}:1`, OWNER);
    expect(await findTitle(server.db, film(6))).toBeUndefined();
    const shown = server.api.of('editMessageReplyMarkup')[0];
    expect(buttonsOf(shown).map(({ text }) => text)).toContain('Mostra');

    await server.say(`/start ${film(6)}`, ANNA);
    await server.say('Film 6', ANNA);
    await server.say(`/titolo ${film(6)}`, OWNER);
    expect(replies()[0]).toContain('non è nel catalogo');
    expect(buttonsOf(sent()[1]).map(({ text }) => text)).not.toContain('Film 6 (2001)');
    expect(replies()[2]).toContain('<b>Film 6</b>');

    await server.press(dataOf(shown, 'Mostra'), OWNER);
    expect(await findTitle(server.db, film(6))).toBeDefined();
    expect(toasts()).toEqual(['Nascosto. Ora lo vedi solo tu.', 'Ora lo vedono tutti.']);
  });

  it('the title is hidden even if the card can no longer be edited', async () => {
    server.api.fail('editMessageReplyMarkup', {
      error_code: 400,
      description: 'Bad Request: message can’t be edited',
    });
    await server.press(`hide:${film(7)}:1`, OWNER);
    expect(await findTitle(server.db, film(7))).toBeUndefined();
    expect(toasts()).toEqual(['Nascosto. Ora lo vedi solo tu.']);
  });
});
