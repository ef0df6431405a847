import { beforeEach, describe, expect, it } from 'vitest';
import type { DeskChange } from '../../../../src/contract/desk/changes.ts';
import type { DeskFile, FileChange } from '../../../../src/contract/desk/versions.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { saveSubtitles } from '../../../../src/server/modules/videos/subtitles/subtitle-files.ts';
import { NO_HINTS } from '../../../../src/server/modules/videos/versions/version-facts.ts';
import { appCaller } from '../../support/app-caller.ts';
import { useOwnerBot } from '../../support/owner-bot.ts';
import { OWNER } from '../../support/test-bot.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const server = await useOwnerBot();

let film: number;
let series: number;
beforeEach(async () => {
  await server.db.deleteFrom('title').where('origin', 'like', 'test:%').execute();
  const titles = [{ name: 'Zqx film' }, { name: 'Zqx serie', type: 'serie' as const }];
  [film = 0, series = 0] = await addTestTitles(server.db, titles);
});

async function read<Answer>(request: string, body?: object): Promise<Answer> {
  const answer = await appCaller(server, { isProven: true })(OWNER, request, body);
  expect([request, answer.statusCode]).toEqual([request, 200]);
  return answer.json();
}

type Page = { seasons: number[]; parts: { name: string; files: DeskFile[] }[]; next: number | null };
const page = (title: number, query: Record<string, string> = {}) =>
  read<Page>(`GET /api/gestione/catalogue/${title}/versions?${new URLSearchParams(query)}`);
const versions = async () => (await page(film)).parts[0]?.files ?? [];
const shown = async () => (await versions()).map(({ fields }) => fields.map(({ value }) => value).join('|'));
const idOf = async (place: number) => (await versions())[place]?.id ?? 0;

type Changed = { fault: string | null; undo: FileChange | null };
const change = (id: number, what: FileChange['change'], of: FileChange['of'] = 'video') =>
  read<Changed>('POST /api/gestione/catalogue/versions', { title: film, of, id, change: what });
const edit = (id: number, field: string, value: string) =>
  change(id, { kind: 'edit', field, value } as FileChange['change']);
const lastChange = async () =>
  (await read<{ changes: DeskChange[] }>('GET /api/gestione/changes')).changes[0];

const addVersion = (quality: number, name = `${quality}`) =>
  saveVideoAndNotify(
    server.db,
    { titleId: film },
    { kind: 'link', url: `https://films.example/${name}` },
    { hints: { ...NO_HINTS, quality } },
  );

const addSubtitles = (
  label: string,
  part: { titleId: number; episode?: { season: number; episode: number } },
) =>
  saveSubtitles(server.db, [part], {
    fileId: `file ${label}`,
    fileUniqueId: `${label}`,
    fileName: `Film.${label}.srt`,
    label,
    location: undefined,
    mediaGroup: undefined,
    replyTo: undefined,
    ownerId: String(OWNER),
  });

describe('the versions of a title', () => {
  it('versions are listed in their order, and putting one first can be undone', async () => {
    for (const quality of [1080, 720]) await addVersion(quality);
    expect((await page(film)).parts).toMatchObject([
      {
        name: 'Film',
        files: [
          { name: 'https://films.example/1080', about: expect.stringContaining('1080p'), canBeFirst: false },
          { canBeFirst: true },
        ],
      },
    ]);
    const first = await idOf(0);
    const { undo } = await change(await idOf(1), { kind: 'first' });
    expect(undo).toEqual({ title: film, of: 'video', id: first, change: { kind: 'first' } });
    expect(await shown()).toEqual(['720|||', '1080|||']);
    expect((await lastChange())?.what).toBe('Zqx film, Film: 720p messa per prima');
    await read('POST /api/gestione/catalogue/versions', undo ?? {});
    expect(await shown()).toEqual(['1080|||', '720|||']);
  });

  it('cannot be put back in an order that no single press brings back', async () => {
    for (const quality of [1080, 720, 480]) await addVersion(quality);
    expect(await change(await idOf(2), { kind: 'first' })).toEqual({ fault: null, undo: null });
    expect(await shown()).toEqual(['480|||', '1080|||', '720|||']);
  });

  it('versions are edited in people’s own words, by the chat’s rules, and an edit can be undone', async () => {
    await addVersion(720);
    const id = await idOf(0);
    await edit(id, 'quality', '4k');
    await edit(id, 'subtitles', 'inglese');
    await edit(id, 'note', 'restaurata');
    const { undo } = await edit(id, 'languages', 'inglese, ita');
    expect(await shown()).toEqual(['2160|ita, eng|eng|restaurata']);
    expect((await lastChange())?.what).toBe('Zqx film, Film, Lingue: niente → ita, eng');
    await read('POST /api/gestione/catalogue/versions', undo ?? {});
    expect(await shown()).toEqual(['2160||eng|restaurata']);
  });

  it('stay as they are where a value cannot be, which is said in Italian', async () => {
    await addVersion(720);
    const id = await idOf(0);
    expect((await edit(id, 'quality', '999')).fault).toContain('2160');
    expect((await edit(id, 'languages', 'boh? 12')).fault).toContain('ita, eng');
    expect(await shown()).toEqual(['720|||']);
  });

  it('versions are removed for good', async () => {
    await addVersion(720);
    const id = await idOf(0);
    await edit(id, 'note', 'restaurata');
    await change(id, { kind: 'remove' });
    expect((await page(film)).parts).toEqual([]);
    expect((await lastChange())?.what).toBe('Zqx film, Film: video tolto, 720p · restaurata');
  });

  it('replaced versions are shown, and come back when the newer ones are removed', async () => {
    await addVersion(720, 'old');
    await addVersion(720, 'new');
    expect((await versions())[1]).toMatchObject({ about: expect.stringContaining('di riserva'), fields: [] });
    await change(await idOf(0), { kind: 'remove' });
    expect(await versions()).toMatchObject([{ name: 'https://films.example/old' }]);
  });

  it('versions of another title are not changed', async () => {
    await addVersion(720);
    const body = { title: series, of: 'video', id: await idOf(0), change: { kind: 'remove' } };
    expect(await read('POST /api/gestione/catalogue/versions', body)).toMatchObject({
      fault: 'Questo video non c’è più.',
    });
    expect(await versions()).toHaveLength(1);
  });
});

describe('the subtitles of a title', () => {
  const labels = async () => (await versions()).map(({ about }) => about);

  it('get another language, which is undone, but not one that is taken', async () => {
    await addSubtitles('eng', { titleId: film });
    await addSubtitles('ita', { titleId: film });
    const id = await idOf(0);
    const label = (value: string) => change(id, { kind: 'edit', field: 'label', value }, 'subtitles');
    expect((await label('ita')).fault).toContain('già sottotitoli');
    expect((await label('boh')).fault).toContain('Scrivi la lingua');
    const { undo } = await label('fr forced');
    expect(await labels()).toEqual(['sottotitoli francese, forzati', 'sottotitoli italiano']);
    await read('POST /api/gestione/catalogue/versions', undo ?? {});
    expect(await labels()).toEqual(['sottotitoli inglese', 'sottotitoli italiano']);
  });

  it('subtitles are removed', async () => {
    await addSubtitles('ita', { titleId: film });
    await change(await idOf(0), { kind: 'remove' }, 'subtitles');
    expect(await versions()).toEqual([]);
    expect((await lastChange())?.what).toBe('Zqx film, Film: sottotitoli tolti, ita');
  });
});

it('a series’ parts are read by episodes, page by page, or of one season', async () => {
  for (let number = 1; number <= 25; number++)
    await saveVideoAndNotify(
      server.db,
      { titleId: series, episode: { season: number > 22 ? 2 : 1, episode: number } },
      { kind: 'video', fileId: 'f' },
    );
  await addSubtitles('ita', { titleId: series, episode: { season: 1, episode: 2 } });
  const first = await page(series);
  expect([first.seasons, first.parts.length, first.next]).toEqual([[1, 2], 20, 20]);
  expect(first.parts[1]).toMatchObject({
    name: 'Stagione 1, episodio 2',
    files: [{ name: 'video' }, { name: 'Film.ita.srt' }],
  });
  const names = async (query: Record<string, string>) =>
    (await page(series, query)).parts.map(({ name }) => name);
  expect(await names({ after: String(first.next) })).toEqual([
    'Stagione 1, episodio 21',
    'Stagione 1, episodio 22',
    'Stagione 2, episodio 23',
    'Stagione 2, episodio 24',
    'Stagione 2, episodio 25',
  ]);
  expect((await names({ season: '2' }))[0]).toBe('Stagione 2, episodio 23');
});
