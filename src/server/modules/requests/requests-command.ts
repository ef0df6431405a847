import {
  type BotServices,
  isOwner,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { ownPageRows } from '../../chat/commands/own-page-rows.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import {
  editMessage,
  type KeyboardMessage,
  numberedList,
  replyWith,
} from '../../chat/messages/keyboard-message.ts';
import { registerPagedList } from '../../chat/messages/paged-list.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { textOnce } from '../../chat/updates/reply-once.ts';
import { readRequestCard } from './request-card.ts';
import { withdrawButton } from './request-keyboard.ts';
import { requestName, requestTexts } from './request-text.ts';
import { withdrawRequest } from './settle-requests.ts';
import { findRequest, openRequests, openRequestsOf, type TitleRequest } from './title-request.ts';

const MAX_NAME_LENGTH = 60;

/**
 * `/richieste`: owners see all open requests and their cards; others their own, to withdraw or to
 * add one. A number shows one.
 */
export function registerRequestsCommand(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  const owners = chats.filter((ctx) => isOwner(ctx, services));
  const open = registerPagedList(owners, {
    button: buttons.requests,
    heading: () => requestTexts.openRequests,
    none: () => requestTexts.noRequests,
    perPage: 8,
    read: (_ctx, rows) => openRequests(db, rows),
    show: (requests, { page, first }) =>
      numberedList(
        requests.map((request) => ({
          line: escapeHtml(openLineOf(request)),
          data: buttons.request.data({ requestId: request.id, page }),
        })),
        { first },
      ),
  });

  const show = async (ctx: PrivateChatContext) =>
    isOwner(ctx, services) ? open.send(ctx) : replyWith(ctx, await ownRequests(ctx));
  onCommand(chats, services, 'richieste', 'menu', show);
  services.remarks.set('requests', show);

  onPress(chats, buttons.withdraw, async (ctx, { requestId }) => {
    const outcome = await textOnce(ctx, db, async (transaction) => {
      const isWithdrawn = await withdrawRequest(transaction, { userId: userIdOf(ctx), requestId });
      return isWithdrawn ? requestTexts.withdrawn : requestTexts.gone;
    });
    services.notifyRequests();
    await editMessage(ctx, await ownRequests(ctx));
    return outcome;
  });

  onPress(chats, buttons.ownRequests, async (ctx) => editMessage(ctx, await ownRequests(ctx)));

  onPress(chats, buttons.ownRequest, async (ctx, { requestId }) => {
    const requests = await openRequestsOf(db, userIdOf(ctx));
    const request = requests.find(({ id }) => id === requestId);
    await editMessage(ctx, request ? ownRequest(request) : await ownRequests(ctx));
    return request ? undefined : requestTexts.gone;
  });

  onPress(owners, buttons.request, async (ctx, { requestId, page }) => {
    const request = await findRequest(db, requestId);
    if (!request) return requestTexts.gone;
    const { text, reply_markup } = await readRequestCard(db, request);
    const back = buttons.requests.labelled(requestTexts.allRequests, { page });
    return editMessage(ctx, {
      text,
      reply_markup: { inline_keyboard: [...reply_markup.inline_keyboard, [back]] },
    });
  });

  async function ownRequests(ctx: PrivateChatContext): Promise<KeyboardMessage> {
    const requests = await openRequestsOf(db, userIdOf(ctx));
    const last = [
      [buttons.askTitle.labelled(requestTexts.askTitle, {})],
      ...ownPageRows(ctx, services, 'richieste'),
    ];
    if (requests.length === 0)
      return { text: requestTexts.noOwnRequests, reply_markup: { inline_keyboard: last } };
    const { text, rows } = numberedList(
      requests.map((request) => ({
        line: escapeHtml(ownLineOf(request)),
        data: buttons.ownRequest.data({ requestId: request.id }),
      })),
    );
    return {
      text: `<b>${requestTexts.ownRequests}</b>\n\n${text}`,
      reply_markup: { inline_keyboard: [...rows, ...last] },
    };
  }
}

/** One of a person's own requests, with the button that withdraws it. */
function ownRequest(request: TitleRequest): KeyboardMessage {
  const back = buttons.ownRequests.labelled(requestTexts.back, {});
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
