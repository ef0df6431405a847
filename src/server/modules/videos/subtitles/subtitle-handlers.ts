import type { Composer, Context } from 'grammy';
import type { Message } from 'grammy/types';
import { type BotServices, isOwner, type PrivateChatComposer, userIdOf } from '../../../chat/bot-services.ts';
import { texts, versionTexts as words } from '../../../chat/texts/texts.ts';
import { replyOnce } from '../../../chat/updates/reply-once.ts';
import type { Db } from '../../../database/db.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { cleanVideoText } from '../matching/clean-video-text.ts';
import { captionOf } from '../message-caption.ts';
import { findChannelOfPost, noteNewestPost } from '../posts/video-channels.ts';
import type { TitlePart } from '../title-part.ts';
import { type AnsweredVideo, addSubtitles } from './add-subtitles.ts';
import type { NewSubtitles, SavedSubtitles } from './subtitle-files.ts';
import { subtitleName } from './subtitle-kinds.ts';
import { parseSubtitleName } from './subtitle-name.ts';

/** Takes subtitle files (.srt, .vtt, .ass) that are posted in registered channels or sent by owners. */
export function registerSubtitleHandlers(
  updates: Composer<Context>,
  chats: PrivateChatComposer,
  services: BotServices,
): void {
  const { db } = services;

  updates.on(['channel_post:document', 'edited_channel_post:document'], async (ctx, next) => {
    const message = ctx.channelPost ?? ctx.editedChannelPost;
    if (!isSubtitles(message)) return next();
    const place = { chatId: message.chat.id, updateId: ctx.update.update_id };
    const channel = await findChannelOfPost(services, place);
    if (!channel) return undefined;
    const { chatId, ownerId } = channel;
    if (ctx.channelPost) await noteNewestPost(db, chatId, message.message_id);
    await addChannelSubtitles(services, message, {
      location: { chatId, messageId: message.message_id },
      ownerId,
    });
    return undefined;
  });

  chats
    .filter((ctx) => isOwner(ctx, services))
    .on('message:document', async (ctx, next) => {
      if (!isSubtitles(ctx.message)) return next();
      const { forward_origin: origin } = ctx.message;
      const location =
        origin?.type === 'channel'
          ? { chatId: String(origin.chat.id), messageId: origin.message_id }
          : undefined;
      const file = subtitlesIn(ctx.message, { location, ownerId: userIdOf(ctx) });
      const sent = {
        caption: captionOf(ctx.message),
        answered: answeredIn(ctx.message),
        isTold: true,
      };
      return replyOnce(ctx, db, async (transaction) => {
        const added = file && (await addSubtitles(transaction, file, sent));
        return { text: added ? await keptText(transaction, added) : words.whichVideo };
      });
    });
}

async function keptText(
  db: Db,
  { parts: [first], label, replaced }: { parts: readonly TitlePart[] } & SavedSubtitles,
): Promise<string> {
  const title = first && (await findTitleIncludingHidden(db, first.titleId));
  if (!title) return words.whichVideo;
  const { episode } = first;
  const name = episode ? texts.episode(title.titolo, episode.season, episode.episode) : title.titolo;
  return words.subtitlesKept(name, subtitleName(label), replaced);
}

/** Adds the subtitles in a channel's post; false when there are none. */
export async function addChannelSubtitles(
  { db }: Pick<BotServices, 'db'>,
  message: Message,
  where: Pick<NewSubtitles, 'location' | 'ownerId'>,
): Promise<boolean> {
  const file = isSubtitles(message) ? subtitlesIn(message, where) : undefined;
  if (file) await addSubtitles(db, file, { caption: captionOf(message), isTold: false });
  return file !== undefined;
}

function isSubtitles({ document }: Message): boolean {
  return parseSubtitleName(document?.file_name ?? '') !== undefined;
}

function subtitlesIn(
  message: Message,
  { location, ownerId }: Pick<NewSubtitles, 'location' | 'ownerId'>,
): NewSubtitles | undefined {
  const { document } = message;
  const fileName = document?.file_name ?? '';
  const name = parseSubtitleName(fileName);
  if (!document || !name) return undefined;
  return {
    fileId: document.file_id,
    fileUniqueId: document.file_unique_id,
    fileName,
    label: name.label || labelOfCaption(captionOf(message)),
    location,
    mediaGroup: message.media_group_id,
    replyTo: message.reply_to_message?.message_id,
    ownerId,
  };
}

/** Language and kind in a caption besides the number of a title: 'tt0078748 English', '573 ita forced'. */
function labelOfCaption(caption: string): string {
  const labels = caption.split('\n').map((line) => {
    const words = cleanVideoText(line).replace(/^(?:n\.\s*)?\d+(?:\s+[^\s\d]*\d\S*)?\s+/i, '');
    // Behind the tag of a release words describe the subtitles.
    const read = parseSubtitleName(`1080p.${words}.srt`);
    return read?.stem === '1080p' ? read.label : '';
  });
  return labels.find((label) => label !== '') ?? '';
}

/** The video that a message to the bot answers: forwarded from a channel, or sent by the owner. */
function answeredIn({ reply_to_message: answered }: Message): AnsweredVideo | undefined {
  const file = answered?.video ?? answered?.document;
  if (!answered || !file) return undefined;
  const { forward_origin: origin } = answered;
  return {
    caption: captionOf(answered),
    fileName: file.file_name ?? '',
    location:
      origin?.type === 'channel'
        ? { chatId: String(origin.chat.id), messageId: origin.message_id }
        : undefined,
  };
}
