import { setTimeout } from 'node:timers/promises';

/** Of all servers together, as paid broadcasts are sent. */
const PACE = { key: 'bench.paced-until', perSecond: 500 };
/** Milliseconds between two claims, as of the server's worker. */
const CLAIM_EVERY_MS = 200;
const SEND_MS = 10_000;
const EPISODE = { season: 99, episode: 1 };

/** Saves an episode of a series with many followers. */
export async function measureEpisode({ db, series, from }) {
  const { saveSourceAndNotify } = await from('modules/sources/video-sources.js');
  const source = { kind: 'video', fileId: 'the bench’s episode' };
  await saveSourceAndNotify(db, { titleId: series, episode: EPISODE }, source);
}

/** Makes, claims and settles that episode's notifications for a while. */
export async function measureNotifications({ admin, ...bench }) {
  const sent = await sendMessages({ admin, ...bench });
  await admin.query('delete from arrival');
  return { note: `${sent} sent` };
}

/** Starts an announcement to everybody, then claims and settles its messages for a while. */
export async function measureAnnouncement({ db, from, ...bench }) {
  const { createDraftAnnouncement, startAnnouncement } = await from('modules/notices/announcements.js');
  const { id } = await createDraftAnnouncement(db, { text: 'Prova', titleId: null });
  await startAnnouncement(db, { id, chatId: 1, messageId: 1 });
  return { note: `${await sendMessages({ db, from, ...bench })} sent` };
}

/** As the outbox worker does, without the messenger. */
async function sendMessages({ db, admin, from }) {
  const { claimOutboxMessages, markSending, markSent } = await from('modules/notices/outbox.js');
  const { reserveSendTimes } = await from('chat/sending/message-pace.js');
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
