import { randomBytes } from 'node:crypto';
import { nowInSeconds } from '../../world/messages.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import { CHOSEN_CHAT_FLAGS } from '../present-button.ts';
import { readInlineResult } from '../read-inline-result.ts';

/** Seconds in which it can be sent. The simulator only says so: it keeps the message as long as there is room. */
const TTL_SECONDS = 24 * 60 * 60;

/** A message that the mini app lets its person send to a chat of their choice. */
export const savePreparedInlineMessage: ApiMethod = (world, parameters) => {
  const personId = parameters.integer('user_id');
  if (!world.people.has(personId)) throw badRequest('user not found');
  const listed = parameters.json('result', "can't parse JSON encoded inline query result");
  const { content } = readInlineResult(world, parameters, listed ?? {});
  const kinds = Object.entries(CHOSEN_CHAT_FLAGS).flatMap(([flag, kind]) =>
    parameters.flag(flag) ? [kind] : [],
  );
  if (kinds.length === 0) throw badRequest('at least one chat type must be allowed');
  const id = randomBytes(12).toString('base64url');
  world.preparedMessages.set(id, { personId, content, kinds });
  return { id, expiration_date: nowInSeconds() + TTL_SECONDS };
};
