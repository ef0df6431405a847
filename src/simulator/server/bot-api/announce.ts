import type { Message } from '../../wire-message.ts';
import type { World } from '../world/world.ts';
import { presentMessage } from './present-message.ts';

/** Lets the bot hear of a message: in its own chats and its channel, not in a group that it is not in. */
export function announce(world: World, message: Message): void {
  const type = world.chats.get(message.chatId)?.type;
  if (type === undefined || type === 'group') return;
  const kind = type === 'channel' ? 'channel_post' : 'message';
  world.updates.add(kind, presentMessage(world, message), message.chatId);
}
