import * as v from 'valibot';

/** The content of a chat, as the simulator keeps it and its page shows it. */

/** A stretch of a text, in UTF-16 units, named as the Bot API names it. */
export const entity = v.object({
  type: v.picklist([
    'bold',
    'italic',
    'underline',
    'strikethrough',
    'spoiler',
    'blockquote',
    'expandable_blockquote',
    'code',
    'pre',
    'text_link',
    'text_mention',
    'custom_emoji',
    'url',
    'email',
    'mention',
    'hashtag',
    'cashtag',
    'phone_number',
    'bot_command',
  ]),
  offset: v.number(),
  length: v.number(),
  /** For a `text_link`. */
  url: v.optional(v.string()),
  /** For a `pre`. */
  language: v.optional(v.string()),
  custom_emoji_id: v.optional(v.string()),
});
export type Entity = v.InferOutput<typeof entity>;

const label = { text: v.string(), style: v.optional(v.picklist(['danger', 'success', 'primary'])) };

/** The kinds of chat that a button or a mini app may ask for. */
export const chatKind = v.picklist(['users', 'bots', 'groups', 'channels']);
export type ChatKind = v.InferOutput<typeof chatKind>;

/** A button under a message. */
const inlineButton = v.variant('kind', [
  v.object({ ...label, kind: v.literal('callback'), data: v.string() }),
  v.object({ ...label, kind: v.literal('url'), url: v.string() }),
  v.object({ ...label, kind: v.literal('webApp'), url: v.string() }),
  /** Opens an address with the person who pressed it, signed by the bot's token. */
  v.object({ ...label, kind: v.literal('login'), url: v.string() }),
  /** Writes `@bot query` here, or in a chat that the person chooses; `kinds`: of those only. */
  v.object({
    ...label,
    kind: v.literal('switchInline'),
    query: v.string(),
    where: v.picklist(['here', 'choose']),
    kinds: v.optional(v.array(chatKind)),
  }),
  v.object({ ...label, kind: v.literal('copyText'), copies: v.string() }),
  v.object({ ...label, kind: v.literal('pay') }),
]);
export type InlineButton = v.InferOutput<typeof inlineButton>;

/** A button in the place of the keyboard: sends its text or the person's phone number, or opens the mini app. */
const replyButton = v.object({
  ...label,
  webAppUrl: v.optional(v.string()),
  asksContact: v.optional(v.boolean()),
});
export type ReplyButton = v.InferOutput<typeof replyButton>;

/** The effect of a bot's message on the place where people write. */
const replyMarkup = v.variant('kind', [
  v.object({
    kind: v.literal('keyboard'),
    rows: v.array(v.array(replyButton)),
    placeholder: v.optional(v.string()),
    oneTime: v.boolean(),
  }),
  v.object({ kind: v.literal('removeKeyboard') }),
  v.object({ kind: v.literal('forceReply'), placeholder: v.optional(v.string()) }),
]);
export type ReplyMarkup = v.InferOutput<typeof replyMarkup>;

/** A stored file. `url` is where the page finds it; absent for one that somebody only pretends to send. */
const file = {
  fileId: v.string(),
  fileUniqueId: v.string(),
  size: v.number(),
  url: v.optional(v.string()),
};

const photo = v.object({ ...file, width: v.number(), height: v.number() });
export type Photo = v.InferOutput<typeof photo>;

/** `duration` in seconds. */
const video = v.object({
  ...file,
  width: v.number(),
  height: v.number(),
  duration: v.number(),
  mimeType: v.string(),
  fileName: v.optional(v.string()),
});
export type Video = v.InferOutput<typeof video>;

/** A file that is sent unchanged, with any content. */
const document = v.object({ ...file, mimeType: v.string(), fileName: v.optional(v.string()) });
export type Document = v.InferOutput<typeof document>;

/** A sound, an animation or a sticker: the message's field says which. */
const otherMedia = v.object({
  ...document.entries,
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  duration: v.optional(v.number()),
  title: v.optional(v.string()),
  performer: v.optional(v.string()),
  emoji: v.optional(v.string()),
});
export type OtherMedia = v.InferOutput<typeof otherMedia>;

/** The files that a message can hold, one at a time, by the Bot API's names. */
const media = {
  photo: v.optional(photo),
  video: v.optional(video),
  document: v.optional(document),
  animation: v.optional(otherMedia),
  audio: v.optional(otherMedia),
  voice: v.optional(otherMedia),
  sticker: v.optional(otherMedia),
};

const location = v.object({ latitude: v.number(), longitude: v.number() });

/** `votes`: the numbers of the options that each person chose, by the person's id. */
const poll = v.object({
  id: v.string(),
  question: v.string(),
  options: v.array(v.string()),
  isAnonymous: v.boolean(),
  isQuiz: v.boolean(),
  allowsMany: v.boolean(),
  isClosed: v.boolean(),
  correctOption: v.optional(v.number()),
  votes: v.record(v.string(), v.array(v.number())),
});
export type Poll = v.InferOutput<typeof poll>;

/** The content of a message besides text and files. All but the poll are in the Bot API's own form. */
const cards = {
  location: v.optional(location),
  venue: v.optional(v.object({ location, title: v.string(), address: v.string() })),
  contact: v.optional(
    v.object({
      phone_number: v.string(),
      first_name: v.string(),
      last_name: v.optional(v.string()),
      user_id: v.optional(v.number()),
    }),
  ),
  dice: v.optional(v.object({ emoji: v.string(), value: v.number() })),
  poll: v.optional(poll),
};

/** `amount` in the smallest unit of the currency; `XTR` are Stars. */
export const invoice = v.object({
  title: v.string(),
  description: v.string(),
  payload: v.string(),
  currency: v.string(),
  amount: v.number(),
  photoUrl: v.optional(v.string()),
  isPaid: v.boolean(),
  /** For a subscription: seconds until the next payment. */
  period: v.optional(v.number()),
});
export type Invoice = v.InferOutput<typeof invoice>;

/** The author; a channel's posts have the channel. */
const author = v.object({
  kind: v.picklist(['bot', 'person', 'channel']),
  id: v.number(),
  name: v.string(),
});
export type Author = v.InferOutput<typeof author>;

/** A line of the messenger itself in the chat. */
const service = v.variant('kind', [
  v.object({
    kind: v.literal('payment'),
    currency: v.string(),
    amount: v.number(),
    payload: v.string(),
    chargeId: v.string(),
    isRefunded: v.boolean(),
    /** For a subscription, until `expiresAt` (seconds since 1970). */
    recurring: v.optional(v.object({ isFirst: v.boolean(), expiresAt: v.number() })),
  }),
  v.object({
    kind: v.literal('refund'),
    currency: v.string(),
    amount: v.number(),
    payload: v.string(),
    chargeId: v.string(),
  }),
  v.object({ kind: v.literal('webAppData'), buttonText: v.string(), data: v.string() }),
  v.object({ kind: v.literal('pin'), messageId: v.number() }),
  /** The person let the bot write, asked by its mini app. */
  v.object({ kind: v.literal('writeAccess') }),
  /** The message's author added `member` to the group, or came by themselves. */
  v.object({ kind: v.literal('joined'), member: author }),
  /** The message's author removed `member` from the group, or left it. */
  v.object({ kind: v.literal('left'), member: author }),
  /** The person chose a chat for the bot; `title` if the bot has asked for it. */
  v.object({
    kind: v.literal('chatShared'),
    requestId: v.number(),
    sharedId: v.number(),
    title: v.optional(v.string()),
  }),
]);
export type Service = v.InferOutput<typeof service>;

/** The picture that a text's link shows, above the text or below it. */
const linkPreview = v.object({ url: v.string(), isAbove: v.boolean() });
export type LinkPreview = v.InferOutput<typeof linkPreview>;

/** Content that can be sent again in a different chat. With a file, `text` is its caption. */
const content = v.object({
  text: v.string(),
  entities: v.array(entity),
  linkPreview: v.optional(linkPreview),
  ...media,
  ...cards,
});
export type MessageContent = v.InferOutput<typeof content>;

/** `date` and `editDate` in seconds since 1970. */
export const message = v.object({
  ...content.entries,
  id: v.number(),
  chatId: v.number(),
  author,
  date: v.number(),
  editDate: v.optional(v.number()),
  invoice: v.optional(invoice),
  service: v.optional(service),
  /** Rows of buttons under the message. */
  buttons: v.optional(v.array(v.array(inlineButton))),
  replyMarkup: v.optional(replyMarkup),
  replyTo: v.optional(v.number()),
  forwardedFrom: v.optional(author),
  /** The number of its author's post. */
  forwardedPost: v.optional(v.number()),
  /** Sent by a person through the bot's inline mode. */
  isViaBot: v.boolean(),
  inlineMessageId: v.optional(v.string()),
  /** The album that it is a part of. */
  mediaGroupId: v.optional(v.string()),
  /** Cannot be forwarded or copied. */
  isProtected: v.optional(v.boolean()),
  effectId: v.optional(v.string()),
  /** The bot's reaction to it, an emoji. */
  reaction: v.optional(v.string()),
});
export type Message = v.InferOutput<typeof message>;

/** The part of a message that can be sent again in a different chat. */
export function copyableContentOf(message: Message): MessageContent {
  return v.parse(content, message);
}

export const mediaKind = v.keyof(v.object(media));
export type MediaKind = v.InferOutput<typeof mediaKind>;

/** True if the message has a file, so that its text is a caption. */
export function hasMedia(message: Partial<MessageContent>): boolean {
  return mediaKind.options.some((kind) => message[kind] !== undefined);
}
