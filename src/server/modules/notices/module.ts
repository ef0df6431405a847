import type { Module } from '../../module.ts';
import { registerAnnounceCommand } from './announce-command.ts';
import { findProgressMessage, sendAnnouncement } from './announcement-messages.ts';
import { findAnnouncement } from './announcements.ts';
import { registerNotificationCommands, sendArrivalNotification } from './arrival-notice-handlers.ts';
import { ARRIVAL_WORK, WANTS_ARRIVAL } from './arrivals.ts';
import { DIGESTS } from './due-digests.ts';
import { FAN_OUT_WORK, nextOfAudience } from './fan-out.ts';
import { outboxQueue } from './outbox.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import { ownArrivalRoutes, ownNoticeRoutes } from './own-notice-routes.ts';
import { createDigestSender, WANTS_DIGEST } from './send-digest.ts';

export const notices: Module = {
  routes: (context) => ({
    signedIn(scope) {
      ownArrivalRoutes(scope, context);
      ownNoticeRoutes(scope, context);
    },
  }),
  chat: {
    everybody({ chats }, services) {
      registerNotificationCommands(chats, services);
      registerAnnounceCommand(chats, services);
    },
  },
  queues: { outbox: { queue: outboxQueue, start: startOutboxWorker } },
  notices: {
    announcement: {
      recipients: nextOfAudience,
      sender:
        (context) =>
        async ({ chatId, subject }) =>
          sendAnnouncement(context, chatId, await findAnnouncement(context.db, Number(subject))),
    },
    digest: { isWanted: WANTS_DIGEST, sender: createDigestSender },
    arrival: {
      isWanted: WANTS_ARRIVAL,
      mayRepeat: true,
      sender: (context) => (notice) => sendArrivalNotification(context, notice),
    },
  },
  live: {
    announcement: {
      renderer:
        ({ db }) =>
        (id) =>
          findProgressMessage(db, Number(id)),
    },
  },
  due: [DIGESTS],
  work: [ARRIVAL_WORK, FAN_OUT_WORK],
};
