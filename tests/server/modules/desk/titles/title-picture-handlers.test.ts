import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { titleRecordOf } from '../../../../../src/server/modules/catalogue/records/title-records.ts';
import { TOKEN } from '../../../support/stub-bot-api.ts';
import { makeImage } from '../../../support/stub-image-server.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { ANNA, OWNER, type TestBot, testBot } from '../../../support/test-bot.ts';

let server: TestBot;
let title: number;

const folder = await temporaryFolder();
beforeAll(async () => {
  const images = { hosts: [], privateHosts: [], folder, maxBytes: 1e8, bot: { token: TOKEN, apiRoot: '' } };
  // Only the stub knows the address of the Bot API.
  server = await testBot({ images }, ({ root }) => void (images.bot.apiRoot = root));
  title = server.films[0] ?? 0;
});
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const photo = (file_id: string, width = 800, height = 1200) => ({
  photo: [
    { file_id: `${file_id}-small`, file_unique_id: 's', width: width / 10, height: height / 10 },
    { file_id, file_unique_id: 'b', width, height },
  ],
});
const last = () => server.api.of('sendMessage').at(-1);
const pictures = async () => {
  const stored = (await titleRecordOf(server.db, title))?.record;
  return [stored?.copertina, stored?.banner];
};
const served = async (kind: 'copertina' | 'banner', accept = 'image/webp') => {
  const redirect = await server.app.inject({ url: `/images/${kind}/${title}` });
  return server.app.inject({ url: String(redirect.headers.location ?? ''), headers: { accept } });
};

it('a photo with a title’s number becomes its cover, a wide one its banner, which the server serves', async () => {
  server.api.keepFile('cover-2', await makeImage(800, 1200).jpeg().toBuffer());
  await server.send({ ...photo('cover-2'), caption: String(title) }, OWNER);
  server.api.keepFile('banner-2', 'bytes');
  await server.send({ ...photo('banner-2', 1280, 720), caption: ` ${title}` }, OWNER);
  expect(last()?.['text']).toBe('Fatto: è il nuovo banner.');
  expect(await pictures()).toEqual(['/bot-file/cover-2', '/bot-file/banner-2']);
  const answer = await served('copertina');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 640, height: 960 });
  await server.send({ ...photo('lost') }, OWNER);
  expect(last()?.['text']).toContain('rimandamela con il suo numero');
  await server.send({ ...photo('anna'), caption: String(title) }, ANNA);
  expect(await pictures()).toEqual(['/bot-file/cover-2', '/bot-file/banner-2']);
});

it('a picture sent as a file counts as a photo', async () => {
  const file = (file_id: string, width: number, height: number) => ({
    document: {
      file_id,
      file_unique_id: 'd',
      mime_type: 'image/png',
      thumbnail: { file_id: 't', file_unique_id: 't', width, height },
    },
  });
  for (const name of ['banner-3', 'cover-3']) server.api.keepFile(name, 'bytes');
  await server.send({ ...file('banner-3', 320, 180), caption: String(title) }, OWNER);
  expect(last()?.['text']).toBe('Fatto: è il nuovo banner.');
  await server.send({ ...file('cover-3', 213, 320), caption: String(title) }, OWNER);
  expect(await pictures()).toEqual(['/bot-file/cover-3', '/bot-file/banner-3']);
});

it('one press makes the messenger’s still of the title’s video its cover and banner', async () => {
  const chat = { id: -1_001_234_567_890, type: 'channel', title: 'Archivio' };
  const file = {
    file_id: 'f',
    file_unique_id: 'u',
    file_name: 'Film 1 (2001).mkv',
    width: 1,
    height: 1,
    duration: 900,
  };
  const thumbnail = { file_id: 'still', file_unique_id: 't', width: 320, height: 180 };
  server.api.keepFile('still', 'bytes');
  await server.press(`usestill:${title}`, OWNER);
  await server.say('/canale @archivio', OWNER);
  await server.bring({ channel_post: { message_id: 5, date: 1, chat, video: { ...file, thumbnail } } });
  await server.press(`usestill:${title}`, OWNER);
  expect(server.api.of('answerCallbackQuery').map(({ text }) => text)).toEqual([
    'Di questo titolo non ho un fotogramma.',
    'Fatto: copertina e banner sono un fotogramma del video.',
  ]);
  expect(await pictures()).toEqual(['/bot-file/still', '/bot-file/still']);
});

it('a file that the messenger does not provide is a missing picture', async () => {
  const copertina = '/bot-file/gone';
  await server.db.updateTable('title').set({ copertina }).where('id', '=', title).execute();
  expect((await served('copertina')).statusCode).toBe(404);
  expect(server.log()).not.toContain(TOKEN);
});
