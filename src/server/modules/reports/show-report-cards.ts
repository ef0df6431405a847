import type { Api } from 'grammy';
import type { Kysely } from 'kysely';
import { classifyBotApiError, isMessageNotModified } from '../../chat/bot-api/bot-api-errors.ts';
import type { BotServices } from '../../chat/bot-services.ts';
import type { KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import type { Logger } from '../../database/logger.ts';
import type { Schema } from '../../database/schema.ts';
import { privateChatId } from '../people/private-chat-id.ts';
import { findReport } from './read-reports.ts';
import { reportCardMessage } from './report-card-message.ts';
import {
  type DueReport,
  findReportCard,
  findReportsToShow,
  markReportCardBegun,
  markReportCardUnsent,
  markReportShown,
  saveReportCard,
} from './report-cards.ts';

type Deps = Pick<BotServices, 'ownerIds'> & { api: Api; db: Kysely<Schema>; log: Pick<Logger, 'warn'> };

/**
 * Shows owners how reports stand: one message a report, sent at most once and edited from then on. A report that fails keeps no
 * other waiting; rejects after all of them.
 */
export async function showReportCards(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (const due of await findReportsToShow(deps.db))
    await showReport(deps, due).catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function showReport(deps: Deps, due: DueReport): Promise<void> {
  const report = await findReport(deps.db, due.id);
  if (!report) return;
  const message = reportCardMessage(report);
  for (const ownerId of deps.ownerIds) await showTo(deps, { reportId: due.id, ownerId }, message);
  await markReportShown(deps.db, due, report);
}

/** An unreachable owner is skipped. */
async function showTo(
  { api, db, log }: Deps,
  card: { reportId: number; ownerId: string },
  { text, reply_markup }: KeyboardMessage,
): Promise<void> {
  const chatId = privateChatId(card.ownerId);
  if (chatId === undefined) return;
  const options = { parse_mode: 'HTML', reply_markup } as const;
  const messageId = await findReportCard(db, card);
  try {
    if (messageId !== undefined && (await edit(() => api.editMessageText(chatId, messageId, text, options))))
      return;
    if (!(await markReportCardBegun(db, card))) return;
    const sent = await api.sendMessage(chatId, text, options).catch(async (error: unknown) => {
      await markReportCardUnsent(db, card);
      throw error;
    });
    await saveReportCard(db, { ...card, messageId: sent.message_id });
  } catch (error) {
    const { kind, reason } = classifyBotApiError(error);
    if (kind !== 'unreachable' && kind !== 'refused') throw error;
    log.warn({ userId: card.ownerId, reason }, 'could not show a report to an owner');
  }
}

/** False when the message cannot be edited any more. */
async function edit(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
  } catch (error) {
    if (isMessageNotModified(error)) return true;
    if (classifyBotApiError(error).kind !== 'refused') throw error;
    return false;
  }
  return true;
}
