import { readFileId } from '../../world/file-store.ts';
import { findChat, findWritableChat } from '../find-chat.ts';
import type { Method } from '../method.ts';
import { presentBot, presentChat, presentPerson } from '../present-message.ts';
import { badRequest } from '../refusal.ts';

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

export const getChat: Method = (world, parameters) => ({
  ...presentChat(world, findChat(world, parameters)),
  accent_color_id: 0,
  max_reaction_count: 11,
});

export const getChatMember: Method = (world, parameters) => {
  const chat = findChat(world, parameters);
  const userId = parameters.integer('user_id');
  if (userId === world.bot.id) {
    return { status: chat.type === 'channel' ? 'administrator' : 'member', user: presentBot(world) };
  }
  const person = world.people.get(userId);
  if (!person) throw badRequest('user not found');
  const isMember = chat.personIds.includes(userId);
  const status = chat.type === 'channel' ? 'creator' : 'member';
  return { status: isMember ? status : 'left', user: presentPerson(person) };
};

export const sendChatAction: Method = (world, parameters) => {
  const action = parameters.text('action');
  if (!ACTIONS.includes(action)) throw badRequest('wrong parameter action in request');
  const chat = findWritableChat(world, parameters);
  world.feed.publish({ type: 'chatAction', chatId: chat.id, action });
  return true;
};

export const getFile: Method = (_world, parameters) => {
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
