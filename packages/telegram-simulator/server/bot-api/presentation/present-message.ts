import {
  type Author,
  copyableContentOf,
  hasMedia,
  type Message,
  type MessageContent,
  type Service,
} from '../../../wire-message.ts';
import type { Chat, Person } from '../../../wire-world.ts';
import { findMessage } from '../../world/messages.ts';
import type { World } from '../../world/world.ts';
import { presentButton } from './present-button.ts';
import { presentMedia } from './present-media.ts';
import { presentPoll } from './present-poll.ts';

type Json = Record<string, unknown>;

/** A message as the Bot API presents it. Undefined fields do not appear in the JSON. */
export function presentMessage(world: World, message: Message, isReply = false): Json {
  const chat = world.chats.get(message.chatId);
  const replied = isReply || message.replyTo === undefined ? undefined : findMessage(chat, message.replyTo);
  return {
    message_id: message.id,
    from: message.author.kind === 'channel' ? undefined : presentUser(world, message.author),
    sender_chat: message.author.kind === 'channel' && chat ? presentChat(world, chat) : undefined,
    chat: chat && presentChat(world, chat),
    date: message.date,
    edit_date: message.editDate,
    via_bot: message.isViaBot ? presentBot(world) : undefined,
    forward_origin: message.forwardedFrom && presentOrigin(world, message.forwardedFrom, message),
    reply_to_message: replied && presentMessage(world, replied, true),
    media_group_id: message.mediaGroupId,
    has_protected_content: message.isProtected || undefined,
    effect_id: message.effectId,
    ...presentContent(world, message),
    ...(message.service && presentService(world, message.service, chat)),
    reply_markup: message.buttons && {
      inline_keyboard: message.buttons.map((row) => row.map(presentButton)),
    },
  };
}

function presentContent({ bot }: World, message: Message): Json {
  if (message.invoice) {
    const { title, description, currency, amount } = message.invoice;
    return { invoice: { title, description, start_parameter: '', currency, total_amount: amount } };
  }
  const { text, entities, poll, ...rest } = copyableContentOf(message);
  return {
    ...presentText(text, entities, hasMedia(message)),
    ...presentMedia(bot, rest),
    poll: poll && presentPoll(poll),
  };
}

function presentText(text: string, entities: MessageContent['entities'], isCaption: boolean): Json {
  if (!text) return {};
  const shown = entities.length > 0 ? entities : undefined;
  return isCaption ? { caption: text, caption_entities: shown } : { text, entities: shown };
}

function presentService(world: World, service: Service, chat: Chat | undefined): Json {
  if (service.kind === 'pin') {
    const pinned = findMessage(chat, service.messageId);
    return { pinned_message: pinned && presentMessage(world, pinned, true) };
  }
  if (service.kind === 'webAppData') {
    return { web_app_data: { button_text: service.buttonText, data: service.data } };
  }
  if (service.kind === 'joined') return { new_chat_members: [presentUser(world, service.member)] };
  if (service.kind === 'left') return { left_chat_member: presentUser(world, service.member) };
  if (service.kind === 'writeAccess') return { write_access_allowed: { from_request: true } };
  if (service.kind === 'chatShared') {
    const { requestId: request_id, sharedId: chat_id, title } = service;
    return { chat_shared: { request_id, chat_id, title } };
  }
  const payment = {
    currency: service.currency,
    total_amount: service.amount,
    invoice_payload: service.payload,
    telegram_payment_charge_id: service.chargeId,
    provider_payment_charge_id: '',
  };
  if (service.kind === 'refund') return { refunded_payment: payment };
  const { recurring } = service;
  if (!recurring) return { successful_payment: payment };
  const { expiresAt, isFirst } = recurring;
  const renewal = {
    subscription_expiration_date: expiresAt,
    is_recurring: true,
    ...(isFirst && { is_first_recurring: true }),
  };
  return { successful_payment: { ...payment, ...renewal } };
}

/** A person or the bot; undefined for a channel. */
export function presentUser(world: World, { kind, id }: Author): Json | undefined {
  const person = world.people.get(id);
  return kind === 'bot' ? presentBot(world) : person && presentPerson(person);
}

function presentOrigin(world: World, author: Author, { date, forwardedPost = 1 }: Message): Json {
  const chat = world.chats.get(author.id);
  if (author.kind === 'channel') {
    return { type: 'channel', date, chat: chat && presentChat(world, chat), message_id: forwardedPost };
  }
  return { type: 'user', date, sender_user: presentUser(world, author) };
}

export function presentPerson({ id, firstName, username, languageCode }: Person): Json {
  return { id, is_bot: false, first_name: firstName, username, language_code: languageCode };
}

export function presentBot({ bot }: Pick<World, 'bot'>): Json {
  return { id: bot.id, is_bot: true, first_name: bot.name, username: bot.username };
}

export function presentChat(world: World, { id, type, title }: Chat): Json {
  if (type !== 'private') return { id, type, title };
  return { id, type, first_name: title, username: world.people.get(id)?.username };
}
