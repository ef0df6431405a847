import { copyableContentOf, type Message } from '../../../wire-message.ts';
import { findMessage, forwardedContent } from '../../world/messages.ts';
import type { World } from '../../world/world.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import { findChat } from '../find-chat.ts';
import { findSourceMessage } from '../find-message.ts';
import type { Parameters } from '../parameters.ts';
import { presentMessage } from '../presentation/present-message.ts';
import { sendToChat } from '../send-to-chat.ts';
import { readCaption } from '../text/read-text.ts';

const MAX_MESSAGES = 100;

const isCopyable = ({ service, invoice, isProtected }: Message) => !service && !invoice && !isProtected;
const isForwardable = ({ service, isProtected }: Message) => !service && !isProtected;

export const copyMessage: ApiMethod = (world, parameters) => {
  const source = findSourceMessage(world, parameters, 'from_chat_id', 'copy');
  if (!isCopyable(source)) throw badRequest("message can't be copied");
  const caption = parameters.text('caption') !== '' ? readCaption(parameters) : {};
  return { message_id: sendToChat(world, parameters, { ...copyableContentOf(source), ...caption }).id };
};

export const forwardMessage: ApiMethod = (world, parameters) => {
  const source = findSourceMessage(world, parameters, 'from_chat_id', 'forward');
  if (!isForwardable(source)) throw badRequest("message can't be forwarded");
  return presentMessage(world, sendToChat(world, parameters, forwardedContent(source)));
};

export const copyMessages: ApiMethod = (world, parameters) => {
  const isBare = parameters.flag('remove_caption');
  const sources = findSources(world, parameters).filter(isCopyable);
  return sources.map((source) => {
    const withoutText = isBare ? { text: '', entities: [] } : {};
    return { message_id: sendToChat(world, parameters, { ...copyableContentOf(source), ...withoutText }).id };
  });
};

export const forwardMessages: ApiMethod = (world, parameters) =>
  findSources(world, parameters)
    .filter(isForwardable)
    .map((source) => ({ message_id: sendToChat(world, parameters, forwardedContent(source)).id }));

/** The call's messages that exist. */
function findSources(world: World, parameters: Parameters): Message[] {
  const chat = findChat(world, parameters, 'from_chat_id');
  const ids = parameters.json('message_ids', "can't parse message identifiers JSON object");
  if (!Array.isArray(ids) || ids.length === 0) throw badRequest('message identifiers are not specified');
  if (ids.length > MAX_MESSAGES) throw badRequest('too many message identifiers specified');
  const sources = ids.flatMap((id) => findMessage(chat, Number(id)) ?? []);
  if (sources.length === 0) throw badRequest('there are no messages to forward');
  return sources;
}
