import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Message } from 'grammy/types';
import { keysOf } from '../../lib/keys-of.ts';
import type { SigningSecrets } from '../../sessions/signing-secrets.ts';
import type { BotServices, PrivateChatContext } from '../bot-services.ts';
import { button, channelId, rowId } from './button-fields.ts';
import { buttons } from './buttons.ts';

/** A kind of question, and its declaration. */
export type Question = {
  pattern: RegExp;
  /** Only an owner's answer counts. */
  isForOwners?: boolean;
  /** A video may be the answer. */
  takesVideos?: boolean;
};

/** All questions whose answers the bot reads: a word and fields, like a button's data. */
export const questions = {
  wantedTitle: button('wanted', {}),
  reportNote: button('note', { reportId: rowId }),
  /** A report's card counts as this question, by its button. */
  reportedVideo: { ...buttons.replaceReported, isForOwners: true, takesVideos: true },
  rejectReason: { ...button('reason', { requestId: rowId }), isForOwners: true },
  requestedTitle: { ...button('which', { requestId: rowId }), isForOwners: true },
  titleOfSubtitles: { ...button('subtitles', { subtitlesId: rowId }), isForOwners: true },
  lastPost: { ...button('lastpost', { channelId }), isForOwners: true },
} satisfies Record<string, Question>;
export const QUESTIONS = keysOf(questions);

/** `hint` is the placeholder of the answer's field. */
type Asked = { text: string; hint?: string };

/** The character that carries the question's data: it is invisible, and no text field trims it. */
const MARK = '\u2060';
const SIGNED = /[?&]q=([a-z]+(?::\d+)*)\.([\w-]{22})$/;

/** Asks a question by a message to reply to; `data` is made by one of `questions`. */
export async function ask(
  ctx: PrivateChatContext,
  { secrets }: Pick<BotServices, 'secrets'>,
  data: string,
  { text, hint }: Asked,
): Promise<void> {
  const url = `https://t.me/${ctx.me.username}?q=${data}.${signatureOf(data, ctx.chatId, secrets[0])}`;
  await ctx.reply(`${text}${MARK}`, {
    entities: [{ type: 'text_link', offset: text.length, length: MARK.length, url }],
    link_preview_options: { is_disabled: true },
    reply_markup: { force_reply: true, ...(hint !== undefined && { input_field_placeholder: hint }) },
  });
}

/** The data of the question in a message; undefined unless this server signed it for the chat. */
export function signedData({ chat, entities = [] }: Message, secrets: SigningSecrets): string | undefined {
  for (const entity of entities) {
    const [, data, signature = ''] = (entity.type === 'text_link' && SIGNED.exec(entity.url)) || [];
    if (data === undefined) continue;
    const given = Buffer.from(signature);
    const isOurs = (secret: string) =>
      timingSafeEqual(given, Buffer.from(signatureOf(data, chat.id, secret)));
    if (secrets.some(isOurs)) return data;
  }
  return undefined;
}

/** True if a message carries a question's signature, genuine or not. */
export const isSigned = ({ entities = [] }: Message): boolean =>
  entities.some((entity) => entity.type === 'text_link' && SIGNED.test(entity.url));

function signatureOf(data: string, chatId: number, secret: string): string {
  const hash = createHmac('sha256', secret).update(`question\n${chatId}\n${data}`);
  return hash.digest('base64url').slice(0, 22);
}
