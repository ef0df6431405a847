import type { Message } from '../../wire-message.ts';
import { findInlineMessage, findMessage } from '../world/messages.ts';
import type { World } from '../world/world.ts';
import { badRequest } from './api-error.ts';
import { findChat, findWritableChat } from './find-chat.ts';
import type { Parameters } from './parameters.ts';

/** The message that a call wants to edit, by chat and number or by its inline identifier. */
export function findEditableMessage(world: World, parameters: Parameters): Message {
  const inlineId = parameters.text('inline_message_id');
  if (inlineId !== '') {
    const message = findInlineMessage(world, inlineId);
    if (!message) throw badRequest('MESSAGE_ID_INVALID');
    return message;
  }
  const id = messageIdOf(parameters, 'message_id');
  const message = findMessage(findWritableChat(world, parameters), id);
  if (!message) throw badRequest('message to edit not found');
  if (message.author.kind === 'person' || message.service) throw badRequest("message can't be edited");
  return message;
}

/** The message that a call copies, forwards or deletes; `what` names that in the refusal. */
export function findSourceMessage(
  world: World,
  parameters: Parameters,
  chatName: string,
  what: string,
): Message {
  const id = messageIdOf(parameters, 'message_id');
  const message = findMessage(findChat(world, parameters, chatName), id);
  if (!message) throw badRequest(`message to ${what} not found`);
  return message;
}

function messageIdOf(parameters: Parameters, name: string): number {
  const id = parameters.integer(name);
  if (id <= 0) throw badRequest('message identifier is not specified');
  return id;
}
