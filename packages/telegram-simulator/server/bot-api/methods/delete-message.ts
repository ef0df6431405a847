import type { Message } from '../../../wire-message.ts';
import { isGroup } from '../../../wire-world.ts';
import { isAdministrator } from '../../world/membership.ts';
import { findMessage, removeMessage } from '../../world/messages.ts';
import type { World } from '../../world/world.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import { findWritableChat } from '../find-chat.ts';
import { findSourceMessage } from '../find-message.ts';

/** Seconds after which a message can no longer be deleted. */
const DELETABLE_SECONDS = 48 * 60 * 60;

export const deleteMessage: ApiMethod = (world, parameters) => {
  const message = findSourceMessage(world, parameters, 'chat_id', 'delete');
  if (world.clock.seconds() - message.date > DELETABLE_SECONDS)
    throw badRequest("message can't be deleted for everyone");
  if (!isDeletable(world, message)) throw badRequest("message can't be deleted");
  removeMessage(world, message);
  return true;
};

/** In a group the bot deletes others' messages as an administrator only. */
function isDeletable(world: World, { chatId, author }: Message): boolean {
  const chat = world.chats.get(chatId);
  if (!chat || !isGroup(chat) || author.kind === 'bot') return true;
  return isAdministrator(world, chat, world.bot.id);
}

/** Skips messages that do not exist, or that the bot may not delete. */
export const deleteMessages: ApiMethod = (world, parameters) => {
  const chat = findWritableChat(world, parameters);
  const ids = parameters.json('message_ids', "can't parse message identifiers JSON object");
  if (!Array.isArray(ids) || ids.length === 0) throw badRequest('message identifiers are not specified');
  if (ids.length > 100) throw badRequest('too many message identifiers specified');
  for (const id of ids) {
    const message = findMessage(chat, Number(id));
    if (message && isDeletable(world, message)) removeMessage(world, message);
  }
  return true;
};
