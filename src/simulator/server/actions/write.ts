import type { ActionOf } from '../../wire-actions.ts';
import { hasMedia, type Message } from '../../wire-message.ts';
import { announce } from '../bot-api/announce.ts';
import { findEntities } from '../bot-api/text/find-entities.ts';
import { asDocument, asVideo } from '../world/attachments.ts';
import { forwarded, type NewMessage, nowInSeconds, post, replaceMessage } from '../world/messages.ts';
import { changePerson } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { ActionError } from './action-error.ts';
import { unblock } from './belong.ts';
import { authorIn, findChat, findIn, findOwnChat, findPerson } from './find.ts';

/** A made-up size for a film of which there are no bytes: too big for a bot to download, as films are. */
const FILM_SIZE = 700 * 1024 * 1024;

export function sendText(world: World, { chat, person, text, replyTo }: ActionOf<'sendText'>): Message {
  const words = text.trim();
  if (words === '') throw new ActionError('Un messaggio vuoto non si può inviare.');
  if (replyTo !== undefined) findIn(findChat(world, chat), replyTo);
  return write(world, chat, person, { text: words, entities: findEntities(words, []), replyTo });
}

/** Starting a bot that was blocked unblocks it, as in the messenger. */
export function pressStart(world: World, { person, payload }: ActionOf<'pressStart'>): Message {
  if (findPerson(world, person).hasBlocked) unblock(world, { type: 'unblock', person });
  const text = payload ? `/start ${payload}` : '/start';
  return sendText(world, { type: 'sendText', chat: person, person, text });
}

/** The same film twice is the same file, as when it is forwarded. */
export function sendVideo(
  world: World,
  { chat, person, caption, fileName, duration, asFile }: ActionOf<'sendVideo'>,
): Message {
  const facts = { size: FILM_SIZE, mimeType: 'video/mp4', fileName };
  const shape = { width: 1920, height: 1080, duration };
  const content = asFile
    ? { document: asDocument(world.files.add({ kind: 'document', ...facts })) }
    : { video: asVideo(world.files.add({ kind: 'video', ...facts, ...shape })) };
  return write(world, chat, person, { ...content, text: caption, entities: findEntities(caption, []) });
}

export function share(world: World, { person, toChat, url, text }: ActionOf<'share'>): Message {
  return sendText(world, { type: 'sendText', chat: toChat, person, text: text ? `${url}\n${text}` : url });
}

export function sendWebAppData(
  world: World,
  { person, buttonText, data }: ActionOf<'sendWebAppData'>,
): Message {
  return write(world, person, person, { service: { kind: 'webAppData', buttonText, data } });
}

/** Only what the person, or the channel, wrote can have other words; a file may go without. */
export function editMessage(
  world: World,
  { chat: chatId, person: personId, messageId, text }: ActionOf<'editMessage'>,
): Message {
  const person = findPerson(world, personId);
  const chat = findOwnChat(world, chatId, person);
  const message = findIn(chat, messageId);
  const author = authorIn(chat, person);
  if (message.service || message.author.kind !== author.kind || message.author.id !== author.id)
    throw new ActionError('Questo messaggio non si può modificare.');
  const words = text.trim();
  if (words === '' && !hasMedia(message)) throw new ActionError('Un messaggio vuoto non si può inviare.');
  const entities = findEntities(words, []);
  const changed = replaceMessage(world, { ...message, text: words, entities, editDate: nowInSeconds() });
  announce(world, changed);
  return changed;
}

export function forward(
  world: World,
  { chat, person, messageIds, toChat }: ActionOf<'forward'>,
): Message | undefined {
  const from = findOwnChat(world, chat, findPerson(world, person));
  const sources = messageIds.map((id) => findIn(from, id));
  if (sources.some(({ service }) => service)) throw new ActionError('Questo messaggio non si può inoltrare.');
  return sources.map((source) => write(world, toChat, person, forwarded(source))).at(-1);
}

/** Writes in a person's name and lets the bot hear of it; a first word to the bot opens their chat. */
function write(
  world: World,
  chatId: number,
  personId: number,
  content: Omit<NewMessage, 'chatId' | 'author'>,
): Message {
  const person = findPerson(world, personId);
  const chat = findOwnChat(world, chatId, person);
  if (chat.type === 'private' && !person.hasStarted) changePerson(world, person, { hasStarted: true });
  const message = post(world, { ...content, chatId, author: authorIn(chat, person) });
  announce(world, message);
  return message;
}
