import { type Chat, isIn } from '../../wire-world.ts';
import type { World } from '../world/world.ts';
import { badRequest, forbidden } from './api-error.ts';
import type { Parameters } from './parameters.ts';

/** The chat that a call names, if the bot can know it. Throws as the Bot API does. */
export function findChat(world: World, parameters: Parameters, name = 'chat_id'): Chat {
  const id = parameters.text(name);
  if (id === '') throw badRequest(`${name} is empty`);
  const chat = world.chats.get(Number(id));
  if (!chat || chat.type === 'direct') throw badRequest('chat not found');
  if (chat.type === 'private' || isIn(chat.botStatus)) return chat;
  if (chat.botStatus === 'kicked') throw forbidden(`bot was kicked from the ${chat.type} chat`);
  if (chat.botStatus === 'left') throw forbidden(`bot is not a member of the ${chat.type} chat`);
  throw badRequest('chat not found');
}

/** The chat that a call names, if the bot may write there. Throws as the Bot API does. */
export function findWritableChat(world: World, parameters: Parameters): Chat {
  const chat = findChat(world, parameters);
  const person = world.people.get(chat.id);
  if (person?.isDeleted) throw forbidden('user is deactivated');
  if (person?.hasBlocked) throw forbidden('bot was blocked by the user');
  if (person && !person.hasStarted) throw forbidden("bot can't initiate conversation with a user");
  return chat;
}
