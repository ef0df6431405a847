import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyLaunchKey } from '../../../../src/server/sessions/launch-key.ts';
import { buttonsOf } from '../../support/inline-keyboard.ts';
import { emptyDatabase } from '../../support/reset-database.ts';
import { ANNA, BRUNO, OWNER, PUBLIC_URL, SECRET, testBot } from '../../support/test-bot.ts';

const server = await testBot();
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

/** The mini app's address in a button, and the person whom it signs in. */
function openedBy(button: unknown) {
  const { web_app } = button as { web_app: { url: string } };
  const url = new URL(web_app.url);
  const userId = url.searchParams.get('user-id') ?? '';
  const key = url.searchParams.get('key') ?? '';
  const genuine = verifyLaunchKey({ userId, key, secrets: [SECRET], now: new Date() })?.expired === false;
  return { origin: url.origin, path: url.pathname, userId, genuine };
}

describe('/start', () => {
  it('greets by name, with a button that opens the mini app as the person', async () => {
    await server.say('/start');
    const [greeting] = server.api.of('sendMessage');
    expect(greeting).toMatchObject({ chat_id: ANNA, text: expect.stringContaining('Ciao Anna') });
    const [open] = buttonsOf(greeting);
    expect(open?.text).toBe('Apri Vetrina');
    expect(openedBy(open)).toEqual({ origin: PUBLIC_URL, path: '/', userId: '1001', genuine: true });
  });

  it('makes the chat’s menu button open it as well, and greets even if that fails', async () => {
    server.api.fail('setChatMenuButton', { error_code: 400, description: 'Bad Request: no' });
    await server.say('/start', BRUNO);
    await server.say('/start', BRUNO);
    expect(server.api.of('sendMessage')).toHaveLength(2);
    const button = server.api.of('setChatMenuButton')[1];
    expect(button).toMatchObject({ chat_id: BRUNO, menu_button: { type: 'web_app', text: 'Vetrina' } });
    expect(openedBy(button?.['menu_button'])).toMatchObject({ userId: '2002', genuine: true });
  });

  it('renews the menu button of anyone who writes to the bot', async () => {
    await server.say('Film 3', 77);
    await server.say('Film 4', 77);
    expect(server.api.of('setChatMenuButton')).toHaveLength(1);
  });

  it('/start is ignored in groups, where others read', async () => {
    const chat = { id: -5, type: 'group', title: 'Amici' };
    const from = { id: ANNA, is_bot: false, first_name: 'Anna' };
    const entities = [{ type: 'bot_command', offset: 0, length: 6 }];
    await server.bring({ message: { message_id: 1, date: 0, chat, from, text: '/start', entities } });
    expect(server.api.of('sendMessage')).toEqual([]);
  });

  it('explains to the owner alone how to fill an empty catalogue', async () => {
    await server.say('/start', OWNER);
    expect(server.api.of('sendMessage')).toHaveLength(1);
    await emptyDatabase(server.db);
    await server.say('/start', BRUNO);
    await server.say('/start', OWNER);
    const messages = server.api.of('sendMessage').map(({ chat_id, text }) => [chat_id, String(text)]);
    expect(messages.map(([chat]) => chat)).toEqual([OWNER, BRUNO, OWNER, OWNER]);
    expect(messages[3]?.[1]).toMatch(/\/canale.*\/nuovo.*CSV.*Importa ed esporta/s);
  });
});
