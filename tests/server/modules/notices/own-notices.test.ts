import { expect, it } from 'vitest';
import { buttons } from '../../../../src/server/chat/messages/buttons.ts';
import { appCaller } from '../../support/app-caller.ts';
import { replies, useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, BRUNO } from '../../support/test-bot.ts';

const server = await useOwnerBot();

const settings = async (as = ANNA) => (await appCaller(server)(as, 'GET /api/tu/notices')).json();
const set = (kind: string, isOn: boolean) => appCaller(server)(ANNA, 'POST /api/tu/notices', { kind, isOn });

it('notices that are turned off in the app are off in the chat, for that person alone, and the other way round', async () => {
  expect(await settings()).toEqual({ all: true, series: true, digest: false });
  for (const _ of ['once', 'and again'])
    expect((await set('series', false)).json()).toEqual({ success: true });
  await set('digest', true);
  await server.say('/avvisi');
  expect(replies().at(-1)).toContain('Dei nuovi episodi delle serie non ti avviso. Una volta alla settimana');
  await server.press(buttons.notices.data({ isOn: false }));
  expect(await settings()).toEqual({ all: false, series: false, digest: true });
  expect(await settings(BRUNO)).toEqual({ all: true, series: true, digest: false });
});

it('there are no other notices', async () => {
  expect((await set('everything', false)).statusCode).toBe(400);
});
