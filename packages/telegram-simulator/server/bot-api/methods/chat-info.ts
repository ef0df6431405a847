import type { Chat } from '../../../wire-world.ts';
import { readFileId } from '../../world/file-store.ts';
import { findMessage } from '../../world/messages.ts';
import type { World } from '../../world/world.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import { findChat, findWritableChat } from '../find-chat.ts';
import { presentBot, presentChat, presentMessage, presentPerson } from '../present-message.ts';

/** Bytes that a bot may download. */
const DOWNLOAD_LIMIT = 20 * 1024 * 1024;
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

export const getChat: ApiMethod = (world, parameters) => ({
  ...presentChat(world, findChat(world, parameters)),
  accent_color_id: 0,
  max_reaction_count: 11,
  pinned_message: pinnedIn(world, findChat(world, parameters)),
});

function pinnedIn(world: World, chat: Chat) {
  const pinned = chat.pinnedMessageId === undefined ? undefined : findMessage(chat, chat.pinnedMessageId);
  return pinned && presentMessage(world, pinned);
}

export const getChatMember: ApiMethod = (world, parameters) => {
  const chat = findChat(world, parameters);
  const userId = parameters.integer('user_id');
  if (userId !== world.bot.id && !world.people.has(userId)) throw badRequest('user not found');
  return memberOf(world, chat, userId);
};

export const getChatAdministrators: ApiMethod = (world, parameters) => {
  const chat = findChat(world, parameters);
  if (chat.type === 'private') throw badRequest('there are no administrators in the private chat');
  return [world.bot.id, ...chat.personIds].map((id) => memberOf(world, chat, id));
};

/** With the bot. */
export const getChatMemberCount: ApiMethod = (world, parameters) =>
  findChat(world, parameters).personIds.length + 1;

function memberOf(world: World, chat: Chat, userId: number) {
  const isChannel = chat.type === 'channel';
  if (userId === world.bot.id) {
    return { status: isChannel ? 'administrator' : 'member', user: presentBot(world) };
  }
  const person = world.people.get(userId);
  const status = isChannel ? 'creator' : 'member';
  return { status: chat.personIds.includes(userId) ? status : 'left', user: person && presentPerson(person) };
}

export const sendChatAction: ApiMethod = (world, parameters) => {
  const action = parameters.text('action');
  if (!ACTIONS.includes(action)) throw badRequest('wrong parameter action in request');
  const chat = findWritableChat(world, parameters);
  world.feed.publish({ type: 'chatAction', chatId: chat.id, action });
  return true;
};

export const getFile: ApiMethod = (_world, parameters) => {
  const file = readFileId(parameters.text('file_id'));
  if (!file) throw badRequest('invalid file_id');
  if (file.size > DOWNLOAD_LIMIT) throw badRequest('file is too big');
  return {
    file_id: file.fileId,
    file_unique_id: file.fileUniqueId,
    file_size: file.size,
    file_path: `${file.kind}s/${file.fileUniqueId}`,
  };
};
