import type { Author } from '../../wire-message.ts';
import { type Chat, isIn, type MemberStatus } from '../../wire-world.ts';
import { isAdministrator, memberStatusOf, setMemberStatus } from '../world/membership.ts';
import { addMessage } from '../world/messages.ts';
import type { World } from '../world/world.ts';
import { presentMember } from './presentation/present-member.ts';
import { presentChat, presentUser } from './presentation/present-message.ts';
import { queueMessageUpdate } from './queue-message-update.ts';

type Change = { by: Author; member: Author; to: MemberStatus };

/**
 * Changes somebody's status in a group or channel. The bot gets its own changes (`my_chat_member`), as an
 * administrator those of others (`chat_member`), and in groups the service message about the member.
 */
export function changeMembership(world: World, chat: Chat, { by, member, to }: Change): void {
  const before = presentMember(world, chat, member.id);
  const wasIn = isIn(memberStatusOf(world, chat, member.id));
  setMemberStatus(world, chat, member.id, to);
  const isBot = member.id === world.bot.id;
  const update = {
    chat: presentChat(world, chat),
    from: presentUser(world, by),
    date: world.clock.seconds(),
    old_chat_member: before,
    new_chat_member: presentMember(world, chat, member.id),
  };
  if (isBot) world.updates.add('my_chat_member', update, chat.id);
  else if (isAdministrator(world, chat, world.bot.id)) world.updates.add('chat_member', update, chat.id);
  if (wasIn === isIn(to) || chat.type === 'channel') return;
  const service = { kind: wasIn ? ('left' as const) : ('joined' as const), member };
  const message = addMessage(world, { chatId: chat.id, author: by, service });
  if (by.kind !== 'bot') queueMessageUpdate(world, message);
}
