import { afterAll, beforeEach } from 'vitest';
import { titleRecordOf } from '../../../src/server/modules/catalogue/records/title-records.ts';
import { type TestBot, testBot } from './test-bot.ts';

let server: TestBot;

/** Starts a bot for the tests of a file; before each of them the chat is empty. */
export async function useOwnerBot(): Promise<TestBot> {
  server = await testBot();
  beforeEach(() => void server.api.calls.splice(0));
  afterAll(() => server.close());
  return server;
}

export const film = (n: number) => server.films[n - 1] ?? 0;
export const sent = () => server.api.of('sendMessage');
export const replies = () => sent().map(({ text }) => String(text));
export const toasts = () => server.api.of('answerCallbackQuery').map(({ text }) => text);
export const record = async (id: number) => (await titleRecordOf(server.db, id))?.record;
