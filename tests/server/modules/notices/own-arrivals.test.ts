import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import { getAwaited } from '../../../../src/contract/own/arrivals.ts';
import { setHidden } from '../../../../src/server/modules/catalogue/title-visibility.ts';
import { muteTitle } from '../../../../src/server/modules/notices/subscriptions.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { ORDINARY, PREMIUM } from '../../support/small-catalogue.ts';
import { testApp } from '../../support/test-app.ts';

const server = await testApp();
afterAll(() => server.close());

async function awaitedBy(as: string) {
  const { titles } = v.parse(getAwaited.answer, await server.read('GET /api/tu/awaited', { as }));
  return titles.map(({ content, season }) => [content.titolo, season]);
}
const set = (content_id: number | undefined, season: number | null, isAwaited: boolean) =>
  server.ask('POST /api/tu/awaited', { as: ORDINARY, body: { content_id, season, isAwaited } });
const wait = (id: number | undefined, season: number | null = null) => set(id, season, true);

it('a person waits for titles and seasons, ends it and takes that back; nobody else sees it', async () => {
  const { films, series } = server;
  for (const _ of ['once', 'and repeated']) {
    expect((await wait(films[0])).json()).toEqual({ success: true });
    expect((await wait(series[0], 2)).json()).toEqual({ success: true });
  }
  expect(await awaitedBy(ORDINARY)).toEqual([
    ['Serie 1', 2],
    ['Film 1', null],
  ]);
  expect(await awaitedBy(PREMIUM)).toEqual([]);
  for (const _ of ['once', 'and repeated']) await set(series[0], 2, false);
  expect(await awaitedBy(ORDINARY)).toEqual([['Film 1', null]]);
  await wait(series[0], 2);
  expect(await awaitedBy(ORDINARY)).toContainEqual(['Serie 1', 2]);
});

it('what the chat stops is stopped in the app', async () => {
  await wait(server.films[1]);
  expect(await awaitedBy(ORDINARY)).toContainEqual(['Film 2', null]);
  await muteTitle(server.db, { userId: ORDINARY, titleId: server.films[1] ?? 0 });
  expect(await awaitedBy(ORDINARY)).not.toContainEqual(['Film 2', null]);
});

it('a title that can be watched is not awaited, a hidden one neither shown nor found', async () => {
  const [, , third = 0, fourth = 0] = server.films;
  await saveVideoAndNotify(server.db, { titleId: third }, { kind: 'link', url: 'https://video.example/3' });
  await wait(third);
  expect(await awaitedBy(ORDINARY)).not.toContainEqual(['Film 3', null]);
  await wait(fourth);
  await setHidden(server.db, fourth, true);
  expect(await awaitedBy(ORDINARY)).not.toContainEqual(['Film 4', null]);
  expect([(await wait(fourth)).statusCode, (await set(fourth, null, false)).statusCode]).toEqual([404, 404]);
});
