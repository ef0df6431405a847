import * as v from 'valibot';
import type { Author, Message } from '../../wire-message.ts';
import type { Chat } from '../../wire-world.ts';
import { addMessage, findMessage, type NewMessage } from '../world/messages.ts';
import type { World } from '../world/world.ts';
import { badRequest, tooManyRequests } from './api-error.ts';
import { findWritableChat } from './find-chat.ts';
import type { Parameters } from './parameters.ts';
import type { ButtonPlacement } from './parsing/read-buttons.ts';
import { type Markup, readMarkup } from './parsing/read-markup.ts';

type Draft = Omit<NewMessage, 'chatId' | 'author' | keyof Markup | 'replyTo'>;

/** Adds a message to the call's chat, with its markup and reply; 429 beyond the rate limit. */
export function sendToChat(
  world: World,
  parameters: Parameters,
  content: Draft,
  placement: Partial<ButtonPlacement> & { defaultMarkup?: Markup } = {},
): Message {
  const { isPrivate = Number(parameters.text('chat_id')) > 0, isInvoice = false, defaultMarkup } = placement;
  const markup = readMarkup(parameters, { isPrivate, isInvoice });
  const chat = findWritableChat(world, parameters);
  const replyTo = readReply(parameters, chat);
  const wait = world.flood.admit(chat);
  if (wait > 0) throw tooManyRequests(wait);
  return addMessage(world, {
    ...content,
    ...defaultMarkup,
    ...markup,
    chatId: chat.id,
    author: botAuthorInChat(world, chat),
    replyTo,
    isProtected: parameters.flag('protect_content') || undefined,
    effectId: parameters.text('message_effect_id') || undefined,
  });
}

/** The author of the bot's messages in a chat: in a channel the channel. */
export function botAuthorInChat(world: World, chat: Chat): Author {
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
