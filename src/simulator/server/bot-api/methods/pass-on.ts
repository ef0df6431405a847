import { forwarded } from '../../world/messages.ts';
import { findSource } from '../find-target.ts';
import type { Method } from '../method.ts';
import { presentMessage } from '../present-message.ts';
import { badRequest } from '../refusal.ts';
import { readCaption } from '../text/read-text.ts';
import { send } from './send-message.ts';

export const copyMessage: Method = (world, parameters) => {
  const source = findSource(world, parameters, 'from_chat_id', 'copy');
  if (source.service || source.invoice) throw badRequest("message can't be copied");
  const { photo, video, document, text, entities } = source;
  const caption = parameters.text('caption') !== '' ? readCaption(parameters) : { text, entities };
  return { message_id: send(world, parameters, { photo, video, document, ...caption }).id };
};

export const forwardMessage: Method = (world, parameters) => {
  const source = findSource(world, parameters, 'from_chat_id', 'forward');
  if (source.service) throw badRequest("message can't be forwarded");
  return presentMessage(world, send(world, parameters, forwarded(source)));
};
