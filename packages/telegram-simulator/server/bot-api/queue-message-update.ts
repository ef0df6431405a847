import type { Message } from '../../wire-message.ts';
import { type Chat, isGroup, isIn } from '../../wire-world.ts';
import { isAdministrator } from '../world/membership.ts';
import { findMessage } from '../world/messages.ts';
import type { World } from '../world/world.ts';
import { presentMessage } from './presentation/present-message.ts';

/** Queues an update for a new or edited message that the bot gets: see `doesBotHear`. */
export function queueMessageUpdate(world: World, message: Message): void {
  const chat = world.chats.get(message.chatId);
  if (!chat || !isForBot(world, chat, message)) return;
  const what = chat.type === 'channel' ? 'channel_post' : 'message';
  const kind = message.editDate === undefined ? what : (`edited_${what}` as const);
  world.updates.add(kind, presentMessage(world, message), message.chatId);
}

function isForBot(world: World, chat: Chat, message: Message): boolean {
  if (isGroup(chat)) return doesBotHear(world, chat, message);
  return chat.type === 'private' || chat.botStatus === 'administrator';
}

/**
 * True if the bot gets a message of a group: every message if it is an administrator or has no privacy mode, else
 * service messages, commands, mentions, replies to its own messages, and messages sent through its inline mode.
 */
function doesBotHear(world: World, chat: Chat, message: Message): boolean {
  const { service, isViaBot } = message;
  // The service message about its own removal is the last that it gets.
  if (service?.kind === 'left' && service.member.id === world.bot.id) return true;
  if (!isIn(chat.botStatus)) return false;
  if (!world.bot.hasPrivacyMode || isAdministrator(world, chat, world.bot.id)) return true;
  return service !== undefined || isViaBot || isAddressed(world, message) || isReplyToBot(chat, message);
}

/** A command without a name is for the bot too: there is no other in the group. */
function isAddressed({ bot }: World, { text, entities }: Message): boolean {
  const name = bot.username.toLowerCase();
  return entities.some(({ type, offset, length }) => {
    const words = text.slice(offset, offset + length).toLowerCase();
    if (type === 'mention') return words === `@${name}`;
    if (type !== 'bot_command') return false;
    const [, addressee = name] = words.split('@');
    return addressee === name;
  });
}

function isReplyToBot(chat: Chat, { replyTo }: Message): boolean {
  const replied = replyTo === undefined ? undefined : findMessage(chat, replyTo);
  return replied !== undefined && (replied.author.kind === 'bot' || replied.isViaBot);
}
