import * as v from 'valibot';
import { type Chat, isGroup } from '../../../wire-world.ts';
import { isAdministrator } from '../../world/membership.ts';
import { addMessage, findMessage, replaceMessage } from '../../world/messages.ts';
import type { World } from '../../world/world.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import { findWritableChat } from '../find-chat.ts';
import type { Parameters } from '../parameters.ts';
import { queueMessageUpdate } from '../queue-message-update.ts';
import { botAuthorInChat } from '../send-to-chat.ts';

/** One message at a time is pinned here: the latest. */
export const pinChatMessage: ApiMethod = (world, parameters) => {
  const chat = findPinnable(world, parameters);
  const message = findMessage(chat, parameters.integer('message_id'));
  if (!message) throw badRequest('message to pin not found');
  pin(world, chat, message.id);
  const service = { kind: 'pin' as const, messageId: message.id };
  const posted = addMessage(world, { chatId: chat.id, author: botAuthorInChat(world, chat), service });
  if (chat.type === 'channel') queueMessageUpdate(world, posted);
  return true;
};

export const unpinChatMessage: ApiMethod = (world, parameters) => {
  const chat = findPinnable(world, parameters);
  const id = parameters.integer('message_id');
  if (chat.pinnedMessageId === undefined || (id !== 0 && id !== chat.pinnedMessageId))
    throw badRequest('message to unpin not found');
  return pin(world, chat, undefined);
};

export const unpinAllChatMessages: ApiMethod = (world, parameters) =>
  pin(world, findPinnable(world, parameters), undefined);

function findPinnable(world: World, parameters: Parameters): Chat {
  const chat = findWritableChat(world, parameters);
  if (isGroup(chat) && !isAdministrator(world, chat, world.bot.id))
    throw badRequest('not enough rights to manage pinned messages in the chat');
  return chat;
}

function pin(world: World, chat: Chat, messageId: number | undefined): true {
  chat.pinnedMessageId = messageId;
  world.feed.publish({ type: 'pinChanged', chatId: chat.id, messageId });
  return true;
}

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
