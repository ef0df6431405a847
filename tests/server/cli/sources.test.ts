import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import { saveVideoAndNotify } from '../../../src/server/modules/videos/save-video.ts';
import {
  describeSubtitles,
  saveSubtitles,
  subtitlesOfPart,
} from '../../../src/server/modules/videos/subtitles/subtitle-files.ts';
import { episodesOf } from '../../../src/server/modules/videos/title-videos.ts';
import { commandLine } from '../support/command-line.ts';
import { findMainVideo } from '../support/find-main-video.ts';
import { emptyDatabase } from '../support/reset-database.ts';
import { type StubBotApi, stubBotApi, TOKEN } from '../support/stub-bot-api.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testDatabase } from '../support/test-database.ts';
import { addTestTitles } from '../support/test-titles.ts';
import { workbookOf } from '../support/workbook.ts';

const OWNER = 9009;

let database: Database;
let api: StubBotApi;
let film: number;
let series: number;
const folder = await temporaryFolder();
beforeAll(async () => {
  [database, api] = await Promise.all([testDatabase(), stubBotApi()]);
});
beforeEach(async () => {
  await emptyDatabase(database.db);
  api.calls.splice(0);
  [film = 0, series = 0] = await addTestTitles(database.db, [
    { origin: 'own:film', name: 'Metropolis' },
    { origin: 'own:series', name: 'Dark', type: 'serie', duration: 3 },
  ]);
});
afterAll(() => Promise.all([database.close(), api.close()]));

const open = async () => ({ ...database, close: async () => {} });
const env = () => ({ BOT_TOKEN: TOKEN, BOT_API_ROOT: api.root, OWNER_IDS: String(OWNER) });
const sources = (words: readonly string[], changes: Record<string, string> = {}, stdin = '') =>
  commandLine(['sources', ...words], { open, env: { ...env(), ...changes }, stdin });

describe('sources import', () => {
  it('imports the links of a workbook, and refuses those that are only behind its words', async () => {
    const path = join(folder, 'sources.xlsx');
    const rows = [
      ['title', 'link'],
      ['own:film', 'https://films.example/2'],
      ['own:film', 'Guarda'],
    ];
    await writeFile(path, workbookOf([{ name: 'Link', rows, links: { B3: 'https://films.example/3' } }]));
    expect(await sources(['import', path])).toEqual({
      code: 1,
      stdout: '1 new, 0 replaced, 1 refused.',
      stderr: 'line 3 of Link: no link: Guarda',
    });
    expect(await findMainVideo(database.db, { titleId: film })).toMatchObject({
      url: 'https://films.example/2',
    });
  });

  it('imports links for titles by id or origin, and reports the lines that it refuses', async () => {
    const path = join(folder, 'sources.csv');
    await writeFile(
      path,
      `title,season,episode,link
own:film,,,https://t.me/c/1234/56
${series},2,3,https://films.example/2
own:none,,,https://films.example/2
own:film,1,1,https://films.example/2
own:series,,,https://films.example/2
own:series,4,99999,https://films.example/2
own:series,x,1,https://films.example/2
own:film,,,ftp://films.example
`,
    );
    expect(await sources(['import', path])).toEqual({
      code: 1,
      stdout: '2 new, 0 replaced, 6 refused.',
      stderr: [
        'line 4: there is no title own:none',
        'line 5: Metropolis: a film has no episodes',
        'line 6: Dark: a series needs season and episode',
        'line 7: Dark: the number is too large',
        'line 8: season and episode must both be numbers',
        'line 9: no link: ftp://films.example',
      ].join('\n'),
    });
    expect(await findMainVideo(database.db, { titleId: film })).toEqual({
      kind: 'message',
      chatId: '-1001234',
      messageId: 56,
    });
    expect(await episodesOf(database.db, series)).toEqual([{ season: 2, episode: 3 }]);
  });

  it('reads the standard input, replaces existing links, and reports unknown columns', async () => {
    const text = 'link;title\nhttps://films.example/2;own:film\n';
    await sources(['import', '-'], {}, text);
    expect(await sources(['import', '-'], {}, text)).toMatchObject({
      code: 0,
      stdout: '0 new, 1 replaced, 0 refused.',
    });
    expect((await sources(['import', '-'], {}, 'titolo,link,voto\n')).stdout).toContain('left out: voto');
    expect((await sources(['import', '-'], {}, 'voto,link\n')).stderr).toContain('at least title and link');
    expect((await sources(['import'])).stderr).toContain("missing required argument 'file'");
    expect((await sources(['import', join(folder, 'none.csv')])).code).toBe(1);
  });
});

describe('sources list and remove', () => {
  it('print all videos or those of one title, and remove one', async () => {
    await saveVideoAndNotify(
      database.db,
      { titleId: film },
      { kind: 'link', url: 'https://films.example/2' },
    );
    await saveVideoAndNotify(
      database.db,
      { titleId: series, episode: { season: 1, episode: 2 } },
      { kind: 'message', chatId: '@canale', messageId: 3 },
    );
    const { stdout } = await sources(['list']);
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^\d+\t\d+ Metropolis\thttps:\/\/films\.example\/2$/),
      expect.stringMatching(/^\d+\t\d+ Dark S1E2\tmessage 3 of @canale$/),
    ]);
    expect((await sources(['list', 'own:film'])).stdout).toMatch(/^\d+\t\d+ Metropolis\t/);
    expect((await sources(['list', '--lost'])).stdout).toBe('');
    const [id = ''] = stdout.split('\t');
    expect((await sources(['remove', id])).stdout).toBe(`Source ${id} is removed.`);
    expect(await sources(['remove', id])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no source'),
    });
    expect((await sources(['remove', 'x'])).stderr).toContain('invalid source number');
  });
});

describe('sources check', () => {
  const message = (titleId: number, messageId: number) =>
    saveVideoAndNotify(database.db, { titleId }, { kind: 'message', chatId: '@canale', messageId });

  it('copies messages silently to the owner, deletes the copies, and names lost videos', async () => {
    const [second = 0, third = 0] = await addTestTitles(database.db, [{}, {}]);
    await message(film, 1);
    await message(second, 2);
    await saveVideoAndNotify(database.db, { titleId: third }, { kind: 'video', fileId: 'abc' });
    api.fail('copyMessage', { error_code: 400, description: 'Bad Request: message to copy not found' });
    api.fail('getFile', { error_code: 400, description: 'Bad Request: file is too big' });
    const { code, stdout } = await sources(['check', '--rate', '20']);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^\d+\t\d+ Metropolis\tmessage 1 of @canale\t400: .*not found\n3 checked, 1 lost\.$/,
    );
    expect(api.of('copyMessage')).toMatchObject([
      { chat_id: OWNER, message_id: 1, disable_notification: true },
      { chat_id: OWNER, message_id: 2, disable_notification: true },
    ]);
    expect(api.of('deleteMessage')).toHaveLength(1);
    expect((await sources(['list', '--lost'])).stdout).toMatch(/Metropolis.*lost since/);
    expect(await sources(['check', '--rate', '20'])).toMatchObject({ code: 0, stdout: '3 checked, 0 lost.' });
    expect((await sources(['list', '--lost'])).stdout).toBe('');
  });

  it('restores the video that a lost one had replaced, and shows its progress', async () => {
    await message(film, 1);
    await message(film, 2);
    api.fail('copyMessage', { error_code: 400, description: 'Bad Request: message to copy not found' });
    const words = ['sources', 'check', '--rate', '20'];
    const { stdout, stderr } = await commandLine(words, { open, env: env(), isTerminal: true });
    expect(stdout).toMatch(/message 2 of @canale\t400: .*\tthe one before is back\n2 checked, 1 lost\.$/);
    expect(stderr).toContain('100% · 1 source ·');
    expect(await findMainVideo(database.db, { titleId: film })).toMatchObject({ messageId: 1 });
    const [current] = (await sources(['list'])).stdout.split('\t');
    expect((await sources(['remove', current ?? ''])).stdout).toBe(`Source ${current} is removed.`);
  });

  it('checks subtitles as well, and lost ones are not sent until they are back', async () => {
    const part = { titleId: series, episode: { season: 1, episode: 2 } };
    await saveSubtitles(database.db, [part], {
      fileId: 'srt',
      fileUniqueId: 'srt',
      fileName: 'Dark.S01E02.ita.srt',
      label: 'ita',
      location: undefined,
      mediaGroup: undefined,
      replyTo: undefined,
      ownerId: String(OWNER),
    });
    api.fail('getFile', { error_code: 400, description: 'Bad Request: invalid file_id' });
    expect(await sources(['check', '--rate', '20'])).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /^\d+\t\d+ Dark S1E2\tsubtitles Dark\.S01E02\.ita\.srt\t400: .*file_id\n1 checked, 1 lost\.$/,
      ),
    });
    expect(await subtitlesOfPart(database.db, part)).toEqual([]);
    expect(await describeSubtitles(database.db, series)).toMatchObject([{ lostAt: expect.any(Date) }]);
    expect(await sources(['check', '--rate', '20'])).toMatchObject({ code: 0, stdout: '1 checked, 0 lost.' });
    expect(await subtitlesOfPart(database.db, part)).toMatchObject([{ fileId: 'srt' }]);
  });

  it('marks nothing as lost while the messenger or the chat cannot be reached', async () => {
    await message(film, 1);
    const notFound = { error_code: 400, description: 'Bad Request: chat not found' };
    api.fail('copyMessage', notFound);
    api.fail('sendChatAction', notFound);
    expect((await sources(['check'])).stderr).toContain('nothing can be copied to this chat');
    api.fail('copyMessage', { error_code: 401, description: 'Unauthorized' });
    expect((await sources(['check'])).stderr).toContain('401: Unauthorized');
    expect((await sources(['list', '--lost'])).stdout).toBe('');
  });

  it('names its missing settings', async () => {
    expect((await sources(['check', '--rate', '50'])).stderr).toContain('from 1 to 20');
    expect((await sources(['check'], { OWNER_IDS: '' })).stderr).toContain('no owner to copy to');
    expect((await sources(['check', '--chat', 'anna'])).stderr).toContain('--chat must be a number, as in');
    expect((await sources(['check'], { BOT_TOKEN: '' })).stderr).toContain('missing BOT_TOKEN');
    expect((await sources(['check', '--help'])).stdout).toContain('without a sound');
  });
});
