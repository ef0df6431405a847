import type {
  Author,
  Document,
  Entity,
  InlineButton,
  Message,
  Photo,
  Service,
  Video,
} from '../../wire-message.ts';
import { hasMedia } from '../../wire-message.ts';
import type { Chat, Person } from '../../wire-world.ts';
import { findMessage } from '../world/messages.ts';
import type { World } from '../world/world.ts';

type Json = Record<string, unknown>;

/** A message as the Bot API shows it. What is undefined does not appear in the JSON. */
export function presentMessage(world: World, message: Message, isReply = false): Json {
  const chat = world.chats.get(message.chatId);
  const replied = isReply || message.replyTo === undefined ? undefined : findMessage(chat, message.replyTo);
  return {
    message_id: message.id,
    from: message.author.kind === 'channel' ? undefined : presentAuthor(world, message.author),
    sender_chat: message.author.kind === 'channel' && chat ? presentChat(world, chat) : undefined,
    chat: chat && presentChat(world, chat),
    date: message.date,
    edit_date: message.editDate,
    via_bot: message.isViaBot ? presentBot(world) : undefined,
    forward_origin: message.forwardedFrom && presentOrigin(world, message.forwardedFrom, message),
    reply_to_message: replied && presentMessage(world, replied, true),
    ...presentContent(message),
    ...(message.service && presentService(message.service)),
    reply_markup: message.buttons && {
      inline_keyboard: message.buttons.map((row) => row.map(presentButton)),
    },
  };
}

function presentContent(message: Message): Json {
  const entities = message.entities.length > 0 ? message.entities.map(presentEntity) : undefined;
  if (hasMedia(message)) {
    return {
      photo: message.photo && presentPhoto(message.photo),
      video: message.video && presentVideo(message.video),
      document: message.document && presentDocument(message.document),
      caption: message.text || undefined,
      caption_entities: entities,
    };
  }
  if (message.invoice) {
    const { title, description, currency, amount } = message.invoice;
    return { invoice: { title, description, start_parameter: '', currency, total_amount: amount } };
  }
  return message.text ? { text: message.text, entities } : {};
}

function presentService(service: Service): Json {
  if (service.kind === 'webAppData') {
    return { web_app_data: { button_text: service.buttonText, data: service.data } };
  }
  const payment = {
    currency: service.currency,
    total_amount: service.amount,
    invoice_payload: service.payload,
    telegram_payment_charge_id: service.chargeId,
    provider_payment_charge_id: '',
  };
  return service.kind === 'payment' ? { successful_payment: payment } : { refunded_payment: payment };
}

const presentEntity = ({ type, offset, length, url, language }: Entity): Json => ({
  type,
  offset,
  length,
  url,
  language,
});

/** Two sizes, the greatest last, as the messenger makes them. */
function presentPhoto({ fileId, fileUniqueId, width, height, size }: Photo): Json[] {
  const file = { file_id: fileId, file_unique_id: fileUniqueId };
  return [
    {
      ...file,
      width: Math.round(width / 4),
      height: Math.round(height / 4),
      file_size: Math.round(size / 16),
    },
    { ...file, width, height, file_size: size },
  ];
}

function presentVideo(video: Video): Json {
  const { width, height, duration } = video;
  return { ...presentDocument(video), width, height, duration };
}

function presentDocument({ fileId, fileUniqueId, fileName, mimeType, size }: Document): Json {
  return {
    file_id: fileId,
    file_unique_id: fileUniqueId,
    file_name: fileName,
    mime_type: mimeType,
    file_size: size,
  };
}

function presentButton(button: InlineButton): Json {
  const { text } = button;
  switch (button.kind) {
    case 'callback':
      return { text, callback_data: button.data };
    case 'url':
      return { text, url: button.url };
    case 'webApp':
      return { text, web_app: { url: button.url } };
    case 'copyText':
      return { text, copy_text: { text: button.copies } };
    case 'pay':
      return { text, pay: true };
    case 'switchInline':
      return button.where === 'here'
        ? { text, switch_inline_query_current_chat: button.query }
        : { text, switch_inline_query: button.query };
  }
}

function presentAuthor(world: World, { kind, id }: Author): Json | undefined {
  const person = world.people.get(id);
  return kind === 'bot' ? presentBot(world) : person && presentPerson(person);
}

function presentOrigin(world: World, author: Author, { date, forwardedPost = 1 }: Message): Json {
  const chat = world.chats.get(author.id);
  if (author.kind === 'channel') {
    return { type: 'channel', date, chat: chat && presentChat(world, chat), message_id: forwardedPost };
  }
  return { type: 'user', date, sender_user: presentAuthor(world, author) };
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
