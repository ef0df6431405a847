import type { Message } from '../../wire-message.ts';
import type { World } from '../world/world.ts';
import { presentMessage } from './present-message.ts';

const KINDS = {
  private: { new: 'message', edited: 'edited_message' },
  channel: { new: 'channel_post', edited: 'edited_channel_post' },
} as const;

/** Queues an update for a new or edited message: in its own chats and its channel, not in a group that it is not in. */
export function queueMessageUpdate(world: World, message: Message): void {
  const type = world.chats.get(message.chatId)?.type;
  if (type === undefined || type === 'group') return;
  const isEdited = message.editDate !== undefined;
  const kind = KINDS[type === 'channel' ? 'channel' : 'private'][isEdited ? 'edited' : 'new'];
  world.updates.add(kind, presentMessage(world, message), message.chatId);
}
