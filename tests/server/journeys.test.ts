import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importTitles } from '../../src/server/modules/imports/import-titles.ts';
import { openImportFile } from '../../src/server/modules/imports/open-import.ts';
import { saveVideoAndNotify } from '../../src/server/modules/videos/save-video.ts';
import { createLaunchKey } from '../../src/server/sessions/launch-key.ts';
import { filesOnJourney } from '../../tools/verify/house/executed-files.mjs';
import { type StubImageServer, startStubImageServer } from './support/stub-image-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { ANNA, SECRET, type TestBot, testBot } from './support/test-bot.ts';

let source: StubImageServer;
let server: TestBot;
const folder = await temporaryFolder();
beforeAll(async () => {
  source = await startStubImageServer();
  const images = { folder, hosts: [], privateHosts: [source.host], maxBytes: 1e8 };
  server = await testBot({ images, intervalMs: 60_000 });
  for (const titleId of server.films.slice(0, 3))
    await saveVideoAndNotify(server.db, { titleId }, { kind: 'video', fileId: `video-${titleId}` });
});
afterAll(() => Promise.all([server.close(), source.close()]));

const signIn = async (userId: number) => {
  const key = createLaunchKey({
    userId: String(userId),
    secret: SECRET,
    expires: new Date(Date.now() + 1e6),
  });
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/auth?user_id=${userId}&token=${encodeURIComponent(key)}`,
  });
  return answer.json<{ jwt: string }>().jwt;
};

it('a play reaches the chat', async () => {
  // One person's second delivery would wait for a second.
  const people = [ANNA, ANNA + 1, ANNA + 2];
  const tokens = await Promise.all(people.map(signIn));
  const files = await filesOnJourney({ name: 'play', side: 'server' }, async (run) => {
    await server.app.inject({
      method: 'POST',
      url: '/api/play_content',
      headers: { authorization: `Bearer ${tokens[run]}` },
      payload: { user_id: String(people[run]), content_id: server.films[run] },
    });
    await expect.poll(() => server.api.of('sendVideo').length).toBe(run + 1);
  });
  expect(files).toContain('src/server/modules/playback/send-title-video.ts');
});

it('an imported title shows its cover', async () => {
  const files = await filesOnJourney({ name: 'cover', side: 'server' }, async (run) => {
    const path = join(folder, `${run}.ndjson`);
    const title = {
      origin: `journey:${run}`,
      type: 'film',
      titolo: `Viaggio ${run}`,
      data_uscita: '2020-01-01',
      copertina: source.at(`/${600 + run}x900.jpeg`),
    };
    await writeFile(path, JSON.stringify(title));
    await importTitles(server.db, (await openImportFile(path, 'ndjson')).rows);
    const { id } = await server.db
      .selectFrom('title')
      .select('id')
      .where('origin', '=', title.origin)
      .executeTakeFirstOrThrow();
    const { headers } = await server.app.inject(`/images/copertina/${id}?w=240`);
    expect((await server.app.inject(String(headers.location))).statusCode).toBe(200);
  });
  expect(files).toContain('src/server/images/render-image.ts');
});

it('a launch link opens a session', async () => {
  const files = await filesOnJourney({ name: 'session', side: 'server' }, () => signIn(ANNA));
  expect(files).toContain('src/server/sessions/session-token.ts');
});
