import type { Api, Bot } from 'grammy';
import { asGrammySignal, paidApi } from './chat/bot-api/api-clients.ts';
import type { BotServices } from './chat/bot-services.ts';
import type { ChatLinks } from './chat/chat-links.ts';
import { startLiveMessageWorker } from './chat/live-messages/live-message-worker.ts';
import { messagePaces } from './chat/sending/message-pace.ts';
import type { UnansweredQuestions } from './chat/updates/update.ts';
import { startUpdateWorker } from './chat/updates/update-worker.ts';
import type { Config } from './config/config.ts';
import type { Db } from './database/db.ts';
import type { ParentLogger } from './database/logger.ts';
import type { ImageProxy } from './images/image-proxy.ts';
import { CLAIMED_QUEUES } from './kinds-of-work.ts';
import { inLanguageOf } from './languages/person-language.ts';
import { createCoverReader } from './modules/catalogue/cards/read-cover.ts';
import { startMergeWorker } from './modules/curation/merge-worker.ts';
import { sendImportSummary } from './modules/list-imports/import-outcome.ts';
import { startListImportWorker } from './modules/list-imports/list-import-worker.ts';
import { nightCardOf, readShownNight } from './modules/movie-nights/cards/shown-night.ts';
import { findProgressMessage, sendAnnouncement } from './modules/notices/announcement-messages.ts';
import { findAnnouncement } from './modules/notices/announcements.ts';
import { sendArrivalNotification } from './modules/notices/arrival-notices.ts';
import type { OutboxMessage } from './modules/notices/outbox-message.ts';
import { startOutboxWorker } from './modules/notices/outbox-worker.ts';
import { createDigestPicture, type DigestPicture, sendDigest } from './modules/notices/send-digest.ts';
import { privateChatId, requirePrivateChatId } from './modules/people/private-chat-id.ts';
import { startDeliveryWorker } from './modules/playback/delivery-worker.ts';
import { performDelivery } from './modules/playback/perform-delivery.ts';
import { sendEndingPremium } from './modules/premium/ending-premium.ts';
import { findReport } from './modules/reports/read-reports.ts';
import { reportCardMessage } from './modules/reports/report-card-message.ts';
import { sendReportResolved } from './modules/reports/send-report-resolved.ts';
import { findRequestCard } from './modules/requests/request-card.ts';
import { sendDecision } from './modules/requests/send-decision.ts';
import type { ClaimedTable } from './queue/claimed-queue.ts';
import type { QueueWorker } from './queue/queue-worker.ts';

type Options = {
  config: Pick<
    Config,
    'botApiRoot' | 'clientFolder' | 'gatherSeconds' | 'images' | 'messagesPerSecond' | 'paidBroadcasts'
  > & { botToken: string };
  services: BotServices;
  log: ParentLogger;
  bot: Bot;
  /** Sends without retries: the queues retry. */
  api: Api;
  unanswered: UnansweredQuestions;
  pictures: ImageProxy;
  /** Aborts pending calls. */
  cutOff: AbortSignal;
  intervalMs: number | undefined;
  editSeconds: number | undefined;
};

/** The worker of each table whose rows are claimed. */
export type QueueWorkers = Record<ClaimedTable, QueueWorker>;

/** Starts all workers of the bot's queues. */
export function startQueueWorkers(options: Options): QueueWorkers {
  const { services, log, bot, unanswered, cutOff, intervalMs } = options;
  const { db } = services;
  return {
    delivery: startDeliveries(options),
    list_import: startListImportWorker({ db, log, intervalMs }),
    title_merge: startMergeWorker({ db, log, intervalMs }),
    outbox: startOutbox(options),
    live_message: startLiveMessages(options),
    bot_update: startUpdateWorker({ db, log, bot, unanswered, signal: cutOff, intervalMs }),
  };
}

/** Releases all claims of the bot's queues. */
export async function releaseClaims(db: Db): Promise<void> {
  await Promise.all(Object.values(CLAIMED_QUEUES).map((queue) => queue.releaseAll(db)));
}

function startDeliveries({ config, services, log, api, intervalMs }: Options): QueueWorker {
  const { db, menu } = services;
  return startDeliveryWorker({
    db,
    log,
    pace: messagePaces(config).deliveries,
    deliver: (job, jobLog) =>
      inLanguageOf(db, job.userId, () => performDelivery(api, { ...services, log: jobLog }, job)),
    async onDelivered({ userId }) {
      const chatId = privateChatId(userId);
      // People who only use the menu button never send updates.
      if (chatId !== undefined) await inLanguageOf(db, userId, () => menu.renew(api, chatId));
    },
    intervalMs,
  });
}

function startLiveMessages(options: Options): QueueWorker {
  const { config, services, log, bot, api, cutOff, intervalMs, editSeconds } = options;
  const { db, links, ownerIds } = services;
  return startLiveMessageWorker({
    db,
    log,
    api,
    ownerIds,
    pace: messagePaces(config).deliveries,
    intervalMs,
    editSeconds,
    render: {
      request: (id) => findRequestCard(db, Number(id)),
      async report(id) {
        const report = await findReport(db, Number(id));
        return report && reportCardMessage(report);
      },
      async night(id) {
        const night = await readShownNight(db, id);
        await bot.init(asGrammySignal(cutOff));
        return night && nightCardOf(db, night, { links, me: bot.botInfo });
      },
      announcement: (id) => findProgressMessage(db, Number(id)),
    },
  });
}

function startOutbox({ config, services, log, api, pictures, cutOff, intervalMs }: Options): QueueWorker {
  const { images, clientFolder, paidBroadcasts, gatherSeconds } = config;
  const { db, links } = services;
  const deps = {
    db,
    links,
    api: paidBroadcasts ? paidApi(config, cutOff) : api,
    digestPicture: createDigestPicture(createCoverReader({ images, clientFolder, pictures })),
  };
  return startOutboxWorker({
    db,
    log,
    send: (message) => inLanguageOf(db, message.userId, () => sendOutboxMessage(deps, message)),
    pace: messagePaces(config).outbox,
    yieldsToDeliveries: !paidBroadcasts,
    gatherSeconds,
    intervalMs,
  });
}

type Deps = { db: Db; api: Api; links: ChatLinks; digestPicture: DigestPicture };

/** Sends a message of the outbox, worded by its module. Rejects with the Bot API's error. */
async function sendOutboxMessage(deps: Deps, message: OutboxMessage): Promise<void> {
  const { userId, announcementId, reportId, requestId, listImportId, digest, premiumUntil } = message;
  const chatId = requirePrivateChatId(userId);
  if (announcementId !== null)
    await sendAnnouncement(deps, chatId, await findAnnouncement(deps.db, announcementId));
  else if (reportId !== null) await sendReportResolved(deps, chatId, reportId);
  else if (requestId !== null) await sendDecision(deps, chatId, { userId, requestId });
  else if (listImportId !== null) await sendImportSummary(deps, { chatId, userId, importId: listImportId });
  else if (digest !== null) await sendDigest(deps, chatId, digest);
  else if (premiumUntil !== null) await sendEndingPremium(deps, chatId, { userId, announced: premiumUntil });
  else await sendArrivalNotification(deps, chatId, message);
}
