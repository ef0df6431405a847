import { beforeAll, expect, it } from 'vitest';
import { saveVideoAndNotify } from '../../../../src/server/modules/sources/save-video.ts';
import { appCaller } from '../../support/app-caller.ts';
import { film, useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, BRUNO, type TestBot } from '../../support/test-bot.ts';

let server: TestBot;
useOwnerBot((started) => {
  server = started;
});

const series = () => server.series[1] ?? 0;
const toContinue = async (as = ANNA) => (await appCaller(server)(as, 'GET /api/tu/to_continue')).json();
const hide = (id: number, hidden: boolean) =>
  server.db.updateTable('content').set({ hidden }).where('id', '=', id).execute();

beforeAll(async () => {
  for (const episode of [1, 2, 3])
    await saveVideoAndNotify(
      server.db,
      { titleId: series(), episode: { season: 1, episode } },
      { kind: 'video', fileId: `e${episode}` },
    );
  await saveVideoAndNotify(server.db, { titleId: film(1) }, { kind: 'video', fileId: 'film' });
});

it('what the chat has delivered is to be continued in the app, by its person alone', async () => {
  expect(await toContinue()).toEqual({ titles: [] });
  await server.press(`episode:${series()}:1:1`);
  await server.press(`episode:${series()}:1:2`);
  expect(await toContinue()).toEqual({
    titles: [
      {
        content: expect.objectContaining({ id: series(), titolo: 'Serie 2' }),
        episode: { season: 1, episode: 3 },
        isNext: true,
        watched: 1,
        episodes: 3,
      },
    ],
  });
  expect(await toContinue(BRUNO)).toEqual({ titles: [] });
});

it('a title that an owner has hidden is left out', async () => {
  await hide(series(), true);
  expect(await toContinue()).toEqual({ titles: [] });
  await hide(series(), false);
});
