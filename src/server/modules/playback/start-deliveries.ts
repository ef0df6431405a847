import { messagePaces } from '../../chat/sending/message-pace.ts';
import { inLanguageOf } from '../../languages/person-language.ts';
import type { WorkerContext } from '../../module.ts';
import type { QueueWorker } from '../../queue/queue-worker.ts';
import { privateChatId } from '../people/private-chat-id.ts';
import { startDeliveryWorker } from './delivery-worker.ts';
import { performDelivery } from './perform-delivery.ts';

/** Delivers in the language of each person, and renews the menu button of people who never send updates. */
export function startDeliveries({ db, log, intervalMs, config, services, api }: WorkerContext): QueueWorker {
  return startDeliveryWorker({
    db,
    log,
    intervalMs,
    pace: messagePaces(config).deliveries,
    deliver: (job, jobLog, follow) =>
      inLanguageOf(db, job.userId, () => performDelivery(api, { ...services, log: jobLog }, job, follow)),
    async onDelivered({ userId }) {
      const chatId = privateChatId(userId);
      if (chatId !== undefined) await inLanguageOf(db, userId, () => services.menu.renew(api, chatId));
    },
  });
}
