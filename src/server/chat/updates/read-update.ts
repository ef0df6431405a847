import * as v from 'valibot';
import { parseValidItems } from '../../../contract/lenient-schemas.ts';
import { clock } from '../../lib/clock.ts';

type Fields = Record<string, unknown>;

const number = v.number();
const bytes = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The range of the database's integers. */
const count = v.pipe(bytes, v.maxValue(2_147_483_647));
const text = v.string();
const filled = v.pipe(text, v.nonEmpty());
const id = v.pipe(v.number(), v.safeInteger());
const flag = v.boolean();

/** An optional field; left out if it has a different type. */
const may = <Output>(schema: v.GenericSchema<unknown, Output>) => v.fallback(v.optional(schema), undefined);

/** A list without its odd items; left out if it is not a list. */
const listOf = <Output>(item: v.GenericSchema<unknown, Output>) =>
  may(
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) => parseValidItems(item, items)),
    ),
  );

const user = v.looseObject({
  id,
  is_bot: v.fallback(flag, false),
  first_name: may(text),
  username: may(text),
  language_code: may(text),
});

const KINDS_OF_CHAT = ['private', 'group', 'supergroup', 'channel'] as const;

/** People's ids are positive. */
const chat = v.pipe(
  v.looseObject({ id, type: may(v.picklist(KINDS_OF_CHAT)), title: may(text), first_name: may(text) }),
  v.transform((read) => ({ ...read, type: read.type ?? (read.id > 0 ? 'private' : 'supergroup') })),
);

const entity = v.looseObject({ type: text, offset: number, length: number, url: may(text) });
const photo = v.looseObject({ file_id: filled, width: v.fallback(count, 0), height: v.fallback(count, 0) });
/** Servers before Bot API 6.6 say `thumb`. */
const file = v.pipe(
  v.looseObject({
    file_id: filled,
    file_unique_id: may(filled),
    file_name: may(text),
    mime_type: may(text),
    file_size: may(bytes),
    duration: may(count),
    width: may(count),
    height: may(count),
    thumbnail: may(photo),
    thumb: may(photo),
    cover: listOf(photo),
  }),
  v.transform(({ thumb, ...read }) => ({
    ...read,
    // The same file has the same id at least for this bot.
    file_unique_id: read.file_unique_id ?? read.file_id,
    thumbnail: read.thumbnail ?? thumb,
  })),
);

const origin = v.looseObject({
  type: text,
  date: may(bytes),
  chat: may(chat),
  message_id: may(id),
});
/** A channel's post needs its place. */
const forwardOrigin = v.pipe(
  origin,
  v.check(
    ({ type, chat: from, message_id: post }) =>
      type !== 'channel' || (from !== undefined && post !== undefined),
  ),
);

const paid = v.looseObject({
  invoice_payload: text,
  telegram_payment_charge_id: filled,
  total_amount: v.fallback(count, 0),
  subscription_expiration_date: may(bytes),
  is_recurring: may(flag),
  is_first_recurring: may(flag),
});

const button = v.looseObject({ text: may(text), callback_data: may(text) });
const markup = v.looseObject({
  inline_keyboard: listOf(
    v.pipe(
      v.array(v.unknown()),
      v.transform((row) => parseValidItems(button, row)),
    ),
  ),
});

const messageFields = {
  message_id: id,
  date: may(bytes),
  chat,
  from: may(user),
  sender_chat: may(chat),
  text: may(text),
  caption: may(text),
  entities: listOf(entity),
  caption_entities: listOf(entity),
  photo: listOf(photo),
  video: may(file),
  document: may(file),
  media_group_id: may(text),
  message_thread_id: may(id),
  is_topic_message: may(flag),
  forward_origin: may(forwardOrigin),
  forward_from_chat: may(chat),
  forward_from_message_id: may(id),
  forward_date: may(bytes),
  migrate_to_chat_id: may(id),
  migrate_from_chat_id: may(id),
  successful_payment: may(paid),
  refunded_payment: may(paid),
  chat_shared: may(v.looseObject({ chat_id: id })),
  reply_markup: may(markup),
};

const plainMessage = v.pipe(
  v.looseObject(messageFields),
  v.transform(withMarkedText),
  v.transform(withOrigin),
);
/** A message replies to one in its own chat. */
const message = v.pipe(
  v.looseObject({ ...messageFields, reply_to_message: may(v.looseObject({})) }),
  v.transform(({ reply_to_message: reply, ...read }) => ({
    ...read,
    ...(reply && { reply_to_message: readReply({ ...reply, chat: reply['chat'] ?? read.chat }) }),
  })),
  v.transform(withMarkedText),
  v.transform(withOrigin),
  v.transform(withSender),
);

const readReply = (reply: unknown) => {
  const read = v.safeParse(plainMessage, reply);
  return read.success ? read.output : undefined;
};

type Marked = Pick<
  v.InferOutput<v.LooseObjectSchema<typeof messageFields, undefined>>,
  'caption' | 'caption_entities' | 'entities' | 'text'
>;

/** Entities mark parts of a text: without it there are none. */
function withMarkedText<Message extends Marked>(read: Message) {
  return {
    ...read,
    entities: read.text === undefined ? undefined : read.entities,
    caption_entities: read.caption === undefined ? undefined : read.caption_entities,
  };
}

/** Servers before Bot API 7.0 spread the origin of a forwarded post over the message. */
function withOrigin<Message extends v.InferOutput<v.LooseObjectSchema<typeof messageFields, undefined>>>(
  read: Message,
) {
  const { forward_origin, forward_from_chat: from, forward_from_message_id: post, forward_date: date } = read;
  if (forward_origin || from?.type !== 'channel' || post === undefined) return read;
  return { ...read, forward_origin: { type: 'channel', chat: from, message_id: post, date } };
}

type Sent = {
  chat: v.InferOutput<typeof chat>;
  from?: v.InferOutput<typeof user> | undefined;
  date?: number | undefined;
};

/** In a private chat the other person is the chat; a group's message without a sender is nobody's, as an anonymous one. */
function withSender<Message extends Sent>(read: Message) {
  const { chat: where, from, date } = read;
  const isPrivate = where.type === 'private';
  const sender = { id: where.id, is_bot: !isPrivate, first_name: where.first_name };
  return {
    ...read,
    date: date ?? Math.floor(clock.now() / 1000),
    from: from ?? (where.type === 'channel' ? undefined : sender),
  };
}

/** Channels' posts come from channels. */
const post = v.pipe(
  message,
  v.transform((read) => ({ ...read, chat: { ...read.chat, type: 'channel' } })),
);

const member = v.looseObject({ status: text });

/**
 * The facts read of each kind of update that the bot handles; an update without a required one counts as none of
 * that kind.
 */
const update = v.looseObject({
  update_id: v.pipe(id, v.minValue(0)),
  message: may(message),
  channel_post: may(post),
  edited_channel_post: may(post),
  callback_query: may(
    v.looseObject({
      id: text,
      from: user,
      data: may(text),
      inline_message_id: may(text),
      message: may(plainMessage),
    }),
  ),
  inline_query: may(
    v.looseObject({ id: text, from: user, query: v.fallback(text, ''), chat_type: may(text) }),
  ),
  chosen_inline_result: may(v.looseObject({ result_id: text, from: user, inline_message_id: may(text) })),
  pre_checkout_query: may(
    v.looseObject({
      id: text,
      from: user,
      invoice_payload: v.fallback(text, ''),
      total_amount: may(number),
      currency: may(text),
    }),
  ),
  subscription: may(v.looseObject({ user, invoice_payload: text, state: text })),
  my_chat_member: may(
    v.pipe(
      v.looseObject({ chat, from: may(user), date: may(bytes), new_chat_member: member }),
      v.transform(withSender),
    ),
  ),
});

/** Levels of objects and lists in an update; those of the Bot API have about ten. */
const MAX_DEPTH = 64;

/**
 * Reads each fact of an update separately: a fact of an undocumented type is left out and costs no other; so is an
 * object without its required facts. Undefined without a number, and for one that is nested too deeply to be walked through.
 */
export function readUpdate(input: unknown): Fields | undefined {
  if (isDeeperThan(MAX_DEPTH, input)) return undefined;
  const read = v.safeParse(update, withoutNulls(input));
  return read.success ? read.output : undefined;
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

/** The Bot API leaves out absent fields. */
function withoutNulls(input: unknown): unknown {
  return JSON.parse(JSON.stringify(input ?? null), (_key, value: unknown) => value ?? undefined);
}
