import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveVideoAndNotify } from '../../src/server/modules/videos/save-video.ts';
import { appCaller } from './support/app-caller.ts';
import { ANNA, testBot } from './support/test-bot.ts';

const server = await testBot({ gatherSeconds: 0 });
const call = appCaller(server);
beforeAll(async () => {
  for (const titleId of server.films.slice(0, 6))
    await saveVideoAndNotify(server.db, { titleId }, { kind: 'video', fileId: `film ${titleId}` });
  for (const episode of [1, 2, 3])
    await saveVideoAndNotify(
      server.db,
      { titleId: series(), episode: { season: 1, episode } },
      { kind: 'video', fileId: `episode ${episode}` },
    );
  await subscribe();
});
afterAll(() => server.close());

const film = (n: number) => server.films[n - 1] ?? 0;
const series = () => server.series[2] ?? 0;

const subscribe = () =>
  server.send({
    date: Math.round(Date.now() / 1000),
    successful_payment: {
      currency: 'XTR',
      total_amount: 100,
      invoice_payload: 'premium-subscription:the-link-of-anna-and-no-other',
      telegram_payment_charge_id: 'charge',
      provider_payment_charge_id: '',
      is_recurring: true,
      is_first_recurring: true,
      subscription_expiration_date: Math.round(Date.now() / 1000) + 2_592_000,
    },
  });

/** True if the reply to a command matches. */
async function replies(command: string, words: RegExp): Promise<boolean> {
  server.api.calls.splice(0);
  await server.say(command);
  return words.test(String(server.api.of('sendMessage')[0]?.['text']));
}

/** True if a call's answer matches. */
async function answers(path: string, words: RegExp): Promise<boolean> {
  const answer = await call(ANNA, `GET /api/tu/${path}`);
  expect(answer.statusCode).toBe(200);
  return words.test(answer.body);
}

async function change(path: string, body: object): Promise<void> {
  const answer = await call(ANNA, `POST /api/tu/${path}`, body);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
}

const requestId = async () =>
  String(
    (await server.db.selectFrom('title_request').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow())
      .id,
  );

/** Waits until the pressed title is delivered: that starts a series. */
async function delivered(press: Promise<unknown>): Promise<void> {
  await press;
  const progress = () => server.db.selectFrom('watch_progress').select('episode').execute();
  await expect.poll(progress, { timeout: 30_000 }).toHaveLength(1);
}

/** A change that one side makes and undoes, and a check that the side shows it. */
type Side = { make(): Promise<unknown>; undo(): Promise<unknown>; shows(): Promise<boolean> };

const mark = (isWatched: boolean) =>
  change('watched', { content_id: film(1), episode: null, isWatched, watchedAt: null });

const SECTIONS: Record<string, { chat: Side; app: Side }> = {
  continua: {
    chat: {
      make: () => delivered(server.press(`episode:${series()}:1:1`)),
      undo: () => server.press(`leave:${series()}:0`),
      shows: () => replies('/continua', /Serie 3/),
    },
    app: {
      // A different episode: the same one within seconds would be the same press.
      make: () => delivered(change('play', { content_id: series(), season: 1, episode: 2 })),
      undo: () => change('leave_series', { content_id: series() }),
      shows: () => answers('to_continue', /Serie 3/),
    },
  },
  visti: {
    chat: {
      make: () => server.press(`watched:${film(1)}:0:0`),
      undo: () => server.press(`unwatched:${film(1)}:0:0`),
      shows: () => replies('/visti', /Film 1 /),
    },
    app: {
      make: () => mark(true),
      undo: () => mark(false),
      shows: () => answers('watched?page=1', /"Film 1"/),
    },
  },
  richieste: {
    chat: {
      make: () => server.say('/richiedi Introvabile'),
      undo: async () => server.press(`withdraw:${await requestId()}`),
      shows: () => replies('/richieste', /Introvabile/),
    },
    app: {
      make: () => change('requests', { words: 'Introvabile', tmdb: null, isLookedUp: true }),
      undo: async () => change('requests/wanted', { id: await requestId(), isWanted: false }),
      shows: () => answers('requests', /Introvabile/),
    },
  },
  'consigli, non mi interessa': {
    chat: {
      make: () => server.press(`mute:${film(4)}`),
      undo: () => server.press(`unmute:${film(4)}`),
      shows: async () => !(await replies('/consigli', /Film 4</)),
    },
    app: {
      make: () => change('muted', { content_id: film(4), isMuted: true }),
      undo: () => change('muted', { content_id: film(4), isMuted: false }),
      shows: async () => !(await answers('recommendations', /"Film 4"/)),
    },
  },
  avvisi: {
    chat: {
      make: () => server.press('notices:0'),
      undo: () => server.press('notices:1'),
      shows: () => replies('/avvisi', /sono disattivati/),
    },
    app: {
      make: () => change('notices', { kind: 'all', isOn: false }),
      undo: () => change('notices', { kind: 'all', isOn: true }),
      shows: () => answers('notices', /"all":false/),
    },
  },
  preferenze: {
    chat: {
      make: () => server.press('quality:720'),
      undo: () => server.press('quality:0'),
      shows: () => replies('/preferenze', /Qualità: 720p/),
    },
    app: {
      make: () => change('preference', { quality: 720, language: null }),
      undo: () => change('preference', { quality: null, language: null }),
      shows: () => answers('preference', /"quality":720/),
    },
  },
  'premium, rinnovo': {
    chat: {
      make: () => server.press('renewal:0'),
      undo: () => server.press('renewal:1'),
      shows: () => replies('/premium', /non si rinnova/),
    },
    app: {
      make: () => change('premium/renewal', { isOn: false }),
      undo: () => change('premium/renewal', { isOn: true }),
      shows: () => answers('premium', /"state":"canceled"/),
    },
  },
};

describe.each(Object.entries(SECTIONS))('%s', (_, { chat, app }) => {
  it.each([
    ['the chat', 'the app', chat, app],
    ['the app', 'the chat', app, chat],
  ])(
    'what is done in %s is seen in %s at once, and undone there for both',
    async (_one, _other, one, other) => {
      expect([await one.shows(), await other.shows()]).toEqual([false, false]);
      await one.make();
      expect([await one.shows(), await other.shows()]).toEqual([true, true]);
      await other.undo();
      expect([await one.shows(), await other.shows()]).toEqual([false, false]);
    },
  );
});

it('what one waits for in the chat is awaited in the app; given up and awaited again there, it arrives in the chat', async () => {
  const titleId = film(7);
  const isAwaited = () => answers('awaited', /"Film 7"/);
  await server.press(`play:${titleId}`);
  expect(await isAwaited()).toBe(true);
  await change('awaited', { content_id: titleId, season: null, isAwaited: false });
  expect(await isAwaited()).toBe(false);
  await change('awaited', { content_id: titleId, season: null, isAwaited: true });
  await saveVideoAndNotify(server.db, { titleId }, { kind: 'video', fileId: 'late' });
  await expect
    .poll(() => JSON.stringify(server.api.calls), { timeout: 30_000 })
    .toMatch(/È arrivato. Ora puoi guardarlo.*Film 7/s);
});
