import type { Message } from 'grammy/types';
import { knownWords } from '../../languages/known-words.ts';
import {
  type BotServices,
  isOwner,
  type PrivateChatComposer,
  type PrivateChatContext,
} from '../bot-services.ts';
import { texts } from '../texts/texts.ts';
import { dataOfButtons } from './presses.ts';
import { isSigned, type Question, type questions, signedData } from './questions.ts';

type AnswerContext = PrivateChatContext & { message: Message };

/** Handles the answers to one kind of question; `false` leaves the message to other handlers. */
export type AnswerHandler = {
  question: Question;
  handle(ctx: AnswerContext, data: string, text: string): Promise<unknown>;
};
export type AnswerHandlers<Kind extends keyof typeof questions = keyof typeof questions> = Record<
  Kind,
  AnswerHandler
>;

/** A command; a path such as /posters/x.svg may be an answer. */
export const COMMAND = /^\/\w+(\s|$)/;
/** True if the text gives up a question: 'annulla', '/annulla'. */
export const isCancelling = (text: string) => knownWords().cancel.has(text.replace(/^\//, '').toLowerCase());

/** Handles the answers to a kind of question; `text` is trimmed, and empty for a video. */
export function answersTo<Values>(
  question: Question & { fields(data: string): Values | undefined },
  handle: (ctx: AnswerContext, values: Values, text: string) => Promise<unknown>,
): AnswerHandler {
  return {
    question,
    async handle(ctx, data, text) {
      const values = question.fields(data);
      return values !== undefined && handle(ctx, values, text);
    },
  };
}

/**
 * Passes an answer to the handler of its question's kind. The question is known by its signed data or by its own buttons,
 * never by its words, which may be someone else's.
 */
export function registerAnswers(
  chats: PrivateChatComposer,
  services: BotServices,
  handlers: AnswerHandlers,
): void {
  const all = Object.values(handlers);

  chats.on('message', async (ctx, next) => {
    const { text: words, video, document, reply_to_message: asked } = ctx.message;
    const text = words?.trim() ?? '';
    const isCancel = isCancelling(text);
    const isOurs = asked?.from?.id === ctx.me.id && (isCancel || !COMMAND.test(text));
    const found = isOurs && (text || video || document) ? find(asked, isOwner(ctx, services)) : undefined;
    if (found === 'expired') return ctx.reply(texts.questionExpired);
    if (!found) return isCancel && text.startsWith('/') ? ctx.reply(texts.nothingToCancel) : next();
    if (isCancel) return ctx.reply(texts.nothingChanged);
    const { handle, question } = found.handler;
    const isTaken = text !== '' || (question.takesVideos === true && !pictureIn(ctx.message));
    return isTaken && (await handle(ctx, found.data, text)) !== false ? undefined : next();
  });

  type FoundHandler = { handler: AnswerHandler; data: string };

  /** The handler of a question; `expired` when its signature is none of ours. */
  function find(asked: Message, isAnOwner: boolean): FoundHandler | 'expired' | undefined {
    const candidates = [signedData(asked, services.secrets) ?? [], dataOfButtons(asked)].flat();
    for (const handler of all.filter(({ question }) => isAnOwner || !question.isForOwners)) {
      const data = candidates.find((candidate) => handler.question.pattern.test(candidate));
      if (data !== undefined) return { handler, data };
    }
    return isSigned(asked) ? 'expired' : undefined;
  }
}

/** Image types that the server renders. */
const IMAGE_TYPE = /^image\/(jpeg|png|webp)$/;

/**
 * The picture in a message, a compressed photo or, as desktop clients offer, a file; undefined without one. A file's
 * proportions are those of its thumbnail.
 */
export function pictureIn({ photo, document }: Message): { fileId: string; isWide: boolean } | undefined {
  const largest = photo?.at(-1);
  if (largest) return { fileId: largest.file_id, isWide: largest.width > largest.height };
  if (!document || !IMAGE_TYPE.test(document.mime_type ?? '')) return undefined;
  const { thumbnail } = document;
  return { fileId: document.file_id, isWide: thumbnail !== undefined && thumbnail.width > thumbnail.height };
}
