import { setTimeout } from 'node:timers/promises';
import { reserveSendTimes } from '../../../../src/server/chat/sending/message-pace.ts';
import {
  createDraftAnnouncement,
  startAnnouncement,
} from '../../../../src/server/modules/notices/announcements.ts';
import { claimOutboxMessages, markSending, markSent } from '../../../../src/server/modules/notices/outbox.ts';
import { saveSourceAndNotify } from '../../../../src/server/modules/sources/save-source.ts';
import type { TailBench, TailWork } from './tail-work.ts';

/** Of all servers together, as paid broadcasts are sent. */
const PACE = { key: 'bench.paced-until', perSecond: 500 };
/** Milliseconds between two claims, as of the server's worker. */
const CLAIM_EVERY_MS = 200;
const SEND_MS = 10_000;
const EPISODE = { season: 99, episode: 1 };

/** Saves an episode of a series with many followers. */
export const measureEpisode: TailWork = async ({ db, series }) => {
  const source = { kind: 'video', fileId: 'the bench’s episode' } as const;
  await saveSourceAndNotify(db, { titleId: series, episode: EPISODE }, source);
  return {};
};

/** Makes, claims and settles that episode's notifications for a while. */
export const measureNotifications: TailWork = async (bench) => {
  const sent = await sendMessages(bench);
  await bench.admin.query('delete from arrival');
  return { note: `${sent} sent` };
};

/** Starts an announcement to everybody, then claims and settles its messages for a while. */
export const measureAnnouncement: TailWork = async (bench) => {
  const { db } = bench;
  const { id } = await createDraftAnnouncement(db, { text: 'Prova', titleId: null });
  await startAnnouncement(db, id, { chatId: 1, messageId: 1 });
  return { note: `${await sendMessages(bench)} sent` };
};

/** As the outbox worker does, without the messenger. */
async function sendMessages({ db, admin }: TailBench): Promise<number> {
  const take = { limit: PACE.perSecond, gatherSeconds: 0, pace: PACE, yieldsToDeliveries: true };
  const end = performance.now() + SEND_MS;
  let sent = 0;
  for (; performance.now() < end; await setTimeout(CLAIM_EVERY_MS)) {
    // Nobody else delivers the others' plays, and messages yield to them.
    await admin.query(
      `update delivery set state = 'delivered', delivered_at = now() where state = 'waiting'`,
    );
    const messages = await claimOutboxMessages(db, take);
    const delays = await reserveSendTimes(db, PACE, messages.length);
    await Promise.all(
      messages.map(async (message, index) => {
        await setTimeout(delays[index]);
        if (await markSending(db, message)) await markSent(db, message);
      }),
    );
    sent += messages.length;
  }
  return sent;
}
