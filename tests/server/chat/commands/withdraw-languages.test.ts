import { Api } from 'grammy';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withdrawLanguages } from '../../../../src/server/chat/commands/withdraw-languages.ts';
import { setLanguages } from '../../../../src/server/languages/current-language.ts';
import { type StubBotApi, stubBotApi, TOKEN } from '../../support/stub-bot-api.ts';
import { useTestDatabase } from '../../support/test-database.ts';

const db = await useTestDatabase();
let messenger: StubBotApi;
beforeEach(async () => {
  messenger = await stubBotApi();
});
afterEach(async () => {
  setLanguages();
  await messenger.close();
});

const log = { warn: vi.fn() };
async function start(...languages: string[]): Promise<string[]> {
  setLanguages(languages);
  messenger.calls.splice(0);
  await withdrawLanguages(new Api(TOKEN, { apiRoot: messenger.root }), { db, ownerIds: ['9009'], log });
  return messenger.calls.map(({ method, payload }) => {
    const { language_code, scope } = payload as { language_code?: string; scope?: { type: string } };
    return [method, scope?.type, language_code].filter(Boolean).join(' ');
  });
}

it('what was published in a language that is no longer configured is removed once', async () => {
  expect(await start('it', 'en', 'es')).toEqual([]);
  expect(await start('it', 'en', 'es')).toEqual([]);
  messenger.fail('setMyDescription', { error_code: 429, description: 'Too Many Requests' });
  expect(await start('it', 'es')).toContain('deleteMyCommands en');
  expect(log.warn).toHaveBeenCalledOnce();
  const removed = [
    'deleteMyCommands en',
    'deleteMyCommands all_group_chats en',
    'deleteMyCommands chat en',
    'setMyDescription en',
    'setMyShortDescription en',
  ];
  expect(await start('it', 'es')).toEqual(removed);
  expect(await start('it', 'es')).toEqual([]);
});

it('the messenger is asked nothing with one language, and an owner whom it does not know is passed over', async () => {
  await start('it');
  expect(await start('it')).toEqual([]);
  await start('it', 'en');
  const unknown = { error_code: 400, description: 'Bad Request: chat not found' };
  messenger.fail('deleteMyCommands', unknown, { chatId: 9009 });
  expect(await start('it')).toContain('setMyShortDescription en');
  expect(await start('it')).toEqual([]);
});
