import { randomBytes } from 'node:crypto';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import { CHOSEN_CHAT_FLAGS } from '../present-button.ts';
import { readInlineResult } from '../read-inline-result.ts';

/** Seconds in which it can be sent. */
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
  const expiresAt = world.clock.seconds() + TTL_SECONDS;
  world.preparedMessages.set(id, { personId, content, kinds, expiresAt });
  return { id, expiration_date: expiresAt };
};
