import type { Message } from '../../wire-message.ts';
import { type Chat, isGroup } from '../../wire-world.ts';
import type { World } from '../world/world.ts';
import { doesBotHear } from './does-bot-hear.ts';
import { presentMessage } from './present-message.ts';

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
