import type { Api } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { type RawBuilder, sql } from 'kysely';
import type { ChatLinks } from '../../chat/chat-links.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import { sendPhotoOrText } from '../../chat/messages/keyboard-message.ts';
import { subjectId } from '../../chat/sending/outbox-message.ts';
import type { Db } from '../../database/db.ts';
import { openInAppButton, titleButtons } from '../catalogue/cards/title-card.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitle } from '../catalogue/titles.ts';
import { subscribeToArrival, subscribeToSeason } from '../notices/subscriptions.ts';
import { episodesOf } from '../videos/title-videos.ts';
import { reasonText, requestName, requestTexts } from './request-text.ts';
import { findRequest, type TitleRequest } from './title-request.ts';

const MAX_NAME_LENGTH = 150;

/** SQL: the decision of a message is the request's last one, and the person has not withdrawn the request. */
export const IS_LAST_DECISION = sql<boolean>`exists (
  select from title_request join title_requester on title_requester.request_id = title_request.id
  where title_request.id = ${subjectId('decision', 'own')} and title_request.state = own.details->>'decision'
    and title_requester.user_id = own.user_id and withdrawn_at is null
) and not exists (
  select from outbox as later
  where later.kind = own.kind and later.subject = own.subject and later.user_id = own.user_id and later.id > own.id
)`;

/** SQL: the next people to notify of the decision on a request. */
export const nextRequesters = (
  requestId: RawBuilder<number | null>,
  limit: number,
): RawBuilder<unknown> => sql`
  select user_id from title_requester
  where request_id = ${requestId} and user_id > reached and withdrawn_at is null order by user_id limit ${limit}`;

type Deps = { db: Db; api: Api; links: ChatLinks };
type Decided = { requestId: number; userId: string };

/** Notifies one person of the decision on a request, and subscribes them to the title's arrival. */
export async function sendDecision(
  { db, api, links }: Deps,
  chatId: number,
  { requestId, userId }: Decided,
): Promise<void> {
  const request = await findRequest(db, requestId);
  if (!request) return;
  const title = request.titleId === null ? undefined : await findTitle(db, request.titleId);
  // Words that name no title stay as they were written.
  const named = title && request.type !== null ? { ...request, name: title.titolo } : request;
  const name = truncateText(requestName(named), MAX_NAME_LENGTH);
  const waits = await awaitRequested(db, userId, request);
  const keyboard = title ? decisionButtons(title, waits, { chatId, links }) : [];
  await sendPhotoOrText(api, chatId, {
    picture: title && links.picture(title),
    text: escapeHtml(decisionText(request, { name, waits, isShown: title !== undefined })),
    keyboard,
  });
}

/** Buttons of a decision, with 'Riproduci' for a title that can be watched. */
function decisionButtons(
  title: Title,
  waits: boolean,
  options: { chatId: number; links: ChatLinks },
): InlineKeyboardButton[][] {
  if (!waits) return titleButtons(title, options);
  const open = openInAppButton(title, options);
  return open.length === 0 ? [] : [open];
}

/**
 * Returns true if the person now waits for the requested title. A hidden title's arrival is announced once it is
 * shown.
 */
async function awaitRequested(db: Db, userId: string, { titleId, season }: TitleRequest): Promise<boolean> {
  return titleId === null || awaitTitle(db, userId, titleId, season);
}

function decisionText(
  request: TitleRequest,
  { name, waits, isShown }: { name: string; waits: boolean; isShown: boolean },
): string {
  if (request.state === 'rejected') return requestTexts.rejected(name, reasonText(request));
  if (!isShown) return requestTexts.accepted(name);
  return waits ? requestTexts.added(name) : requestTexts.available(name);
}

/**
 * Subscribes a person to a title's arrival, unless it can already be watched, or to a season's, which includes its
 * further episodes. Returns true if they wait.
 */
export async function awaitTitle(
  db: Db,
  userId: string,
  titleId: number,
  season: number | null,
): Promise<boolean> {
  if (season === null) return subscribeToArrival(db, { userId, titleId });
  await subscribeToSeason(db, { userId, titleId, season });
  return !(await episodesOf(db, titleId)).some((episode) => episode.season === season);
}
