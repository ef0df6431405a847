import type { Api } from 'grammy';
import type { Kysely } from 'kysely';
import type { ChatLinks } from '../chat/chat-links.ts';
import type { Schema } from '../database/schema.ts';
import { sendImportSummary } from '../modules/list-imports/send-import-summary.ts';
import { sendArrivalNotification } from '../modules/notices/arrival-notices.ts';
import type { DigestPicture } from '../modules/notices/digest/digest-picture.ts';
import { sendDigest } from '../modules/notices/digest/send-digest.ts';
import type { OutboxMessage } from '../modules/notices/outbox-message.ts';
import { sendAnnouncement } from '../modules/notices/send-announcement.ts';
import { requirePrivateChatId } from '../modules/people/private-chat-id.ts';
import { sendEndingPremium } from '../modules/premium/ending-premium.ts';
import { sendReportResolved } from '../modules/reports/send-report-resolved.ts';
import { sendDecision } from '../modules/requests/send-decision.ts';

type Deps = { db: Kysely<Schema>; api: Api; links: ChatLinks; digestPicture: DigestPicture };

/** Sends a message of the outbox as its module words it. Rejects with the Bot API's error. */
export async function sendOutboxMessage(deps: Deps, message: OutboxMessage): Promise<void> {
  const { userId, announcementId, reportId, requestId, listImportId, digest, premiumUntil } = message;
  const chatId = requirePrivateChatId(userId);
  if (announcementId !== null) await sendAnnouncement(deps, chatId, announcementId);
  else if (reportId !== null) await sendReportResolved(deps, chatId, reportId);
  else if (requestId !== null) await sendDecision(deps, chatId, { userId, requestId });
  else if (listImportId !== null) await sendImportSummary(deps, { chatId, userId, importId: listImportId });
  else if (digest !== null) await sendDigest(deps, chatId, digest);
  else if (premiumUntil !== null) await sendEndingPremium(deps, chatId, { userId, toldOf: premiumUntil });
  else await sendArrivalNotification(deps, chatId, message);
}
