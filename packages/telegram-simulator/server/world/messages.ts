import { randomBytes } from 'node:crypto';
import { copyableContentOf, type Message } from '../../wire-message.ts';
import type { Chat, Person } from '../../wire-world.ts';
import type { InlineContent } from './inline-results.ts';
import type { World } from './world.ts';

export type NewMessage = Omit<Message, 'id' | 'date' | 'isViaBot' | 'entities' | 'text'> &
  Partial<Pick<Message, 'isViaBot' | 'entities' | 'text'>>;

/** Puts a message into its chat; the oldest goes when the chat is full. */
export function addMessage(world: World, draft: NewMessage): Message {
  world.lastMessageId += 1;
  const message = {
    isViaBot: false,
    entities: [],
    text: '',
    ...draft,
    id: world.lastMessageId,
    date: world.clock.seconds(),
  };
  const messages = world.chats.get(message.chatId)?.messages;
  messages?.push(message);
  if (messages && messages.length > world.limits.messagesPerChat) messages.shift();
  world.feed.publish({ type: 'messageSent', message });
  return message;
}

/** The content of a message for forwarding, with its first author. */
export function forwardedContent(source: Message): Omit<NewMessage, 'chatId' | 'author'> {
  const { invoice, author, id } = source;
  const { forwardedFrom = author, forwardedPost = author.kind === 'channel' ? id : undefined } = source;
  return { ...copyableContentOf(source), invoice, forwardedFrom, forwardedPost };
}

export function findMessage(chat: Chat | undefined, id: number): Message | undefined {
  return chat?.messages.find((message) => message.id === id);
}

/** Searches every chat. */
export function findInlineMessage(world: World, inlineMessageId: string): Message | undefined {
  for (const chat of world.chats.values()) {
    const found = chat.messages.find((message) => message.inlineMessageId === inlineMessageId);
    if (found) return found;
  }
  return undefined;
}

/** Puts a changed message in the place of the old one. */
export function replaceMessage(world: World, changed: Message): Message {
  const messages = world.chats.get(changed.chatId)?.messages ?? [];
  const index = messages.findIndex(({ id }) => id === changed.id);
  if (index !== -1) messages[index] = changed;
  world.feed.publish({ type: 'messageEdited', message: changed });
  return changed;
}

export function removeMessage(world: World, { chatId, id }: Message): void {
  const messages = world.chats.get(chatId)?.messages ?? [];
  const index = messages.findIndex((message) => message.id === id);
  if (index !== -1) messages.splice(index, 1);
  world.feed.publish({ type: 'messageDeleted', chatId, messageId: id });
}

/** Sends an inline result in a person's name; the bot can edit it by its inline identifier. */
export function postViaBot(world: World, chatId: number, person: Person, content: InlineContent): Message {
  const author = { kind: 'person' as const, id: person.id, name: person.firstName };
  const inlineMessageId = randomBytes(20).toString('base64url');
  return addMessage(world, { ...content, chatId, author, isViaBot: true, inlineMessageId });
}
