import { expect, it } from 'vitest';
import { appCaller } from '../../../support/app-caller.ts';
import { replies, useOwnerBot } from '../../../support/owner-bot.ts';
import { ANNA, BRUNO } from '../../../support/test-bot.ts';

const server = await useOwnerBot();

const preference = async (as = ANNA) => (await appCaller(server)(as, 'GET /api/tu/preference')).json();
const set = (quality: number | null, language: string | null) =>
  appCaller(server)(ANNA, 'POST /api/tu/preference', { quality, language });

it('what is preferred in the app is preferred in the chat, by that person alone', async () => {
  expect(await preference()).toMatchObject({
    quality: null,
    language: null,
    qualities: expect.arrayContaining([1080]),
    languages: expect.arrayContaining([{ code: 'ita', name: 'italiano' }]),
  });
  for (const _ of ['once', 'and again']) expect((await set(720, 'ita')).json()).toEqual({ success: true });
  await server.say('/preferenze');
  expect(replies().at(-1)).toContain('Qualità: 720p\nLingua: italiano');
  expect(await preference(BRUNO)).toMatchObject({ quality: null, language: null });
});

it('what cannot be chosen is left to the owner’s order', async () => {
  await set(721, 'klingon');
  expect(await preference()).toMatchObject({ quality: null, language: null });
});
