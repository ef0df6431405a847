import type { Kysely } from 'kysely';
import type { KeyboardMessage } from '../../../chat/messages/keyboard-message.ts';
import type { Schema } from '../../../database/schema.ts';
import { firstRequesters } from '../find-requests.ts';
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
