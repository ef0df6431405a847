import { findMessage, nowInSeconds, removeMessage } from '../../world/messages.ts';
import { findWritableChat } from '../find-chat.ts';
import { findSource } from '../find-target.ts';
import type { Method } from '../method.ts';
import { badRequest } from '../refusal.ts';

/** Seconds after which the messenger lets nobody delete a message for everybody. */
const DELETABLE = 48 * 60 * 60;

export const deleteMessage: Method = (world, parameters) => {
  const message = findSource(world, parameters, 'chat_id', 'delete');
  if (nowInSeconds() - message.date > DELETABLE) throw badRequest("message can't be deleted for everyone");
  removeMessage(world, message);
  return true;
};

/** Those that are not there are passed over. */
export const deleteMessages: Method = (world, parameters) => {
  const chat = findWritableChat(world, parameters);
  const ids = parameters.json('message_ids', "can't parse message identifiers JSON object");
  if (!Array.isArray(ids) || ids.length === 0) throw badRequest('message identifiers are not specified');
  if (ids.length > 100) throw badRequest('too many message identifiers specified');
  for (const id of ids) {
    const message = findMessage(chat, Number(id));
    if (message) removeMessage(world, message);
  }
  return true;
};
