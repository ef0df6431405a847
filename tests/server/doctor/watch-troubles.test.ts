import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginFanOut } from '../../../src/server/chat/sending/fan-outs.ts';
import { WEBHOOK_PATH } from '../../../src/server/chat/updates/webhook.ts';
import { saveLastBackups } from '../../../src/server/database/last-backups.ts';
import type { Logger } from '../../../src/server/database/logger.ts';
import { checkWatched } from '../../../src/server/doctor/check-watched.ts';
import { watchTroubles } from '../../../src/server/doctor/watch-troubles.ts';
import { KINDS_OF_WORK } from '../../../src/server/kinds-of-work.ts';
import { addDueWork } from '../../../src/server/queue/due-work.ts';
import { appCaller } from '../support/app-caller.ts';
import { buttonsOf } from '../support/inline-keyboard.ts';
import { TOKEN } from '../support/stub-bot-api.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { OWNER, PUBLIC_URL, testBot } from '../support/test-bot.ts';

/** The interval of the rounds, in seconds. */
const EVERY = 15;
const CHANNEL = '-1001234567890';

const server = await testBot();
const { db, api } = server;
const call = appCaller(server, { isProven: true });
const dataFolder = await temporaryFolder();
afterAll(() => server.close());

let clock: number;
let disk: { gigabytes: number; share: number };
let webhook: object;
let watch: ReturnType<typeof begin>;
const log = { error: vi.fn<Logger['error']>(), warn: vi.fn<Logger['warn']>() };

beforeEach(async () => {
  for (const table of [
    'trouble',
    'work_progress',
    'outbox',
    'video_channel',
    'due_work',
    'fan_out',
    'title_import',
  ] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom('setting').where('key', 'in', ['backups', 'messages.paused-until']).execute();
  clock = Date.now();
  disk = { gigabytes: 40, share: 0.4 };
  webhook = { url: `${PUBLIC_URL}${WEBHOOK_PATH}`, pending_update_count: 0 };
  api.answer('getWebhookInfo', () => webhook);
  api.forgive('getWebhookInfo');
  api.calls.splice(0);
  log.error.mockClear();
  watch = begin();
});

const config = () => ({
  backups: { folder: dataFolder, kept: 7 },
  botApiRoot: api.root,
  botToken: TOKEN,
  dataFolder,
  publicUrl: PUBLIC_URL,
  usesWebhook: true,
});

/** The server's rounds from its start on. */
function begin(more: { heartbeatUrl?: string } = {}) {
  return watchTroubles({
    config: { ...config(), heartbeatUrl: undefined, ownerIds: [String(OWNER)], ...more },
    db,
    kinds: KINDS_OF_WORK,
    log,
    measure: async () => disk,
    now: () => new Date(clock),
  });
}

async function rounds(count: number) {
  for (let round = 0; round < count; round += 1) {
    await watch.work(new AbortController().signal);
    clock += EVERY * 1000;
  }
  const waiting = () => db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute();
  await expect.poll(waiting).toEqual([]);
}

/** Seconds until the owner has a message; there is none before. */
async function secondsToMessage() {
  const before = messages().length;
  for (let seconds = 0; seconds <= 120; seconds += EVERY) {
    await rounds(1);
    if (messages().length > before) return seconds + EVERY;
  }
  throw new Error('no message within two minutes');
}

const messages = () => api.textsTo(OWNER);
const inMinutes = (minutes: number) => (minutes * 60) / EVERY;
const stuck = () => addDueWork(db, 'lookups', { subject: 'x' });

type Trouble = { begin: () => unknown; end: () => unknown; says: string; name: string; button?: string };

const saveGoodBackup = (at: number) =>
  saveLastBackups(db, { good: { at: new Date(at), file: 'x.gz', isRestored: true } });
const loseChannel = (isLost: boolean) =>
  sql`update video_channel set lost_at = ${isLost ? sql`now()` : sql`null`}, checked_at = now()`.execute(db);

const TROUBLES: Record<string, Trouble> = {
  'a disk with less than a tenth free': {
    begin: () => (disk = { gigabytes: 3.2, share: 0.06 }),
    end: () => (disk = { gigabytes: 40, share: 0.4 }),
    says: 'solo 3,2 GB liberi (6%)',
    name: 'Disco',
  },
  'a webhook that fails': {
    begin: () =>
      (webhook = {
        ...webhook,
        pending_update_count: 3,
        last_error_date: Math.floor(clock / 1000),
        last_error_message: 'Wrong response: 502 Bad Gateway',
      }),
    end: () => (webhook = { ...webhook, pending_update_count: 0, last_error_date: undefined }),
    says: '502 Bad Gateway',
    name: 'Webhook',
  },
  'a webhook that leads elsewhere': {
    begin: () => (webhook = { ...webhook, url: 'https://old.example/bot' }),
    end: () => (webhook = { ...webhook, url: `${PUBLIC_URL}${WEBHOOK_PATH}` }),
    says: 'https://old.example/bot',
    name: 'Webhook',
  },
  'rights lost in a channel': {
    async begin() {
      await db
        .insertInto('video_channel')
        .values({ chat_id: CHANNEL, title: 'Archivio', owner_id: String(OWNER) })
        .execute();
      await loseChannel(true);
    },
    end: () => loseChannel(false),
    says: 'in «Archivio» non sono più amministratore',
    name: '«Archivio»',
    button: 'Ridammi i diritti',
  },
  'a back-up that failed': {
    begin: () => saveLastBackups(db, { failure: { at: new Date(clock), reason: 'the disk is full' } }),
    end: () => saveGoodBackup(clock),
    says: 'the disk is full',
    name: 'Copie di riserva',
  },
  'a back-up that is older than two days': {
    begin: () => saveGoodBackup(clock - 51 * 3_600_000),
    end: () => saveGoodBackup(clock),
    says: 'l’ultima buona è del',
    name: 'Copie di riserva',
  },
  'an import whose server died': {
    begin: () => storeImport('interrupted'),
    end: () => storeImport('done'),
    says: 'film.csv',
    name: '«film.csv»',
    button: 'Apri «Importa ed esporta»',
  },
};

const storeImport = async (state: 'interrupted' | 'done') => {
  await db.deleteFrom('title_import').execute();
  const progress = { lines: [], faults: [], wrong: 0, isEmpty: false, share: 0.5, failure: null };
  await db
    .insertInto('title_import')
    .values({
      source: 'file',
      name: 'film.csv',
      language: 'it',
      is_preview: false,
      input: '{}',
      state,
      progress: JSON.stringify(progress),
    })
    .execute();
};

describe.each(Object.entries(TROUBLES))('%s', (_, { begin: start, end, says, name, button }) => {
  it('reaches the owner after 30 seconds, once, whatever restarts, and its end after 60', async () => {
    await rounds(2);
    await start();
    expect(await secondsToMessage()).toBe(30);
    expect(messages()).toEqual([expect.stringContaining(says)]);
    expect(messages()[0]).toMatch(/^⚠️ <b>C’è qualcosa che non va<\/b>/);
    expect(buttonsOf(api.of('sendMessage').at(-1)).map(({ text }) => text)).toEqual([
      button ?? 'Apri «Numeri»',
    ]);
    watch = begin();
    await rounds(inMinutes(5));
    expect(messages()).toHaveLength(1);
    await end();
    expect(await secondsToMessage()).toBe(60);
    expect(messages()[1]).toBe(`✅ <b>Di nuovo in ordine</b>\n${name}`);
    await rounds(inMinutes(5));
    expect(messages()).toHaveLength(2);
  });

  it('appears at the desk while it lasts', async () => {
    await start();
    await rounds(2);
    const shown = async () => (await call(OWNER, 'GET /api/gestione/troubles')).json().troubles;
    expect(await shown()).toMatchObject([{ message: expect.stringContaining(says) }]);
    await end();
    await rounds(1);
    expect(await shown()).toEqual([]);
  });
});

describe('work that stands still', () => {
  it('reaches the owner when nothing of it has moved for five minutes, and when it moves again', async () => {
    await stuck();
    await rounds(2);
    await sql`update work_progress set moved_at = now() - interval '4 minutes'`.execute(db);
    await rounds(4);
    expect(messages()).toEqual([]);
    await sql`update work_progress set moved_at = now() - interval '5 minutes'`.execute(db);
    expect(await secondsToMessage()).toBeLessThanOrEqual(120);
    expect(messages()).toEqual([expect.stringMatching(/richieste da cercare: niente si muove da 5 min/)]);
    expect(await checkWatched(config(), async () => db)).toMatchObject([
      { state: 'fail', check: 'queues', message: expect.stringContaining('niente si muove da 5 min') },
    ]);
    await db.deleteFrom('due_work').execute();
    expect(await secondsToMessage()).toBeLessThanOrEqual(120);
    expect(messages()[1]).toContain('richieste da cercare');
  });

  it('counts as moving while other jobs of the kind are done, or one is in hand', async () => {
    await stuck();
    await addDueWork(db, 'lookups', { subject: 'y' });
    await rounds(2);
    await sql`update work_progress set moved_at = now() - interval '9 minutes'`.execute(db);
    await sql`delete from due_work where subject = 'y'`.execute(db);
    await rounds(4);
    await sql`update work_progress set moved_at = now() - interval '9 minutes'`.execute(db);
    await sql`update due_work set claimed_until = now() + interval '1 minute'`.execute(db);
    await rounds(4);
    expect(messages()).toEqual([]);
  });

  it('counts as waiting while the messenger says later', async () => {
    await db
      .insertInto('setting')
      .values({ key: 'messages.paused-until', value: new Date(clock + 3_600_000).toISOString() })
      .execute();
    await beginFanOut(db, 'requestDecided', { id: 1, details: {} });
    await rounds(2);
    await sql`update work_progress set moved_at = now() - interval '9 minutes'`.execute(db);
    await watch.work(new AbortController().signal);
    await watch.work(new AbortController().signal);
    expect(log.error).not.toHaveBeenCalled();
  });
});

it('a token that is refused is logged, and told once it works again', async () => {
  await rounds(1);
  const refuse = () =>
    api.fail('getWebhookInfo', { error_code: 401, description: 'Unauthorized' }, { times: 8 });
  refuse();
  await rounds(8);
  expect(messages()).toEqual([]);
  expect(log.error).toHaveBeenCalledWith(
    { cause: 'token' },
    'out of order: the Bot API answered: 401: Unauthorized',
  );
  expect(await secondsToMessage()).toBeLessThanOrEqual(120);
  expect(messages()).toEqual([expect.stringMatching(/^✅.*\nBot\n\nTelegram ha rifiutato il mio token/s)]);
});

it('a hundred troubles at once are three messages at most, and so is their end', async () => {
  const channels = Array.from({ length: 100 }, (_, index) => ({
    chat_id: `-100${index + 1}`,
    title: `Canale ${index + 1}`,
    owner_id: String(OWNER),
    lost_at: new Date(),
  }));
  for (let from = 0; from < 100; from += 25) {
    await db
      .insertInto('video_channel')
      .values(channels.slice(from, from + 25))
      .execute();
    await rounds(1);
  }
  await rounds(inMinutes(5));
  expect(messages().length).toBeLessThanOrEqual(3);
  expect(messages().join('\n')).toMatch(/e altri \d+/);
  expect(Math.max(...messages().map(({ length }) => length))).toBeLessThan(4096);
  api.calls.splice(0);
  await loseChannel(false);
  await rounds(inMinutes(5));
  expect(messages().length).toBeLessThanOrEqual(3);
});

it('what comes and goes within a round is not told, and what comes back at once is not over', async () => {
  disk = { gigabytes: 3, share: 0.06 };
  await rounds(1);
  disk = { gigabytes: 40, share: 0.4 };
  await rounds(inMinutes(3));
  expect(messages()).toEqual([]);
  disk = { gigabytes: 3, share: 0.06 };
  await rounds(4);
  disk = { gigabytes: 40, share: 0.4 };
  await rounds(1);
  disk = { gigabytes: 3, share: 0.06 };
  await rounds(inMinutes(3));
  expect(messages()).toHaveLength(1);
});

it('a single fault of the webhook is forgotten with the next update', async () => {
  webhook = {
    ...webhook,
    last_error_date: Math.floor(clock / 1000) - 5,
    last_error_message: 'Connection timed out',
  };
  await server.say('/help');
  await rounds(inMinutes(2));
  expect(messages()).toEqual([]);
});

it('while the messenger does not answer, troubles with it stay as they were, and others reach the owner', async () => {
  webhook = { ...webhook, url: 'https://old.example/bot' };
  await rounds(3);
  expect(messages()).toHaveLength(1);
  api.fail('getWebhookInfo', { error_code: 502, description: 'Bad Gateway' }, { times: 20 });
  disk = { gigabytes: 3, share: 0.06 };
  await rounds(12);
  expect(messages()).toHaveLength(2);
  expect(messages()[1]).not.toContain('Di nuovo in ordine');
  expect(messages()[1]).toContain('Disco');
});

describe('HEARTBEAT_URL', () => {
  const BEAT = 'https://beat.example/1';
  const asked = vi.fn<typeof fetch>();
  beforeEach(() => {
    asked.mockReset().mockImplementation(async () => new Response('ok'));
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, options) =>
      url === BEAT ? asked(url, options) : real(url, options),
    );
    watch = begin({ heartbeatUrl: BEAT });
    return () => vi.restoreAllMocks();
  });

  it('answers once a minute while all is well, and rests while something is out of order', async () => {
    await rounds(inMinutes(3));
    expect(asked).toHaveBeenCalledTimes(3);
    disk = { gigabytes: 3, share: 0.06 };
    await rounds(inMinutes(3));
    expect(asked).toHaveBeenCalledTimes(3);
    disk = { gigabytes: 40, share: 0.4 };
    await rounds(inMinutes(2));
    expect(asked).toHaveBeenCalledTimes(5);
  });

  it('rests while the messenger cannot be asked', async () => {
    api.fail('getWebhookInfo', { error_code: 502, description: 'Bad Gateway' }, { times: 4 });
    await rounds(4);
    expect(asked).not.toHaveBeenCalled();
  });

  it('its failure is logged once', async () => {
    asked.mockImplementation(async () => new Response('no', { status: 500 }));
    await rounds(inMinutes(3));
    expect(
      log.warn.mock.calls.filter(([, text]: unknown[]) => text === 'HEARTBEAT_URL does not answer'),
    ).toHaveLength(1);
  });
});
