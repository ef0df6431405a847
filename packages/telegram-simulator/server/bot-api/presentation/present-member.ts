import type { Chat, MemberStatus } from '../../../wire-world.ts';
import { memberStatusOf } from '../../world/membership.ts';
import type { World } from '../../world/world.ts';
import { presentBot, presentPerson } from './present-message.ts';

/** An administrator here may do everything. */
const RIGHTS = {
  can_be_edited: false,
  is_anonymous: false,
  can_manage_chat: true,
  can_delete_messages: true,
  can_manage_video_chats: true,
  can_restrict_members: true,
  can_promote_members: false,
  can_change_info: true,
  can_invite_users: true,
  can_post_stories: true,
  can_edit_stories: true,
  can_delete_stories: true,
};
const RIGHTS_IN_CHANNELS = { can_post_messages: true, can_edit_messages: true };
const RIGHTS_IN_GROUPS = { can_pin_messages: true };

/** A membership as the Bot API presents it; `status`: one that differs from the present. */
export function presentMember(
  world: World,
  chat: Chat,
  userId: number,
  status: MemberStatus = memberStatusOf(world, chat, userId),
) {
  const person = world.people.get(userId);
  const user = userId === world.bot.id ? presentBot(world) : person && presentPerson(person);
  return { status, user, ...detailsOf(chat, status) };
}

function detailsOf({ type }: Chat, status: MemberStatus): Record<string, unknown> {
  if (status === 'creator') return { is_anonymous: false };
  if (status === 'kicked') return { until_date: 0 };
  if (status !== 'administrator') return {};
  return { ...RIGHTS, ...(type === 'channel' ? RIGHTS_IN_CHANNELS : RIGHTS_IN_GROUPS) };
}
