import * as v from 'valibot';
import type { Author, Message } from '../../../wire-message.ts';
import type { Chat } from '../../../wire-world.ts';
import { findMessage, type NewMessage, post } from '../../world/messages.ts';
import type { World } from '../../world/world.ts';
import { findWritableChat } from '../find-chat.ts';
import type { Method } from '../method.ts';
import type { Parameters } from '../parameters.ts';
import { presentMessage } from '../present-message.ts';
import type { ButtonPlace } from '../read-buttons.ts';
import { type Markup, readMarkup } from '../read-markup.ts';
import { readDocument, readPhoto, readVideo } from '../read-media.ts';
import { badRequest, tooManyRequests } from '../refusal.ts';
import { readCaption, readMessageText } from '../text/read-text.ts';

export const sendMessage: Method = (world, parameters) => {
  const content = readMessageText(parameters);
  return presentMessage(world, send(world, parameters, content));
};

export const sendPhoto: Method = async (world, parameters) => {
  const photo = await readPhoto(world, parameters);
  return presentMessage(world, send(world, parameters, { photo, ...readCaption(parameters) }));
};

export const sendVideo: Method = async (world, parameters) => {
  const video = await readVideo(world, parameters);
  return presentMessage(world, send(world, parameters, { video, ...readCaption(parameters) }));
};

export const sendDocument: Method = async (world, parameters) => {
  const document = await readDocument(world, parameters);
  return presentMessage(world, send(world, parameters, { document, ...readCaption(parameters) }));
};

type Content = Omit<NewMessage, 'chatId' | 'author' | keyof Markup | 'replyTo'>;

/** Writes to the chat that a call names, with its markup and its reply, unless that goes too fast. */
export function send(
  world: World,
  parameters: Parameters,
  content: Content,
  place: Partial<ButtonPlace> & { defaultMarkup?: Markup } = {},
): Message {
  const { isPrivate = Number(parameters.text('chat_id')) > 0, isInvoice = false, defaultMarkup } = place;
  const markup = readMarkup(parameters, { isPrivate, isInvoice });
  const chat = findWritableChat(world, parameters);
  const replyTo = readReply(parameters, chat);
  const wait = world.flood.admit(chat.id);
  if (wait > 0) throw tooManyRequests(wait);
  const author = botIn(world, chat);
  return post(world, { ...content, ...defaultMarkup, ...markup, chatId: chat.id, author, replyTo });
}

/** Whose name the bot's words carry in a chat: in a channel the channel's. */
function botIn(world: World, chat: Chat): Author {
  if (chat.type === 'channel') return { kind: 'channel', id: chat.id, name: chat.title };
  return { kind: 'bot', id: world.bot.id, name: world.bot.name };
}

const reply = v.object({
  message_id: v.number(),
  allow_sending_without_reply: v.optional(v.boolean(), false),
});

function readReply(parameters: Parameters, chat: Chat): number | undefined {
  const given = parameters.json('reply_parameters', "can't parse reply parameters JSON object");
  const old = parameters.integer('reply_to_message_id');
  if (given === undefined && old === 0) return undefined;
  const mayLack = parameters.flag('allow_sending_without_reply');
  const read = v.safeParse(reply, given ?? { message_id: old, allow_sending_without_reply: mayLack });
  if (!read.success) throw badRequest('can\'t find field "message_id"');
  if (findMessage(chat, read.output.message_id)) return read.output.message_id;
  if (!read.output.allow_sending_without_reply) throw badRequest('message to be replied not found');
  return undefined;
}
