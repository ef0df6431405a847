import { type BotServices, isOwner, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessage } from '../../chat/messages/edit-message.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import { numberedList } from '../../chat/messages/numbered-list.ts';
import { pageTurns } from '../../chat/messages/page-turns.ts';
import { readRequestCard } from './cards/read-request-card.ts';
import { findRequest, openRequests, openRequestsOf } from './find-requests.ts';
import { requestName, requestTexts } from './request-texts.ts';
import { withdrawRequest } from './settle-requests.ts';
import type { TitleRequest } from './title-request.ts';
import { withdrawButton } from './withdraw-button.ts';

const PER_PAGE = 8;
/** Highest page: OFFSET gets slow beyond. */
const LAST_PAGE = 200;
const MAX_NAME_LENGTH = 60;
const NO_BUTTONS = { inline_keyboard: [] };

/** `/richieste`: for owners all open requests, each with its card; for people their own, each to be taken back. A number shows one. */
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

  chats.callbackQuery(callbackData.ownRequests.pattern, async (ctx) => {
    await editMessage(ctx, await ownRequests(userIdOf(ctx)));
    await answerCallbackQuery(ctx);
  });

  chats.callbackQuery(callbackData.ownRequest.pattern, async (ctx) => {
    const [requestId = 0] = callbackData.ownRequest.read(ctx.match);
    const own = await openRequestsOf(db, userIdOf(ctx));
    const request = own.find(({ id }) => id === requestId);
    await editMessage(ctx, request ? ownRequest(request) : await ownRequests(userIdOf(ctx)));
    await answerCallbackQuery(ctx, request ? undefined : requestTexts.gone);
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
    if (own.length === 0) return { text: requestTexts.noOwnRequests, reply_markup: NO_BUTTONS };
    const { text, rows } = numberedList(
      own.map((one) => ({ line: escapeHtml(ownLineOf(one)), data: callbackData.ownRequest.make(one.id) })),
    );
    return {
      text: `<b>${requestTexts.ownRequests}</b>\n\n${text}`,
      reply_markup: { inline_keyboard: rows },
    };
  }

  async function openPage(requestedPage: number): Promise<KeyboardMessage> {
    const page = Math.min(requestedPage, LAST_PAGE);
    const found = await openRequests(db, { limit: PER_PAGE + 1, offset: page * PER_PAGE });
    if (found.length === 0 && page > 0) return openPage(page - 1);
    const { text, rows } = numberedList(
      found.slice(0, PER_PAGE).map((one) => ({
        line: escapeHtml(openLineOf(one)),
        data: callbackData.request.make(one.id, page),
      })),
      { first: page * PER_PAGE + 1 },
    );
    const turns = pageTurns(callbackData.requests, {
      page,
      hasMore: found.length > PER_PAGE && page < LAST_PAGE,
    });
    return {
      text: `<b>${requestTexts.openRequests}</b>\n\n${text || requestTexts.noRequests}`,
      reply_markup: { inline_keyboard: [...rows, ...turns] },
    };
  }
}

/** One of a person's own requests, to be taken back. */
function ownRequest(request: TitleRequest): KeyboardMessage {
  const back = { text: requestTexts.back, callback_data: callbackData.ownRequests.make() };
  return {
    text: `<b>${requestTexts.ownRequests}</b>\n\n${escapeHtml(ownLineOf(request))}`,
    reply_markup: { inline_keyboard: [[withdrawButton(request.id)], [back]] },
  };
}

const shortName = (request: TitleRequest) => truncateText(requestName(request), MAX_NAME_LENGTH);
const openLineOf = (request: TitleRequest) =>
  requestTexts.openLine(shortName(request), request.people, request.state === 'accepted');
const ownLineOf = (request: TitleRequest) =>
  requestTexts.ownLine(shortName(request), request.people, request.state === 'accepted');
