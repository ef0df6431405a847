import type { InlineKeyboardButton } from 'grammy/types';
import { type BotServices, isOwner, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessage } from '../../chat/messages/edit-message.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import { texts } from '../../chat/texts/texts.ts';
import { readRequestCard } from './cards/read-request-card.ts';
import { findRequest, openRequests, openRequestsOf } from './find-requests.ts';
import { requestName, requestTexts } from './request-texts.ts';
import { withdrawRequest } from './settle-requests.ts';
import { withdrawButton } from './withdraw-button.ts';

const PER_PAGE = 8;
/** Highest page: OFFSET gets slow beyond. */
const LAST_PAGE = 200;
const MAX_NAME_LENGTH = 50;

/** `/richieste`: for owners all open requests, each with its card; for people their own, each to be taken back. */
export function registerRequestsCommand(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  const owners = chats.filter((ctx) => isOwner(ctx, services));

  chats.command('richieste', async (ctx) => {
    const { text, reply_markup } = isOwner(ctx, services)
      ? await openPage(0)
      : await ownRequests(userIdOf(ctx));
    await ctx.reply(text, { parse_mode: 'HTML', reply_markup });
  });

  chats.callbackQuery(callbackData.withdraw.pattern, async (ctx) => {
    const [requestId = 0] = callbackData.withdraw.read(ctx.match);
    const userId = userIdOf(ctx);
    const isWithdrawn = await withdrawRequest(db, { userId, requestId });
    if (isWithdrawn) services.notifyRequests();
    await editMessage(ctx, await ownRequests(userId));
    await answerCallbackQuery(ctx, isWithdrawn ? requestTexts.withdrawn : requestTexts.gone);
  });

  owners.callbackQuery(callbackData.requests.pattern, async (ctx) => {
    const [page = 0] = callbackData.requests.read(ctx.match);
    await editMessage(ctx, await openPage(page));
    await answerCallbackQuery(ctx);
  });

  owners.callbackQuery(callbackData.request.pattern, async (ctx) => {
    const [id = 0, page = 0] = callbackData.request.read(ctx.match);
    const request = await findRequest(db, id);
    if (request) {
      const { text, reply_markup } = await readRequestCard(db, request);
      const back = { text: requestTexts.allRequests, callback_data: callbackData.requests.make(page) };
      await editMessage(ctx, {
        text,
        reply_markup: { inline_keyboard: [...reply_markup.inline_keyboard, [back]] },
      });
    }
    await answerCallbackQuery(ctx, request ? undefined : requestTexts.gone);
  });

  async function ownRequests(userId: string): Promise<KeyboardMessage> {
    const own = await openRequestsOf(db, userId);
    const lines = own.map((one) =>
      requestTexts.ownLine(requestName(one), one.people, one.state === 'accepted'),
    );
    const text =
      own.length === 0
        ? requestTexts.noOwnRequests
        : `<b>${requestTexts.ownRequests}</b>\n\n${escapeHtml(lines.join('\n'))}`;
    return {
      text,
      reply_markup: { inline_keyboard: own.map((one) => [withdrawButton(one.id, requestName(one))]) },
    };
  }

  async function openPage(requestedPage: number): Promise<KeyboardMessage> {
    const page = Math.min(requestedPage, LAST_PAGE);
    const found = await openRequests(db, { limit: PER_PAGE + 1, offset: page * PER_PAGE });
    if (found.length === 0 && page > 0) return openPage(page - 1);
    const buttons = found.slice(0, PER_PAGE).map((one) => [
      {
        text: requestTexts.openLine(truncateText(requestName(one), MAX_NAME_LENGTH), one.people),
        callback_data: callbackData.request.make(one.id, page),
      },
    ]);
    const turns = turnsTo(page, found.length > PER_PAGE);
    const none = found.length === 0 ? `\n\n${requestTexts.noRequests}` : '';
    return {
      text: `<b>${requestTexts.openRequests}</b>${none}`,
      reply_markup: { inline_keyboard: turns.length > 0 ? [...buttons, turns] : buttons },
    };
  }
}

function turnsTo(page: number, hasMore: boolean): InlineKeyboardButton[] {
  const turn = (text: string, to: number) => ({ text, callback_data: callbackData.requests.make(to) });
  return [
    ...(page > 0 ? [turn(texts.earlier, page - 1)] : []),
    ...(hasMore && page < LAST_PAGE ? [turn(texts.later, page + 1)] : []),
  ];
}
