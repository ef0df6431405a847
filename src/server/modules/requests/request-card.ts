import type { InlineKeyboardButton } from 'grammy/types';
import { buttons } from '../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import type { Db } from '../../database/db.ts';
import { nameOfRequester, reasonText, requestName, requestTexts } from './request-text.ts';
import { findRequest, firstRequesters, type Requester, type TitleRequest } from './title-request.ts';

/** A request's card for owners, with the people who want it. */
export async function readRequestCard(db: Db, request: TitleRequest): Promise<KeyboardMessage> {
  const requesters = await firstRequesters(db, [request.id], MAX_NAMED);
  return requestCard(request, requesters);
}

/** The card of the request with this number, with its picture; undefined if it is gone. */
export async function findRequestCard(db: Db, id: number) {
  const request = await findRequest(db, id);
  return request && { ...(await readRequestCard(db, request)), picture: request.poster ?? undefined };
}

const MAX_PLOT_LENGTH = 400;
const MAX_NAME_LENGTH = 150;

/** Maximum number of people named on a card. */
const MAX_NAMED = 5;

/** A request's card for owners, as HTML: the wanted title, its people, its age, and the decision. */
function requestCard(request: TitleRequest, requesters: readonly Requester[]): KeyboardMessage {
  const { id, plot, people, createdAt } = request;
  const parts = [
    // The bot's own line comes first: the name may be anyone's words.
    `<b>${requestTexts.request(id)}</b>`,
    `<b>${escapeHtml(truncateText(requestName(request), MAX_NAME_LENGTH))}</b>\n${escapeHtml(kindOf(request))}`,
    escapeHtml(truncateText(plot.replace(/\s+/g, ' '), MAX_PLOT_LENGTH)),
    people > 0 ? requestTexts.wantedBy(people, requesters.map(requesterName), createdAt) : '',
    italic(stateText(request)),
  ];
  return {
    text: parts.filter(Boolean).join('\n\n'),
    reply_markup: { inline_keyboard: cardButtons(request) },
  };
}

const italic = (text: string) => (text === '' ? '' : `<i>${escapeHtml(text)}</i>`);

function kindOf({ type, season }: TitleRequest): string {
  if (type === null) return requestTexts.onlyWords;
  const name = type === 'film' ? requestTexts.film : requestTexts.series;
  return season === null ? name : `${name}, ${requestTexts.season(season)}`;
}

function stateText(request: TitleRequest): string {
  const { state } = request;
  return state === 'rejected' ? requestTexts.rejectedFor(reasonText(request)) : requestTexts.state[state];
}

const requesterName = (requester: Requester) => escapeHtml(nameOfRequester(requester));

/** Buttons for the decisions that a request still allows. */
function cardButtons({ id, type, state, titleId }: TitleRequest): InlineKeyboardButton[][] {
  const approve = buttons.approve.labelled(requestTexts.approve, { requestId: id }, 'success');
  const reject = buttons.reject.labelled(requestTexts.reject, { requestId: id }, 'danger');
  const isThere = buttons.isThere.labelled(requestTexts.isThere, { requestId: id });
  const create = buttons.createAsked.labelled(requestTexts.create, { requestId: id, type: null });
  const found = type === null ? [isThere, create] : [isThere];
  if (state === 'open') return [[approve, reject], found];
  if (state === 'accepted') return [found, [reject]];
  if (titleId === null) return [];
  return [[buttons.card.labelled(requestTexts.card, { titleId })]];
}
