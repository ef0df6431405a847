import { beforeEach, describe, expect, it } from 'vitest';
import { editTitle } from '../../../../../src/server/modules/catalogue/edit-titles.ts';
import { episodesOf } from '../../../../../src/server/modules/sources/title-videos.ts';
import { processVideoPost } from '../../../../../src/server/modules/sources/videos/process-video-post.ts';
import { findSource } from '../../../support/find-source.ts';
import { buttonsOf, dataOf } from '../../../support/inline-keyboard.ts';
import { ANNA, answering, OWNER, type TestBot } from '../../../support/test-bot.ts';
import { addTestTitles } from '../../../support/test-titles.ts';
import { CHANNEL, follow, LONG, sent, texts, useChannelBot } from './support/channel-bot.ts';
import { channelOfVideos, type KnownTitle } from './support/real-looking-channel.ts';

let server: TestBot;
useChannelBot((started) => {
  server = started;
});
beforeEach(follow);

let messageId = 1000;
async function bring(fileName: string, more: { caption?: string; seconds?: number } = {}): Promise<void> {
  messageId += 1;
  await processVideoPost(server, {
    location: { chatId: String(CHANNEL), messageId },
    kind: 'video',
    fileId: `f${messageId}`,
    fileUniqueId: `u${messageId}`,
    fileName,
    caption: more.caption ?? '',
    seconds: more.seconds ?? 6000,
    bytes: 700_000_000,
    postedAt: undefined,
    ownerId: String(OWNER),
  });
}

/** What the owner sees: the last message of the bot, sent or edited. */
const seen = () =>
  server.api.calls.findLast(({ method }) => method === 'editMessageText' || method === 'sendMessage')
    ?.payload;
const labels = () => buttonsOf(seen()).map(({ text }) => text);
const toast = () => server.api.of('answerCallbackQuery').at(-1)?.['text'];
const open = () => server.press('unsure:0', OWNER);
/** Presses the button whose label begins so. */
async function press(label: string): Promise<void> {
  const button = buttonsOf(seen()).find(({ text }) => text.startsWith(label));
  if (!button?.callback_data) throw new Error(`no button ${label} among ${labels().join(', ')}`);
  expect(Buffer.byteLength(button.callback_data)).toBeLessThanOrEqual(64);
  await server.press(button.callback_data, OWNER);
}
async function reply(text: string): Promise<void> {
  await server.send({ text, ...answering(server.api.of('sendMessage').at(-1), OWNER) }, OWNER);
}
const states = async () => {
  const rows = await server.db.selectFrom('source_post').select('state').orderBy('id').execute();
  return rows.map(({ state }) => state).join();
};
const episodeCount = async (id: number) => (await episodesOf(server.db, id)).length;

const addSeries = async (name: string, duration: number, year = 2011) => {
  const title = { name, type: 'serie', duration, releaseDate: `${year}-01-01` } as const;
  return (await addTestTitles(server.db, [title]))[0] ?? 0;
};

describe('the videos of one name', () => {
  it('are one question with one answer, which is remembered', async () => {
    const id = await addSeries('Il gioco dei re', 8);
    for (const episode of [1, 2, 3]) await bring(`GOT.S01E0${episode}.mkv`);
    await open();
    expect(seen()?.['text']).toMatch(/3 da abbinare|3 video da abbinare in 1 domanda/);
    expect(seen()?.['text']).toContain('• GOT.S01E01.mkv\n• GOT.S01E02.mkv');
    await press('Cerca');
    await reply('gioco dei re');
    await press('È questo: Il gioco dei re');
    expect(toast()).toBe('Fatto: 3 video di Il gioco dei re (2011).');
    expect(await episodesOf(server.db, id)).toEqual([1, 2, 3].map((episode) => ({ season: 1, episode })));
    await bring('GOT.S02E07.mkv');
    expect(await episodesOf(server.db, id)).toContainEqual({ season: 2, episode: 7 });
    expect(await states()).toBe('kept,kept,kept,kept');
  });

  it('with a separate number are episodes, of the season that one press chooses', async () => {
    const id = await addSeries('Anime lungo', 3);
    for (const episode of ['05', '06']) await bring(`[Fansub] Anime lungo - ${episode} [1080p].mkv`);
    await open();
    await press('È questo: Anime lungo');
    expect(seen()?.['text']).toContain('Di che stagione?');
    await press('Stagione 2');
    expect(await episodesOf(server.db, id)).toEqual([5, 6].map((episode) => ({ season: 2, episode })));
    await bring('[Fansub] Anime lungo - 07 [1080p].mkv');
    expect(await episodesOf(server.db, id)).toContainEqual({ season: 2, episode: 7 });
  });

  it('without any number are numbered by one answer', async () => {
    const id = await addSeries('Senza numeri', 1);
    for (let at = 0; at < 3; at++) await bring('Senza numeri.mkv');
    await open();
    await press('È questo: Senza numeri');
    await reply('1-4');
    expect(texts().at(-1)).toContain('Hai scritto 4 episodi, ma aspettano 3 video.');
    await reply('1-3');
    expect(await episodesOf(server.db, id)).toEqual([1, 2, 3].map((episode) => ({ season: 1, episode })));
  });

  it('are ignored later as well once they are ignored, unless the owner sends one in person', async () => {
    await bring('Vacanze a Rimini.mkv');
    await open();
    await press('Ignora');
    await bring('Vacanze.a.Rimini.mkv');
    expect(await states()).toBe('ignored,ignored');
    await server.send(
      {
        video: { file_id: 'f', file_unique_id: 'x', file_name: 'Vacanze a Rimini.mkv', duration: 6000 },
        forward_origin: { type: 'hidden_user', date: 0, sender_user_name: 'x' },
      },
      OWNER,
    );
    expect(await states()).toBe('ignored,ignored,unsure');
  });
});

describe('extras', () => {
  beforeEach(async () => {
    for (const name of ['Film 1', 'Film 2', 'Film 3'])
      await bring(`${name} (2001) - Trailer.mp4`, { seconds: 100 });
  });

  it('are one question', async () => {
    await open();
    expect(seen()?.['text']).toContain('Sembrano trailer');
    expect(labels()).toEqual(['Ignora tutti e 3', 'Uno per uno']);
    await press('Ignora tutti e 3');
    expect(await states()).toBe('unsure,unsure,unsure');
    await press('Sì, ignora');
    expect(toast()).toBe('Ignorati: 3.');
    expect(await states()).toBe('ignored,ignored,ignored');
    await press('Annulla');
    expect(await states()).toBe('unsure,unsure,unsure');
    await press('Ignora tutti e 3');
    await press('Sì, ignora');
    await bring('Film 4 (2001) - Trailer.mp4');
    expect(await states()).toBe('ignored,ignored,ignored,unsure');
  });

  it('can be reviewed one by one', async () => {
    await open();
    await press('Uno per uno');
    expect(seen()?.['text']).toContain('File: Film 1 (2001) - Trailer.mp4');
    await press('È questo: Film 1');
    expect(await findSource(server.db, { titleId: server.films[0] ?? 0 })).toBeDefined();
    expect(seen()?.['text']).toContain('File: Film 2 (2001) - Trailer.mp4');
    await press('Dopo ›');
    await press('Ignora');
    expect(await states()).toBe('kept,unsure,ignored');
  });
});

describe('the queue', () => {
  beforeEach(async () => {
    await bring('Ignoto uno.mkv');
    await bring('Ignoto due.mkv');
    await bring('Serie ignota S01E01.mkv');
    await bring('VID_20240101.mp4');
  });

  it('is filtered, turned back and forth, and ignored as a whole after a second press', async () => {
    await open();
    expect(labels()).toEqual(
      expect.arrayContaining(['• Tutti', 'Film', 'Serie', 'Altri', 'Ignora tutti (4)']),
    );
    await press('Dopo ›');
    expect(seen()?.['text']).toContain('Ignoto due');
    await press('‹ Prima');
    expect(seen()?.['text']).toContain('Ignoto uno');
    await press('Serie');
    expect(seen()?.['text']).toContain('Serie ignota S01E01.mkv');
    await press('Altri');
    expect(seen()?.['text']).toContain('VID_20240101.mp4');
    await press('Film');
    await press('Ignora tutti (2)');
    expect(seen()?.['text']).toContain('Ignorare 2 video');
    await press('‹ Indietro');
    await press('Ignora tutti (2)');
    await press('Sì, ignora');
    expect(await states()).toBe('ignored,ignored,unsure,unsure');
    expect(seen()?.['text']).toContain('Di questo tipo non c’è altro');
    await press('Tutti');
    expect(labels()).toEqual(expect.arrayContaining(['Ignora tutti (2)']));
  });

  it('is closed to everyone else', async () => {
    await open();
    await server.press(dataOf(seen(), 'Ignora tutti (4)').replace(/0$/, '1'), ANNA);
    expect(await states()).toBe('unsure,unsure,unsure,unsure');
  });
});

describe('added and changed titles', () => {
  const rematched = async (state: string) => {
    // As after some seconds without another change.
    await server.db
      .updateTable('setting')
      .set({ value: '2020-01-01 00:00:00+00' })
      .where('key', '=', 'catalogue.changed')
      .execute();
    await expect.poll(async () => (await server.bot.rematchVideos(), states()), LONG).toBe(state);
  };

  it('match their waiting videos by themselves', async () => {
    await bring('Matrix.Resurrections.2021.mkv');
    await bring('Il nome nuovo.mkv');
    expect(await states()).toBe('unsure,unsure');
    await addTestTitles(server.db, [{ name: 'Matrix Resurrections', releaseDate: '2021-12-16' }]);
    await rematched('kept,unsure');
    const [id = 0] = await addTestTitles(server.db, [{ name: 'Il nome vecchio', releaseDate: '2001-01-01' }]);
    await editTitle(server.db, id, { altri_titoli: ['Il nome nuovo'] });
    await server.db.deleteFrom('setting').where('key', '=', 'videos.rematched').execute();
    await rematched('kept,kept');
    await server.bot.reportPostsToOwners();
  });

  it('match even ignored videos, and cause no questions while nothing changes', async () => {
    await bring('Terminator.mkv');
    await bring('Film 1 (2001) - Trailer.mp4', { seconds: 100 });
    await open();
    await press('Ignora tutti (2)');
    await press('Sì, ignora');
    await addTestTitles(server.db, [{ name: 'Terminator', releaseDate: '1984-10-26' }]);
    await rematched('kept,ignored');
    server.api.calls.splice(0);
    await server.bot.rematchVideos();
    expect(sent()).toEqual([]);
  });
});

describe('videos that were ignored', () => {
  it('wait again after one press, immediately or from the list of ignored ones', async () => {
    await bring('Vacanze a Rimini.mkv');
    await bring('Vacanze a Riccione.mkv');
    await open();
    await press('Ignora');
    expect(await states()).toBe('ignored,unsure');
    await press('Annulla');
    expect(await states()).toBe('unsure,unsure');
    await press('Ignora');
    await press('Ignorati');
    expect(seen()?.['text']).toContain('File: Vacanze a Rimini.mkv');
    await press('Non ignorare più');
    expect(await states()).toBe('unsure,unsure');
    // Later videos of that name wait, too.
    await bring('Vacanze.a.Rimini.mkv');
    expect(await states()).toBe('unsure,unsure,unsure');
  });
});

it('a video that is too short is shown with its length and the title', async () => {
  await addTestTitles(server.db, [{ name: 'Quarto potere', releaseDate: '1941-05-01', duration: 119 }]);
  await bring('Quarto potere (1941).mkv', { seconds: 720 });
  await bring('Quarto potere 1941.mkv', { seconds: 60 });
  await open();
  expect(seen()?.['text']).toContain('• Quarto potere (1941).mkv: dura 12 min, il titolo 119 min');
  expect(seen()?.['text']).toContain('• Quarto potere 1941.mkv: dura 60 secondi, il titolo 119 min');
});

it('videos with one likely title are shown with it, and matched by one press', async () => {
  const [amarcord = 0, lola = 0] = await addTestTitles(server.db, [
    { name: 'Amarcord', releaseDate: '1973-12-18' },
    { name: 'Lola corre', releaseDate: '1998-08-20' },
  ]);
  await bring('Amarcrod.mkv');
  await bring('Lola.corre.1989.mkv');
  await bring('Vacanze a Rimini.mkv');
  await open();
  await press('Accetta chi ha un solo titolo (2)');
  expect(seen()?.['text']).toContain(
    '• Amarcrod.mkv → Amarcord (1973)\n• Lola.corre.1989.mkv → Lola corre (1998)',
  );
  expect(await states()).toBe('unsure,unsure,unsure');
  const shown = buttonsOf(seen()).find(({ text }) => text.startsWith('Sì'))?.callback_data ?? '';
  await bring('Un altro ancora.mkv');
  await press('Sì, abbina tutti e 2');
  expect(toast()).toBe('Fatto: 2 video.');
  for (const titleId of [amarcord, lola]) expect(await findSource(server.db, { titleId })).toBeDefined();
  // What was shown is not there any longer: a second press takes nothing else.
  await bring('Lola crore.mkv');
  await server.press(shown, OWNER);
  expect(await states()).toBe('kept,kept,unsure,unsure,unsure');
});

it('a hundred and more unsure videos of a channel are settled in under sixty presses and replies', async () => {
  const { titles, posts, knows } = channelOfVideos();
  const ids = await addTestTitles(server.db, titles);
  const idOf = (title: KnownTitle) => ids[titles.indexOf(title)] ?? 0;
  for (const { fileName, seconds } of posts) await bring(fileName, { seconds });
  expect((await states()).split(',')).toEqual(posts.map(() => 'unsure'));

  let actions = 0;
  const act = async (label: string) => {
    actions += 1;
    await press(label);
  };
  const say = async (text: string) => {
    actions += 1;
    await reply(text);
  };
  await open();
  actions += 1;
  while (!String(seen()?.['text']).startsWith('Non c’è altro')) {
    if (actions > 200) throw new Error(`stuck at ${String(seen()?.['text'])}: ${labels().join()}`);
    const text = String(seen()?.['text']);
    const answer = knows(text);
    if (labels().includes('Sì, ignora')) await act('Sì, ignora');
    else if (text.includes('Di che stagione?')) await act('Stagione 1');
    else if (answer === undefined) await act('Ignora');
    else if (labels().includes(`È questo: ${answer.label}`)) await act(`È questo: ${answer.label}`);
    else {
      await act('Cerca');
      await say(answer.words);
      await act(`È questo: ${answer.label}`);
    }
  }
  expect(actions).toBeLessThan(60);
  expect(
    await server.db.selectFrom('source_post').select('id').where('state', '=', 'unsure').execute(),
  ).toEqual([]);
  for (const { title, episodes } of posts.flatMap((post) => post.expected ?? []))
    expect(await episodeCount(idOf(title))).toBe(episodes);
});
