import type { Kysely } from 'kysely';
import type { KeyboardMessage } from '../../../chat/messages/keyboard-message.ts';
import type { Schema } from '../../../database/schema.ts';
import { findRequest, firstRequesters } from '../find-requests.ts';
import type { TitleRequest } from '../title-request.ts';
import { requestCard, SHOWN_REQUESTERS } from './request-card-text.ts';

/** A request's card for owners, with who wants it and how it stands at Seerr. */
export async function readRequestCard(db: Kysely<Schema>, request: TitleRequest): Promise<KeyboardMessage> {
  const requesters = await firstRequesters(db, request.id, SHOWN_REQUESTERS);
  const seerr = await db
    .selectFrom('seerr_request')
    .select('state')
    .where('request_id', '=', request.id)
    .executeTakeFirst();
  return requestCard(request, requesters, seerr?.state);
}

/** The same by the request's number, with its picture; undefined when it is gone. */
export async function findRequestCard(db: Kysely<Schema>, id: number) {
  const request = await findRequest(db, id);
  return request && { ...(await readRequestCard(db, request)), picture: request.poster ?? undefined };
}
