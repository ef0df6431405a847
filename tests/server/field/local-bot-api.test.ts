import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TOKEN } from '../support/stub-bot-api.ts';
import { makeImage } from '../support/stub-image-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { ANNA, OWNER, type TestBot, testBot } from '../support/test-bot.ts';

/** The Bot API server's folder of files, named after the token, as in local mode. */
const disk = await temporaryFolder();
const folder = await temporaryFolder();
let server: TestBot;
let title: number;

beforeAll(async () => {
  const images = { hosts: [], privateHosts: [], folder, maxBytes: 1e8, bot: { token: TOKEN, apiRoot: '' } };
  server = await testBot({ images }, ({ root }) => void (images.bot.apiRoot = root));
  title = server.films[0] ?? 0;
});
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

/** The path of `getFile`'s answer: on a disk that can be read here, or on a different one. */
const pathIn = (root: string, name: string) => join(root, TOKEN, name);
const answerPaths = (root: string) =>
  server.api.answer('getFile', ({ file_id }) => ({
    file_id,
    file_path: pathIn(root, `documents/${file_id}`),
  }));

async function keep(name: string, bytes: string | Uint8Array): Promise<void> {
  const path = pathIn(disk, `documents/${name}`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

const repliesTo = (person: number) =>
  server.api
    .of('sendMessage')
    .filter(({ chat_id }) => chat_id === person)
    .map(({ text }) => String(text));
const replies = () => [...repliesTo(OWNER), ...repliesTo(ANNA)];
const photo = (file_id: string) => ({
  photo: [{ file_id, file_unique_id: file_id, width: 800, height: 1200 }],
  caption: String(title),
});
const file = (name: string) => ({
  document: { file_id: name, file_unique_id: name, file_name: name, mime_type: 'text/csv' },
});
const cover = async () =>
  (await server.db.selectFrom('title').select('copertina').where('id', '=', title).executeTakeFirstOrThrow())
    .copertina;
async function servedCover() {
  const redirect = await server.app.inject({ url: `/images/copertina/${title}` });
  return server.app.inject({
    url: String(redirect.headers.location ?? ''),
    headers: { accept: 'image/webp' },
  });
}

const WATCHED = 'Date,Name,Year,Letterboxd URI\n2020-01-01,Film 1,2001,https://boxd.it/1\n';
const TITLES = 'origin,type,titolo,data_uscita,durata\nmine:1,film,Gita al mare,2019-05-01,90\n';

describe('a Bot API server in local mode, whose disk can be read here', () => {
  beforeAll(() => answerPaths(disk));

  it('a photo becomes a cover, which is there', async () => {
    await keep('cover-1', await makeImage(800, 1200).jpeg().toBuffer());
    await server.send(photo('cover-1'), OWNER);
    expect(replies()).toEqual(['Fatto: è la nuova copertina.']);
    const answer = await servedCover();
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 640, height: 960 });
  });

  it('lists and tables are read', async () => {
    await keep('watched.csv', WATCHED);
    await server.send(file('watched.csv'), ANNA);
    expect(replies()).toContainEqual(expect.stringContaining('«watched.csv»'));
    await keep('titoli.csv', TITLES);
    await server.send(file('titoli.csv'), OWNER);
    const buttons = server.api.of('sendMessage').map((payload) => JSON.stringify(payload));
    expect(buttons).toContainEqual(expect.stringMatching(/titoli\.csv.*takefile:1/));
  });

  it('a file beyond the limit is refused as too large', async () => {
    await keep('huge.csv', WATCHED + 'x'.repeat(6 * 1024 * 1024));
    await server.send(file('huge.csv'), ANNA);
    expect(replies()).toContainEqual(expect.stringContaining('troppo grande'));
    await keep('cover-2', Buffer.alloc(13 * 1024 * 1024));
    await server.send(photo('cover-2'), OWNER);
    expect(replies().join()).not.toContain('Fatto');
    expect(await cover()).toBe('/bot-file/cover-1');
  });

  it.each(['a folder', 'a missing file'])('%s in place of the file is named as unreadable', async (what) => {
    if (what === 'a folder') await mkdir(pathIn(disk, 'documents/folder.csv'), { recursive: true });
    await server.send(file(what === 'a folder' ? 'folder.csv' : 'missing.csv'), OWNER);
    expect(replies()).toContainEqual(expect.stringContaining(disk));
  });
});

describe('a Bot API server in local mode on another disk', () => {
  const elsewhere = '/var/lib/telegram-bot-api';
  beforeAll(() => answerPaths(elsewhere));

  it('owners learn which folder to mount, and nothing is said to be done', async () => {
    const before = await cover();
    await server.send(photo('cover-3'), OWNER);
    await server.send(file('titoli.csv'), OWNER);
    await server.send(file('watched.csv'), OWNER);
    // The outcome of lists that were read before arrives later.
    const answers = repliesTo(OWNER);
    expect(answers).toHaveLength(3);
    for (const reply of answers) {
      expect(reply).toContain('modalità locale');
      expect(reply).toContain(`la tiene in ${elsewhere},`.replace('la tiene', 'lo tiene'));
      expect(reply).toContain('--local');
      expect(reply).not.toContain('Fatto');
      expect(reply).not.toContain(TOKEN);
    }
    expect(await cover()).toBe(before);
    expect(server.log()).toContain('mount that folder, or run the server without --local');
    expect(server.log()).not.toContain(TOKEN);
  });

  it('people learn that it is not their fault', async () => {
    await server.send(file('watched.csv'), ANNA);
    expect(repliesTo(ANNA)).toContainEqual(
      'Per ora non posso leggere i file. Lo deve sistemare chi gestisce il bot.',
    );
  });

  it('a proxy before that server that offers its files is used', async () => {
    server.api.answer('getFile', ({ file_id }) => ({
      file_id,
      file_path: pathIn(elsewhere, String(file_id)),
    }));
    server.api.keepFile('cover-4', await makeImage(800, 1200).jpeg().toBuffer());
    server.api.keepFile('watched.csv', WATCHED);
    await server.send(photo('cover-4'), OWNER);
    await server.send(file('watched.csv'), ANNA);
    expect(replies()).toEqual(
      expect.arrayContaining(['Fatto: è la nuova copertina.', expect.stringContaining('«watched.csv»')]),
    );
    expect((await servedCover()).statusCode).toBe(200);
  });

  it.each([
    ['C:\\bots\\1234567890~AA\\documents\\x', 'C:/bots'],
    ['/1234567890:AA/documents/x', '/'],
    ['/srv/files/x', '/srv/files'],
  ])('the folder of %s is %s', async (file_path, named) => {
    server.api.answer('getFile', () => ({ file_path }));
    await server.send(photo('cover-5'), OWNER);
    expect(replies()).toContainEqual(expect.stringContaining(`lo tiene in ${named},`));
  });
});

it('a picture that the messenger does not give is not said to be a cover', async () => {
  server.api.answer('getFile', () => ({ file_path: 'photos/gone' }));
  const before = await cover();
  await server.send(photo('cover-6'), OWNER);
  expect(repliesTo(OWNER)).toEqual(['Non riesco a scaricare il file da Telegram. Rimandamelo.']);
  expect(await cover()).toBe(before);
});
