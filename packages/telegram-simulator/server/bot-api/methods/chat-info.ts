import { type Chat, isGroup } from '../../../wire-world.ts';
import { fileIdFor, readFileId } from '../../world/file-store.ts';
import { isAdministrator } from '../../world/membership.ts';
import { findMessage } from '../../world/messages.ts';
import type { World } from '../../world/world.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import { changeMembership } from '../change-membership.ts';
import { findChat, findWritableChat } from '../find-chat.ts';
import { presentMember } from '../presentation/present-member.ts';
import { presentChat, presentMessage } from '../presentation/present-message.ts';

/** Bytes that a bot may download. */
const MAX_DOWNLOAD = 20 * 1024 * 1024;
const ACTIONS = [
  'typing',
  'upload_photo',
  'record_video',
  'upload_video',
  'record_voice',
  'upload_voice',
  'upload_document',
  'choose_sticker',
  'find_location',
];

/** The rights of a group's members. */
const PERMISSIONS = {
  can_send_messages: true,
  can_send_photos: true,
  can_send_videos: true,
  can_send_polls: true,
  can_send_other_messages: true,
  can_add_web_page_previews: true,
  can_change_info: false,
  can_invite_users: true,
  can_pin_messages: false,
};

export const getChat: ApiMethod = (world, parameters) => {
  const chat = findChat(world, parameters);
  return {
    ...presentChat(world, chat),
    accent_color_id: 0,
    max_reaction_count: 11,
    permissions: isGroup(chat) ? PERMISSIONS : undefined,
    pinned_message: pinnedIn(world, chat),
  };
};

function pinnedIn(world: World, chat: Chat) {
  const pinned = chat.pinnedMessageId === undefined ? undefined : findMessage(chat, chat.pinnedMessageId);
  return pinned && presentMessage(world, pinned);
}

export const getChatMember: ApiMethod = (world, parameters) => {
  const chat = findChat(world, parameters);
  const userId = parameters.integer('user_id');
  if (userId !== world.bot.id && !world.people.has(userId)) throw badRequest('user not found');
  return presentMember(world, chat, userId);
};

export const getChatAdministrators: ApiMethod = (world, parameters) => {
  const chat = findChat(world, parameters);
  if (chat.type === 'private') throw badRequest('there are no administrators in the private chat');
  const members = [world.bot.id, ...chat.personIds];
  return members.filter((id) => isAdministrator(world, chat, id)).map((id) => presentMember(world, chat, id));
};

/** With the bot. */
export const getChatMemberCount: ApiMethod = (world, parameters) =>
  findChat(world, parameters).personIds.length + 1;

export const leaveChat: ApiMethod = (world, parameters) => {
  const chat = findChat(world, parameters);
  if (chat.type === 'private') throw badRequest("chat member status can't be changed in private chats");
  const bot = { kind: 'bot' as const, id: world.bot.id, name: world.bot.name };
  changeMembership(world, chat, { by: bot, member: bot, to: 'left' });
  return true;
};

export const sendChatAction: ApiMethod = (world, parameters) => {
  const action = parameters.text('action');
  if (!ACTIONS.includes(action)) throw badRequest('wrong parameter action in request');
  const chat = findWritableChat(world, parameters);
  world.feed.publish({ type: 'chatAction', chatId: chat.id, action });
  return true;
};

export const getFile: ApiMethod = ({ bot }, parameters) => {
  const file = readFileId(bot, parameters.text('file_id'));
  if (!file) throw badRequest('invalid file_id');
  if (file.size > MAX_DOWNLOAD) throw badRequest('file is too big');
  return {
    file_id: fileIdFor(bot, file.fileId),
    file_unique_id: file.fileUniqueId,
    file_size: file.size,
    file_path: `${file.kind}s/${file.fileUniqueId}`,
  };
};
