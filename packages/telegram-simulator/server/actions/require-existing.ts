import type { Author, Message } from '../../wire-message.ts';
import type { Chat, Person } from '../../wire-world.ts';
import { findMessage } from '../world/messages.ts';
import type { World } from '../world/world.ts';
import { ActionError } from './action-error.ts';

/** Throws when there is no such person, or the account was deleted. */
export function requirePerson(world: World, id: number): Person {
  const person = world.people.get(id);
  if (!person || person.isDeleted) throw new ActionError(`La persona ${id} non c’è.`);
  return person;
}

/** Throws when there is no such chat. */
export function requireChat(world: World, id: number): Chat {
  const chat = world.chats.get(id);
  if (!chat) throw new ActionError(`La chat ${id} non c’è.`);
  return chat;
}

/** The chat, when the person is in it; in the bot's chat only while the bot is not blocked. */
export function requireChatOf(world: World, id: number, person: Person): Chat {
  const chat = requireChat(world, id);
  if (!chat.personIds.includes(person.id))
    throw new ActionError(`${person.firstName} non è nella chat ${id}.`);
  if (chat.type === 'private' && person.hasBlocked) {
    throw new ActionError(`${person.firstName} ha bloccato il bot.`);
  }
  return chat;
}

/** Throws if the chat has no such message. */
export function requireMessage(chat: Chat, messageId: number): Message {
  const message = findMessage(chat, messageId);
  if (!message) throw new ActionError(`Il messaggio ${messageId} non c’è nella chat ${chat.id}.`);
  return message;
}

/** The author of a person's messages in a chat: in a channel the channel. */
export function authorInChat(chat: Chat, person: Person): Author {
  if (chat.type === 'channel') return { kind: 'channel', id: chat.id, name: chat.title };
  return { kind: 'person', id: person.id, name: person.firstName };
}
