import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { storeArrivals } from '../../../../src/server/modules/catalogue/store-arrivals.ts';
import {
  createDraftAnnouncement,
  startAnnouncement,
} from '../../../../src/server/modules/notices/announcements.ts';
import { claimOutboxMessages } from '../../../../src/server/modules/notices/outbox.ts';
import { subscribeToArrival } from '../../../../src/server/modules/notices/subscriptions.ts';
import { recordSignIn } from '../../../../src/server/modules/people/people.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { NOTICE_KINDS } from '../../../../src/server/modules.ts';
import {
  dropGivenUp,
  listGivenUp,
  readQueueHealth,
  retryGivenUp,
} from '../../../../src/server/queue/given-up-work.ts';
import { killAtCommit } from '../../support/kill-at-commit.ts';
import { kindOfWork } from '../../support/kind-of-work.ts';
import { emptyDatabase } from '../../support/reset-database.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const db = await useTestDatabase();
const log = { warn: vi.fn(), error: vi.fn() };
beforeEach(() => {
  log.warn.mockClear();
  log.error.mockClear();
});

const pace = { key: 'messages.paced-until', perSecond: 1000 };
const claim = (limit = 100, of = db) =>
  claimOutboxMessages(of, {
    limit,
    gatherSeconds: 0,
    pace,
    yieldsToDeliveries: true,
    kinds: NOTICE_KINDS,
    log,
  });
const toldNow = async () => (await claim()).map(({ userId }) => userId).sort();

/** Messages about a subject cannot be stored, until the result is called. */
async function refuseMessagesAbout(subject: number): Promise<() => Promise<void>> {
  await sql`create or replace function refuse_message() returns trigger language plpgsql as $$
    begin raise exception 'refused'; end $$`.execute(db);
  await sql`create trigger refuse_message before insert on outbox for each row
    when (new.subject = ${sql.lit(String(subject))}) execute function refuse_message()`.execute(db);
  const accept = async () => {
    await sql`drop trigger if exists refuse_message on outbox`.execute(db);
  };
  onTestFinished(accept);
  return accept;
}

/** Makes failed messages due at once. */
const hurry = async () => {
  await sql`update arrival set next_at = now() where next_at < 'infinity'`.execute(db);
  await sql`update fan_out set next_at = now()`.execute(db);
};

async function arriveFor(people: readonly string[]): Promise<number> {
  const [titleId = 0] = await addTestTitles(db, [{}]);
  for (const userId of people) await subscribeToArrival(db, { userId, titleId });
  await saveVideoAndNotify(db, { titleId }, { kind: 'link', url: 'https://films.example/' });
  return titleId;
}

async function announceTo(people: readonly string[]): Promise<number> {
  for (const userId of people) await recordSignIn(db, userId);
  const { id } = await createDraftAnnouncement(db, { text: 'Ciao' });
  await startAnnouncement(db, id, { chatId: 9, messageId: 9 });
  return id;
}

describe.each([
  { name: 'arrivals', begin: arriveFor, what: (id: number) => `title ${id}` },
  { name: 'fan-outs', begin: announceTo, what: (id: number) => `announcement of ${id}` },
])('$name whose messages cannot be made', ({ name, begin, what }) => {
  const kind = kindOfWork(name);
  const health = async () => (await readQueueHealth(db, [kind]))[0];

  it('wait for an owner after three attempts, with the reason', async () => {
    const id = await begin(['1', '2']);
    const accept = await refuseMessagesAbout(id);
    for (const failures of [1, 2]) {
      expect(await toldNow()).toEqual([]);
      expect(log.warn).toHaveBeenCalledTimes(failures);
      expect(await health()).toMatchObject({ givenUp: 0 });
      expect(await toldNow()).toEqual([]);
      expect(log.warn).toHaveBeenCalledTimes(failures);
      await hurry();
    }
    expect(await toldNow()).toEqual([]);
    expect(log.error).toHaveBeenCalledOnce();
    await hurry();
    expect(await toldNow()).toEqual([]);
    expect(await health()).toMatchObject({ givenUp: 1, waiting: 0 });
    const failure = expect.stringContaining('refused');
    expect(await listGivenUp(db, kind)).toMatchObject([{ what: what(id), failure }]);
    await accept();
    expect(await retryGivenUp(db, kind, 'all')).toBe(1);
    expect(await toldNow()).toEqual(['1', '2']);
    expect(await toldNow()).toEqual([]);
    expect(await health()).toMatchObject({ givenUp: 0, waiting: 0 });
  });

  it('leave the list once an owner drops them, and nobody is notified', async () => {
    const id = await begin(['1']);
    const accept = await refuseMessagesAbout(id);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await claim();
      await hurry();
    }
    await accept();
    expect(await dropGivenUp(db, kind, 'all')).toBe(1);
    expect(await toldNow()).toEqual([]);
    expect(await health()).toMatchObject({ givenUp: 0, waiting: 0 });
  });

  it('do not count earlier failures once messages were made', async () => {
    await begin(Array.from({ length: 150 }, (_, index) => String(index + 1)));
    await sql`update ${sql.table(kind.table)} set failures = 2, failure = 'Error: no'`.execute(db);
    expect(await claim(10)).toHaveLength(10);
    const rows = await sql<{ failures: number; failure: string | null }>`
      select failures, failure from ${sql.table(kind.table)}`.execute(db);
    expect(rows.rows).toEqual([{ failures: 0, failure: null }]);
  });

  it('notify everybody once, before or after whatever commit the process is killed', async () => {
    const people = ['1', '2', '3', '4', '5'];
    for (let commit = 1, isDone = false; !isDone; commit += 1)
      for (const when of ['before', 'after'] as const) {
        await emptyDatabase(db);
        await begin(people);
        const killed = killAtCommit(db, { commit, when });
        for (let claims = 0; claims < 4; claims += 1) await claim(2, killed.db).catch(() => 'killed');
        isDone = !killed.isKilled();
        while ((await claim(2)).length > 0);
        const rows = await db.selectFrom('outbox').select('user_id').orderBy('user_id').execute();
        expect(rows.map(({ user_id }) => user_id)).toEqual(people);
        expect(await health()).toMatchObject({ givenUp: 0, waiting: 0 });
      }
  }, 600_000);
});

it('an arrival that was given up holds up neither other titles nor its later videos', async () => {
  const bad = await arriveFor(['1']);
  const accept = await refuseMessagesAbout(bad);
  await arriveFor(['2']);
  expect(await toldNow()).toEqual(['2']);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await hurry();
    await claim();
  }
  expect(await listGivenUp(db, kindOfWork('arrivals'))).toHaveLength(1);
  await accept();
  const videos = await db.selectFrom('video').select('id').where('title_id', '=', bad).execute();
  const ids = videos.map(({ id }) => id);
  await db.transaction().execute((transaction) => storeArrivals(transaction, ids));
  expect(await toldNow()).toEqual(['1']);
});
