import type { Message } from '../../wire-message.ts';
import { type Chat, isIn } from '../../wire-world.ts';
import { isAdministrator } from '../world/membership.ts';
import { findMessage } from '../world/messages.ts';
import type { World } from '../world/world.ts';

/**
 * Whether the bot gets a message of a group: all of them as an administrator or without privacy mode, else service
 * messages, commands, mentions, replies to its own messages, and what was sent through its inline mode.
 */
export function doesBotHear(world: World, chat: Chat, message: Message): boolean {
  const { service, isViaBot } = message;
  // The line that says that it is gone is the last that it gets.
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
