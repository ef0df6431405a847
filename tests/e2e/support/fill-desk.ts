import { type APIRequestContext, expect } from '@playwright/test';
import * as v from 'valibot';
import type { ActionInput } from '../../../packages/telegram-simulator/wire-actions.ts';
import type { Person, RunningServer } from './server-process.ts';

const ANNA = 1001;
const BRUNO = 2002;
const OLGA = 9009;
const CHANNEL = -1_009_009_000_001;

/** Misspelt names of the demo's titles, and names that it has not. */
const MISSPELT = [
  'Casablamca',
  'Metropolys',
  'Cabirja',
  'Nosferato il vampiro',
  'Ombre rose',
  'Tempi modrni',
  'Quarto poteree',
  'Il grande ditatore',
  'Accade una notte',
  'Luci dela città',
  'Il mago di Ozz',
  'La febbre del oro',
  'Ossesione',
  'Biancanev e i sette nani',
  'Arsenico e vecchi merleti',
];
const NEW_NAMES = [
  'Cena di Natale',
  'Gita a Goa',
  'Compleanno di Marta',
  'Vacanze in Val Badia',
  'Il saggio di danza',
  'Laurea di Giacomo',
  'Matrimonio di Elena',
  'La recita delle quinte',
  'Capodanno in baita',
  'Battesimo di Leo',
  'Torneo di pallavolo',
  'Traversata in barca',
  'Il concerto del coro',
  'Festa del paese',
  'Nozze d’oro dei nonni',
];

/** So many groups wait once all videos have been read: a few names are near enough to be sure. */
const WAITING_GROUPS = 30;

type Around = { request: APIRequestContext; server: RunningServer };

/** People, an owner and a channel as after some weeks: something waits in each section of the desk. */
export async function fillDesk(around: Around): Promise<void> {
  await postVideos(around, [
    ...[...MISSPELT, ...NEW_NAMES].map((name) => `${name}.mp4`),
    ...[1, 2, 3, 4].map((episode) => `Le estati al lago S01E0${episode}.mkv`),
    'video_2024_07_14.mp4',
  ]);
  for (const name of [
    'Il banco dei pegni',
    'La torre di cristallo',
    'Un film che manca davvero',
    'Notte bianca a Trieste',
  ])
    await act(around, { type: 'sendText', chat: ANNA, person: ANNA, text: `/richiedi ${name}` });
  await act(around, { type: 'sendText', chat: BRUNO, person: BRUNO, text: '/richiedi Il banco dei pegni' });
  await report(around);
  await pay(around, 'ordinary', ANNA);
  await pay(around, 'premium', BRUNO);
  await govern(around);
}

/** The owner has the bot follow the channel and posts videos of these names there. */
async function postVideos(around: Around, names: readonly string[]): Promise<void> {
  const greeting = v.parse(
    v.object({ id: v.number() }),
    await act(around, { type: 'sendText', chat: CHANNEL, person: OLGA, text: 'Benvenuti' }),
  );
  const forward = { type: 'forward', chat: CHANNEL, person: OLGA, toChat: OLGA } as const;
  await act(around, { ...forward, messageIds: [greeting.id] });
  const ask = await caller(around, 'owner');
  // A post of a channel that is not followed yet is nobody's: updates of two chats are handled beside each other.
  await expect
    .poll(async () => v.parse(followed, await ask('GET', '/api/gestione/channels')).channels, {
      timeout: 60_000,
    })
    .toContainEqual({ id: `${CHANNEL}` });
  for (const fileName of names)
    await act(around, { type: 'sendVideo', chat: CHANNEL, person: OLGA, fileName, duration: 5400 });
  await expect
    .poll(async () => v.parse(waiting, await ask('GET', '/api/gestione')).waiting['da-abbinare'] ?? 0, {
      timeout: 60_000,
    })
    .toBeGreaterThanOrEqual(WAITING_GROUPS);
}

const followed = v.object({ channels: v.array(v.object({ id: v.string() })) });
const waiting = v.object({ waiting: v.record(v.string(), v.number()) });

const PROBLEMS = [
  { kind: 'audio', note: null },
  { kind: 'other', note: 'Dal minuto 40 in poi l’immagine salta e l’audio non va più a tempo.' },
];

/** People report problems of titles that can be played. */
async function report(around: Around): Promise<void> {
  for (const person of ['ordinary', 'premium'] as const) {
    const ask = await caller(around, person);
    const titles = v.parse(
      v.array(v.object({ id: v.number(), type: v.string() })),
      await ask('GET', '/api/get_top'),
    );
    const films = titles.filter(({ type }) => type === 'film').slice(0, 3);
    for (const [index, { id }] of films.entries())
      await ask('POST', '/api/tu/report', {
        content_id: id,
        episode: null,
        ...PROBLEMS[index % PROBLEMS.length],
      });
  }
}

/** A person buys a month. */
async function pay(around: Around, person: Person, id: number): Promise<void> {
  const ask = await caller(around, person);
  const invoice = await ask('POST', '/api/tu/premium/invoice', { kind: 'gift' });
  const { link } = v.parse(v.object({ link: v.string() }), invoice);
  const followed = await act(around, { type: 'openLink', person: id, url: link });
  const { slug } = v.parse(v.object({ slug: v.string() }), followed);
  await act(around, { type: 'payLink', person: id, slug });
}

/** The owner makes a double, changes titles, bans somebody and announces something. */
async function govern(around: Around): Promise<void> {
  const ask = await caller(around, 'owner');
  await act(around, {
    type: 'sendText',
    chat: OLGA,
    person: OLGA,
    text: '/nuovo Un doppione per prova (1927)',
  });
  const made = () => titleId(ask, 'Un doppione per prova');
  await expect.poll(made, { timeout: 30_000 }).toBeDefined();
  const edit = { title: await made(), field: 'titolo', value: 'Metropolis' };
  await ask('POST', '/api/gestione/catalogue/edit', edit);
  await ask('POST', '/api/gestione/catalogue/change', {
    titles: [await titleId(ask, 'Dracula')],
    change: { kind: 'hidden', isSet: true },
  });
  await ask('POST', '/api/gestione/people/premium', { person: String(ANNA), press: 1 });
  await ask('POST', '/api/gestione/people/helper', { person: String(BRUNO), isHelper: true });
  for (const [text, to] of [
    ['*Venerdì* alle 21 tutti davanti a _Metropolis_, restaurato.', 'running'],
    ['Da stasera il catalogo ha dieci film muti in più.', 'draft'],
  ] as const) {
    const sent = { text, title: null, picture: null, audience: 'all', genre: null, startsAt: null };
    const shown = await ask('POST', '/api/gestione/announcements/preview', sent);
    const { id } = v.parse(v.object({ id: v.number() }), shown);
    if (to === 'running') await ask('POST', '/api/gestione/announcements/change', { announcement: id, to });
  }
}

type Ask = (method: 'GET' | 'POST', path: string, data?: object) => Promise<unknown>;

async function titleId(ask: Ask, name: string): Promise<number | undefined> {
  const query = new URLSearchParams({ show: 'all', words: name });
  const { titles } = v.parse(
    v.object({ titles: v.array(v.object({ title: v.object({ id: v.number() }) })) }),
    await ask('GET', `/api/gestione/catalogue?${query.toString()}`),
  );
  return titles[0]?.title.id;
}

/** Calls the server as a person, in a session of the person's link. */
async function caller({ request, server }: Around, person: Person): Promise<Ask> {
  const link = new URL(server.links[person]);
  const token = link.searchParams.get('key') ?? '';
  const query = new URLSearchParams({ user_id: link.searchParams.get('user-id') ?? '', token });
  const signedIn = await request.post(`${link.origin}/api/auth?${query.toString()}`);
  const { jwt } = v.parse(v.object({ jwt: v.string() }), await signedIn.json());
  return async (method, path, data) => {
    const headers = { authorization: `Bearer ${jwt}` };
    const answer = await request.fetch(link.origin + path, { method, headers, ...(data && { data }) });
    expect([path, answer.status()]).toEqual([path, 200]);
    return answer.json();
  };
}

const done = v.object({ ok: v.literal(true), result: v.unknown() });

async function act({ request, server }: Around, data: ActionInput): Promise<unknown> {
  const answer = await request.post(new URL('/wire/act', server.simulator).href, { data });
  return v.parse(done, await answer.json()).result;
}
