import type { ActionOf } from '../../wire-actions.ts';
import { hasMedia, type Message } from '../../wire-message.ts';
import { queueMessageUpdate } from '../bot-api/queue-message-update.ts';
import { findEntities } from '../bot-api/text/find-entities.ts';
import { signContact } from '../launch/sign-launch.ts';
import { mediaContentOfFile } from '../world/media-content.ts';
import { addMessage, forwardedContent, type NewMessage, replaceMessage } from '../world/messages.ts';
import { changePerson } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { ActionError } from './action-error.ts';
import { unblock } from './person-actions.ts';
import {
  authorInChat,
  requireChat,
  requireChatOf,
  requireMessage,
  requirePerson,
} from './require-existing.ts';

/** A made-up size for a film of which there are no bytes: too big for a bot to download, as films are. */
const FILM_SIZE = 700 * 1024 * 1024;

export function sendText(world: World, { chat, person, text, replyTo }: ActionOf<'sendText'>): Message {
  const trimmed = text.trim();
  if (trimmed === '') throw new ActionError('Un messaggio vuoto non si può inviare.');
  if (replyTo !== undefined) requireMessage(requireChat(world, chat), replyTo);
  return write(world, chat, person, { text: trimmed, entities: findEntities(trimmed, []), replyTo });
}

/** Starting a bot that was blocked unblocks it, as in the messenger. */
export function pressStart(world: World, { person, payload }: ActionOf<'pressStart'>): Message {
  if (requirePerson(world, person).hasBlocked) unblock(world, { person });
  const text = payload ? `/start ${payload}` : '/start';
  return sendText(world, { chat: person, person, text });
}

/** The bot may write from now on, as when it is started; it hears of it. */
export function allowWriting(world: World, { person }: ActionOf<'allowWriting'>): Message {
  if (requirePerson(world, person).hasBlocked) unblock(world, { person });
  return write(world, person, person, { service: { kind: 'writeAccess' } });
}

/** The same film twice is the same file, as when it is forwarded. */
export function sendVideo(
  world: World,
  { chat, person, caption, fileName, duration, asFile }: ActionOf<'sendVideo'>,
): Message {
  const facts = { size: FILM_SIZE, mimeType: 'video/mp4', fileName };
  const shape = { width: 1920, height: 1080, duration };
  const film = asFile ? ({ kind: 'document' } as const) : ({ kind: 'video', ...shape } as const);
  const content = mediaContentOfFile(world.files.add({ ...facts, ...film }));
  return write(world, chat, person, { ...content, text: caption, entities: findEntities(caption, []) });
}

/** Stores its bytes, so that the bot can download them. */
export function sendDocument(
  world: World,
  { chat, person, caption, fileName, mimeType, bytes }: ActionOf<'sendDocument'>,
): Message {
  const content = Buffer.from(bytes, 'base64');
  const file = world.files.add({ kind: 'document', size: content.length, mimeType, fileName }, content);
  return write(world, chat, person, {
    ...mediaContentOfFile(file),
    text: caption,
    entities: findEntities(caption, []),
  });
}

export function share(world: World, { person, toChat, url, text }: ActionOf<'share'>): Message {
  return sendText(world, { chat: toChat, person, text: text ? `${url}\n${text}` : url });
}

export function sendWebAppData(
  world: World,
  { person, buttonText, data }: ActionOf<'sendWebAppData'>,
): Message {
  return write(world, person, person, { service: { kind: 'webAppData', buttonText, data } });
}

/** A person's phone number here derives from their id. */
export function shareContact(world: World, { person: personId }: ActionOf<'shareContact'>): string {
  const person = requirePerson(world, personId);
  const { id: user_id, firstName: first_name } = person;
  const contact = { phone_number: `+3999${user_id}`, first_name, user_id };
  write(world, personId, personId, { contact });
  return signContact(world.token, contact);
}

/** Edits a message of the person's, or of the channel; a caption may become empty. */
export function editMessage(
  world: World,
  { chat: chatId, person: personId, messageId, text }: ActionOf<'editMessage'>,
): Message {
  const person = requirePerson(world, personId);
  const chat = requireChatOf(world, chatId, person);
  const message = requireMessage(chat, messageId);
  const author = authorInChat(chat, person);
  if (message.service || message.author.kind !== author.kind || message.author.id !== author.id)
    throw new ActionError('Questo messaggio non si può modificare.');
  const trimmed = text.trim();
  if (trimmed === '' && !hasMedia(message)) throw new ActionError('Un messaggio vuoto non si può inviare.');
  const entities = findEntities(trimmed, []);
  const changed = replaceMessage(world, {
    ...message,
    text: trimmed,
    entities,
    editDate: world.clock.seconds(),
  });
  queueMessageUpdate(world, changed);
  return changed;
}

export function forward(
  world: World,
  { chat, person, messageIds, toChat }: ActionOf<'forward'>,
): Message | undefined {
  const from = requireChatOf(world, chat, requirePerson(world, person));
  const sources = messageIds.map((id) => requireMessage(from, id));
  if (sources.some(({ service }) => service)) throw new ActionError('Questo messaggio non si può inoltrare.');
  return sources.map((source) => write(world, toChat, person, forwardedContent(source))).at(-1);
}

/** Adds a person's message and queues its update; a first message to the bot counts as starting it. */
function write(
  world: World,
  chatId: number,
  personId: number,
  content: Omit<NewMessage, 'chatId' | 'author'>,
): Message {
  const person = requirePerson(world, personId);
  const chat = requireChatOf(world, chatId, person);
  if (chat.type === 'private' && !person.hasStarted) changePerson(world, person, { hasStarted: true });
  const message = addMessage(world, { ...content, chatId, author: authorInChat(chat, person) });
  queueMessageUpdate(world, message);
  return message;
}
