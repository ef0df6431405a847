import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { MAX_ANSWERS } from '../../../../../src/contract/desk/videos.ts';
import { appCaller } from '../../../support/app-caller.ts';
import { ANNA, OWNER, testBot } from '../../../support/test-bot.ts';

/** Videos that no database knows: films, lectures, a course of two seasons. */
const FILMS = [
  'Gita a Goa 2019',
  'Matrimonio di Lucia e Paolo (2021)',
  'Assemblea.del.cineforum.2022',
  'La sagra del paese',
  'Concerto di Natale 2018',
  'Concerto di Natale 2023',
  'Il nonno racconta',
  'Sotto la neve (1987)',
  'Restauro_del_campanile_2020',
  'Intorno al lago',
  'Ritorno in Sardegna 2016',
  'Dieci anni di circolo (2024)',
  'Una domenica al mare',
  'Il presepe vivente 2017',
  'Cortometraggio di Anna (2020)',
  'La vendemmia',
  'Dialoghi sul restauro',
  'Passeggiata a Mantova 2015',
  'Le mani del vasaio',
  'Notte bianca 2022',
  'Pellicole ritrovate (1962)',
  'Il teatro dei ragazzi 2014',
  'Capodanno in piazza 2019',
  'Storia di una bottega',
  'Lungo il Po',
  'Il coro della valle 2013',
  'Festa dei nonni 2018',
  'Cammino di Santiago 2012',
  'Il giardino segreto di Elena',
  'Ultimo giorno di scuola 2011',
];
const COURSE = [1, 2].flatMap((season) =>
  Array.from({ length: 6 }, (_, index) => `Corso di cucina S0${season}E0${index + 1}`),
);
const LECTURES = Array.from({ length: 8 }, (_, index) => `Lezioni di cinema - 0${index + 1}`);
const VIDEOS = [...FILMS, ...COURSE, ...LECTURES];

const server = await testBot({ messagesPerSecond: 1000 });
afterAll(async () => {
  await server.close();
});

const CHANNEL = { id: -1_001_234_567_890, type: 'channel', title: 'Archivio' };
const seen = () =>
  server.api.calls.findLast(({ method }) => method === 'editMessageText' || method === 'sendMessage')
    ?.payload;

it(
  'fifty videos unknown to TMDB become titles at the desk, and are delivered',
  {
    timeout: 600_000,
  },
  async () => {
    await sql`delete from title`.execute(server.db);
    await server.say('/canale @archivio', OWNER);
    for (const [index, name] of VIDEOS.entries())
      await server.bring({
        channel_post: {
          message_id: 100 + index,
          date: 1_700_000_000,
          chat: CHANNEL,
          video: {
            file_id: `f${index}`,
            file_unique_id: `u${index}`,
            file_name: `${name}.mp4`,
            width: 1280,
            height: 720,
            duration: 1800,
            thumbnail: { file_id: `still-${index}`, file_unique_id: `s${index}`, width: 320, height: 180 },
          },
        },
      });
    // The report waits until the channel has come to rest.
    await sql`update video_post set changed_at = now() - interval '1 minute'`.execute(server.db);
    await server.run('posts');
    await expect.poll(() => seen()?.['text']).toContain('50 video da abbinare');

    const call = (request: string, body?: object) =>
      appCaller(server, { isProven: true })(OWNER, request, body);
    const { groups } = (await call('GET /api/gestione/videos?show=unknown')).json<{
      groups: { post: number }[];
    }>();
    expect(groups).toHaveLength(32);
    const answers = groups.map(({ post }) => ({ post, isOne: false, to: { kind: 'new' } }));
    for (let first = 0; first < answers.length; first += MAX_ANSWERS)
      await call('POST /api/gestione/videos/settle', { answers: answers.slice(first, first + MAX_ANSWERS) });

    const titles = await server.db
      .selectFrom('title')
      .select(['id', 'titolo', 'type', 'anno', 'durata', 'copertina'])
      .orderBy('id')
      .execute();
    expect(titles).toHaveLength(32);
    expect(titles).toContainEqual(
      expect.objectContaining({ titolo: 'Restauro del campanile', type: 'film', anno: 2020, durata: 30 }),
    );
    // The day of the post is not the year of a film.
    expect(titles).toContainEqual(expect.objectContaining({ titolo: 'Lungo il Po', anno: null }));
    expect(titles).toContainEqual(
      expect.objectContaining({ titolo: 'Corso di cucina', type: 'serie', durata: 2 }),
    );
    expect(titles).toContainEqual(
      expect.objectContaining({ titolo: 'Lezioni di cinema', type: 'serie', durata: 1 }),
    );
    expect(titles.every(({ copertina }) => copertina?.startsWith('/bot-file/still-'))).toBe(true);

    const seriesOf = (name: string) => titles.find(({ titolo }) => titolo === name)?.id ?? 0;
    const episodesOf = (name: string, season: number, count: number) =>
      Array.from({ length: count }, (_, index) => `episode:${seriesOf(name)}:${season}:${index + 1}`);
    const plays = [
      ...titles.flatMap(({ id, type }) => (type === 'film' ? [`play:${id}`] : [])),
      ...episodesOf('Corso di cucina', 1, 6),
      ...episodesOf('Corso di cucina', 2, 6),
      ...episodesOf('Lezioni di cinema', 1, 8),
    ];
    // One a person: a chat gets one message a second.
    await Promise.all(plays.map((play, index) => server.press(play, ANNA + index)));
    const delivered = () => new Set(server.api.of('copyMessage').map(({ message_id }) => message_id));
    await expect.poll(() => delivered().size, { timeout: 120_000 }).toBe(VIDEOS.length);
  },
);
