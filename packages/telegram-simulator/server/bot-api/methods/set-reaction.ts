import * as v from 'valibot';
import { findMessage, replaceMessage } from '../../world/messages.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import { findWritableChat } from '../find-chat.ts';

/** A bot has one reaction to a message. */
const reactions = v.pipe(
  v.array(v.object({ type: v.literal('emoji'), emoji: v.pipe(v.string(), v.nonEmpty()) })),
  v.maxLength(1),
);

/** An empty list takes the reaction away. */
export const setMessageReaction: ApiMethod = (world, parameters) => {
  const listed = parameters.json('reaction', "can't parse reaction JSON object") ?? [];
  const read = v.safeParse(reactions, listed);
  if (!read.success) throw badRequest('REACTION_INVALID');
  const message = findMessage(findWritableChat(world, parameters), parameters.integer('message_id'));
  if (!message) throw badRequest('message to react not found');
  replaceMessage(world, { ...message, reaction: read.output[0]?.emoji });
  return true;
};
