import type { InlineKeyboardButton } from 'grammy/types';
import type { BotServices, PrivateChatComposer } from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessage } from '../../chat/messages/edit-message.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import { texts } from '../../chat/texts/texts.ts';
import { type FailedDelivery, findFailedDeliveries, retryDelivery } from './failed-deliveries.ts';
import { failureReasonText } from './failure-reason-text.ts';

const PER_PAGE = 5;
/** Highest page: OFFSET gets slow beyond. */
const LAST_PAGE = 200;
const MAX_NAME_LENGTH = 60;
const MAX_REASON_LENGTH = 120;
const { failed } = texts.owner;

/** `/consegne`: failed deliveries with person, title, reason and a retry button. */
export function registerFailedDeliveriesCommand(
  owners: PrivateChatComposer,
  { db, notifyDeliveryQueue }: BotServices,
): void {
  owners.command('consegne', async (ctx) => {
    const { text, reply_markup } = await choiceOf(0);
    await ctx.reply(text, { parse_mode: 'HTML', reply_markup });
  });

  owners.callbackQuery(callbackData.failed.pattern, async (ctx) => {
    const [page = 0] = callbackData.failed.read(ctx.match);
    const choice = await choiceOf(page);
    // Edit only a message of this list: the statistics' button opens a new one.
    if (ctx.callbackQuery.message?.text?.startsWith(failed.heading)) await editMessage(ctx, choice);
    else await ctx.reply(choice.text, { parse_mode: 'HTML', reply_markup: choice.reply_markup });
    await answerCallbackQuery(ctx);
  });

  owners.callbackQuery(callbackData.retry.pattern, async (ctx) => {
    const [id = 0, page = 0] = callbackData.retry.read(ctx.match);
    const isRetried = await retryDelivery(db, id);
    if (isRetried) notifyDeliveryQueue();
    await editMessage(ctx, await choiceOf(page));
    await answerCallbackQuery(ctx, isRetried ? failed.retried : failed.notThere);
  });

  async function choiceOf(requestedPage: number): Promise<KeyboardMessage> {
    const page = Math.min(requestedPage, LAST_PAGE);
    const { deliveries, hasMore } = await findFailedDeliveries(db, { page, perPage: PER_PAGE });
    // The retried delivery may have been the last on its page.
    if (deliveries.length === 0 && page > 0) return choiceOf(page - 1);
    const entries = deliveries.map((delivery, index) => entryOf(delivery, index + 1));
    const text = [`<b>${failed.heading}</b>`, ...(entries.length > 0 ? entries : [failed.none])].join('\n\n');
    const retries = deliveries.map(({ id }, index) => ({
      text: failed.retry(index + 1),
      callback_data: callbackData.retry.make(id, page),
    }));
    const rows = [retries.slice(0, 3), retries.slice(3), turns(page, hasMore)];
    return { text, reply_markup: { inline_keyboard: rows.filter(({ length }) => length > 0) } };
  }
}

function entryOf({ userId, username, title, requestedAt, failure }: FailedDelivery, index: number): string {
  const what = title ? failed.title(truncateText(title.name, MAX_NAME_LENGTH), title.id) : failed.search;
  const who = username === null ? userId : `@${username} (${userId})`;
  const why = truncateText(failureReasonText(failure), MAX_REASON_LENGTH);
  return `${index}. <b>${escapeHtml(what)}</b>\n${escapeHtml(failed.line(who, requestedAt, why))}`;
}

function turns(page: number, hasMore: boolean): InlineKeyboardButton[] {
  const turn = (text: string, to: number) => ({ text, callback_data: callbackData.failed.make(to) });
  return [
    ...(page > 0 ? [turn(texts.earlier, page - 1)] : []),
    ...(hasMore && page < LAST_PAGE ? [turn(texts.later, page + 1)] : []),
  ];
}
