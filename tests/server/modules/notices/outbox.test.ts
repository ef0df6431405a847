import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { limitChat, setBotBlocked } from '../../../../src/server/chat/sending/chat-availability.ts';
import { reserveSendTimes } from '../../../../src/server/chat/sending/message-pace.ts';
import type { OutboxMessage } from '../../../../src/server/chat/sending/outbox-message.ts';
import {
  createDraftAnnouncement,
  finishAnnouncements,
  readAnnouncementProgress,
  startAnnouncement,
  stopAnnouncement,
} from '../../../../src/server/modules/notices/announcements.ts';
import {
  claimOutboxMessages,
  markSending,
  markSent,
  outboxQueue,
  pauseMessages,
} from '../../../../src/server/modules/notices/outbox.ts';
import { recordSignIn } from '../../../../src/server/modules/people/people.ts';
import { requestPlay } from '../../../../src/server/modules/playback/request-delivery.ts';
import { NOTICE_KINDS } from '../../../../src/server/modules.ts';
import { retryGivenUp } from '../../../../src/server/queue/given-up-work.ts';
import { fillSmallCatalogue } from '../../support/small-catalogue.ts';
import { testDatabase } from '../../support/test-database.ts';

const database = await testDatabase();
const db = database.db;
const catalogue = await fillSmallCatalogue(db);
beforeEach(async () => {
  for (const table of [
    'announcement',
    'outbox',
    'person',
    'delivery',
    'rate_limited_chat',
    'setting',
  ] as const)
    await db.deleteFrom(table).execute();
});
afterAll(() => database.close());

async function announce(people: number): Promise<number> {
  for (let person = 1; person <= people; person += 1) await recordSignIn(db, String(person));
  const { id } = await createDraftAnnouncement(db, { text: 'Ciao', title_id: catalogue.films[0] ?? 0 });
  await startAnnouncement(db, id, { chatId: 9, messageId: 9 });
  return id;
}

const pace = { key: 'messages.paced-until', perSecond: 25 };
const claim = (limit = 10, yieldsToDeliveries = true) =>
  claimOutboxMessages(db, { limit, gatherSeconds: 0, pace, yieldsToDeliveries, kinds: NOTICE_KINDS });
const expire = () => sql`update outbox set claimed_until = now() - interval '1 second'`.execute(db);

async function claimAll(): Promise<OutboxMessage[]> {
  const all: OutboxMessage[] = [];
  for (;;) {
    const messages = await claim();
    if (messages.length === 0) return all;
    all.push(...messages);
  }
}

describe('an announcement', () => {
  it('reaches everyone once, and then ends', async () => {
    const id = await announce(23);
    const messages = await claimAll();
    expect(new Set(messages.map(({ userId }) => userId)).size).toBe(23);
    expect(messages).toHaveLength(23);
    await finishAnnouncements(db);
    for (const message of messages) {
      expect(await markSending(db, message, NOTICE_KINDS)).toBe('go');
      await markSent(db, message);
    }
    expect(await readAnnouncementProgress(db, id)).toMatchObject({
      people: 23,
      sent: 23,
      unsent: 0,
      state: 'running',
    });
    await finishAnnouncements(db);
    expect(await readAnnouncementProgress(db, id)).toMatchObject({ state: 'done' });
    expect(await claim()).toEqual([]);
  });

  it('leaves out people who blocked the bot or want no announcements', async () => {
    await announce(0);
    for (const person of ['a', 'b', 'c']) await recordSignIn(db, person);
    await setBotBlocked(db, 'a', true);
    await db.updateTable('person').set({ notices_off: true }).where('user_id', '=', 'b').execute();
    expect((await claimAll()).map(({ userId }) => userId)).toEqual(['c']);
  });

  it('leaves out people who have blocked the bot meanwhile', async () => {
    const id = await announce(1);
    const [message] = await claim();
    await setBotBlocked(db, '1', true);
    expect(message && (await markSending(db, message, NOTICE_KINDS))).toBe('unwanted');
    expect(await readAnnouncementProgress(db, id)).toMatchObject({ sent: 0, unsent: 1 });
  });

  it('can be stopped between claim and sending, and resumes where it stopped', async () => {
    const id = await announce(15);
    const [first, ...others] = await claim();
    if (!first) throw new Error('nobody');
    await markSending(db, first, NOTICE_KINDS);
    await markSent(db, first);
    await stopAnnouncement(db, id);
    for (const message of others) expect(await markSending(db, message, NOTICE_KINDS)).toBe('stopped');
    expect(await claimAll()).toEqual([]);
    await startAnnouncement(db, id, { chatId: 9, messageId: 10 });
    const rest = await claimAll();
    expect(new Set(rest.map(({ userId }) => userId)).size).toBe(14);
    expect(rest.map(({ userId }) => userId)).not.toContain(first.userId);
  });

  it('a message that a killed server had started to send is not repeated; one that it had only claimed is', async () => {
    const id = await announce(2);
    const [started, claimed] = await claim();
    if (!started || !claimed) throw new Error('too few');
    await markSending(db, started, NOTICE_KINDS);
    expect(await claim()).toEqual([]);
    await expire();
    const again = await claim();
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([started.id, claimed.id]));
    const verdicts = new Map<number, string>();
    for (const message of again) verdicts.set(message.id, await markSending(db, message, NOTICE_KINDS));
    await markSent(db, again.find((message) => message.id === claimed.id) ?? claimed);
    // It may have arrived.
    expect(await readAnnouncementProgress(db, id)).toMatchObject({ sent: 1, unsent: 0, unknown: 1 });
    expect(verdicts).toEqual(
      new Map([
        [started.id, 'cut off'],
        [claimed.id, 'go'],
      ]),
    );
  });

  it('a message that a killed server had started to send is counted, though the announcement was stopped', async () => {
    const id = await announce(2);
    const [started] = await claim();
    if (!started) throw new Error('nobody');
    await markSending(db, started, NOTICE_KINDS);
    await stopAnnouncement(db, id);
    await expire();
    const [again, ...others] = await claim();
    expect([again?.id, others]).toEqual([started.id, []]);
    expect(again && (await markSending(db, again, NOTICE_KINDS))).toBe('cut off');
    expect(await readAnnouncementProgress(db, id)).toMatchObject({
      state: 'stopped',
      sent: 0,
      unsent: 0,
      unknown: 1,
    });
  });

  it('messages that are tried again are counted as waiting until they have been sent', async () => {
    const id = await announce(3);
    const retried = (choice: number | 'all') =>
      outboxQueue.owners && retryGivenUp(db, outboxQueue.owners, choice);
    const [cut, refused, delivered] = await claim();
    if (!cut || !refused || !delivered) throw new Error('too few');
    for (const message of [cut, refused, delivered]) await markSending(db, message, NOTICE_KINDS);
    await markSent(db, delivered);
    await outboxQueue.giveUp(db, refused, '400: refused');
    await expire();
    for (const message of await claim()) await markSending(db, message, NOTICE_KINDS);
    expect(await readAnnouncementProgress(db, id)).toMatchObject({ sent: 1, unsent: 1, unknown: 1 });
    expect(await retried(cut.id)).toBe(1);
    expect(await readAnnouncementProgress(db, id)).toMatchObject({ sent: 1, unsent: 1, unknown: 0 });
    expect(await retried('all')).toBe(1);
    expect(await retried('all')).toBe(0);
    expect(await readAnnouncementProgress(db, id)).toMatchObject({ sent: 1, unsent: 0, unknown: 0 });
    for (const message of await claim()) {
      expect(await markSending(db, message, NOTICE_KINDS)).toBe('go');
      await markSent(db, message);
    }
    expect(await readAnnouncementProgress(db, id)).toMatchObject({ sent: 3, unsent: 0, unknown: 0 });
  });
});

describe('a claim', () => {
  it('a claim lost to another server neither starts nor settles anything', async () => {
    await announce(1);
    const [old] = await claim();
    await expire();
    const [current] = await claim();
    if (!old || !current) throw new Error('none');
    expect(await markSending(db, old, NOTICE_KINDS)).toBe('lost');
    expect(await markSending(db, current, NOTICE_KINDS)).toBe('go');
    await outboxQueue.postpone(db, old, { delayMs: 0, failure: 'late' });
    await markSent(db, current);
    const row = await db.selectFrom('outbox').select(['state', 'failure']).executeTakeFirst();
    expect(row).toEqual({ state: 'delivered', failure: null });
  });

  it('a claim lasts while it is renewed, and is released by a restart', async () => {
    await announce(1);
    const claimed = await claim();
    await expire();
    await outboxQueue.renew(db, claimed);
    expect(await claim()).toEqual([]);
    await outboxQueue.releaseAll(db);
    expect(await claim()).toHaveLength(1);
  });

  it('a claim takes no more than the servers’ shared pace allows, which deliveries use as well', async () => {
    await announce(80);
    await reserveSendTimes(db, pace, 8);
    expect((await claim(100)).length).toBeLessThanOrEqual(4);
    await reserveSendTimes(db, pace, 10);
    expect(await claim(100)).toEqual([]);
    await sql`update setting set value = now()::text`.execute(db);
    expect((await claim(100)).length).toBeGreaterThan(6);
  });

  it('nothing is claimed while a play is queued, unless the outbox has a separate pace', async () => {
    await announce(5);
    await requestPlay(db, { userId: '5', titleId: catalogue.films[0] ?? 0 });
    expect(await claim()).toEqual([]);
    expect(await claim(1, false)).toHaveLength(1);
    await limitChat(db, '5', 35);
    expect(await claim(1)).toHaveLength(1);
  });

  it('nothing is claimed while all messages are paused, or the outbox alone', async () => {
    await announce(5);
    await limitChat(db, '8', 35);
    await limitChat(db, '9', 35);
    expect(await claim()).toEqual([]);
    await db.deleteFrom('setting').execute();
    await pauseMessages(db, 60_000);
    expect(await claim()).toEqual([]);
    await db.deleteFrom('setting').execute();
    expect(await claim()).toHaveLength(5);
  });
});
