import type { Message } from 'grammy/types';
import { settleVideos } from '../../../../contract/desk/videos.ts';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../../chat/bot-services.ts';
import { COMMAND, isCancelling } from '../../../chat/messages/answers.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { dataOfButtons } from '../../../chat/messages/presses.ts';
import { channelTexts, texts } from '../../../chat/texts/texts.ts';
import type { Db } from '../../../database/db.ts';
import type { TmdbAccess } from '../../../remote/tmdb-client.ts';
import { nameWithYear } from '../../catalogue/cards/title-card.ts';
import { parseTitleWords } from '../../catalogue/rules/parse-title-words.ts';
import {
  isUnlikelyEpisode,
  parseCaptionReference,
  type TitlePartReference,
} from '../../catalogue/rules/title-part.ts';
import type { Title } from '../../catalogue/title.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { recordInChat } from '../../changes/changes.ts';
import { askWhetherRight, titlePartErrorText } from '../add-video-handlers.ts';
import { matchVideo, partsByName } from '../matching/match-video.ts';
import { videoTextOf } from '../matching/video-text.ts';
import { assignVideoPost } from '../posts/assign-video-post.ts';
import { processVideoPost } from '../posts/process-video-post.ts';
import { postIn } from '../posts/video-post-handlers.ts';
import {
  findVideoPost,
  findVideoPostById,
  markPostReported,
  nameOfVideo,
  type VideoPost,
} from '../posts/video-posts.ts';
import type { TitlePart } from '../title-part.ts';
import { findUnmatchedVideo } from './assign-videos.ts';
import { changeOfMatching } from './changes-of-videos.ts';
import { findKnownTitle } from './find-known-title.ts';
import { askAboutVideo } from './unmatched-video-message.ts';

/**
 * A reply to a video that an owner has sent or forwarded, or to the question about it, is the title's number or name, as a
 * caption would be.
 */
export function registerNameByReply(owners: PrivateChatComposer, services: BotServices & TmdbAccess): void {
  owners.on('message:text', async (ctx, next) => {
    const { text, reply_to_message: replied } = ctx.message;
    if (!replied || COMMAND.test(text) || isCancelling(text)) return next();
    const post = await repliedPost(ctx, services, replied);
    return post && (await takeReply(ctx, services, post, text.trim())) ? undefined : next();
  });
}

/** The video that a message is, or asks about. */
async function repliedPost(
  ctx: PrivateChatContext,
  { db }: BotServices,
  replied: Message,
): Promise<VideoPost | undefined> {
  if (replied.from?.id === ctx.me.id) {
    const data = dataOfButtons(replied);
    const asked = [buttons.video, buttons.ignorePost].flatMap((kind) =>
      data.flatMap((one) => kind.fields(one) ?? []),
    );
    return asked[0] && findUnmatchedVideo({ db }, asked[0].postId);
  }
  const video = postIn(replied, { location: undefined, ownerId: userIdOf(ctx) });
  if (!video || replied.from?.id !== ctx.from.id) return undefined;
  const { forward_origin: origin } = replied;
  const location =
    origin?.type === 'channel' ? { chatId: String(origin.chat.id), messageId: origin.message_id } : undefined;
  const known =
    (location && (await findVideoPost(db, { ...video, location }))) ?? (await findVideoPost(db, video));
  // A video with a title's number is the title's without a post.
  return known ?? findVideoPostById(db, await processVideoPost({ db }, video));
}

/** False for a video that has its title, if the words mean no other. */
async function takeReply(
  ctx: PrivateChatContext,
  services: BotServices & TmdbAccess,
  post: VideoPost,
  text: string,
): Promise<boolean> {
  const { db } = services;
  const reference = parseCaptionReference(text);
  const numbered = reference && (await findTitleIncludingHidden(db, reference.titleId));
  if (reference && numbered) return takeNumber(ctx, services, { post, text, reference, title: numbered });
  const parts = await partsOfWords(db, post, text);
  const title = parts?.[0] && (await findTitleIncludingHidden(db, parts[0].titleId));
  if (parts && title) {
    await settle(ctx, db, { post, title, parts });
    return true;
  }
  if (reference) {
    await ctx.reply(texts.noSuchTitle(reference.titleId));
    return true;
  }
  if (post.state === 'kept') return false;
  await askAgain(ctx, services, post, text);
  return true;
}

type Numbered = { post: VideoPost; text: string; reference: TitlePartReference; title: Title };

async function takeNumber(
  ctx: PrivateChatContext,
  services: BotServices,
  { post, text, reference: { episode }, title }: Numbered,
): Promise<true> {
  const { db } = services;
  const ofName = episode
    ? undefined
    : await partsByName(db, await videoTextOf({ db }, post), { title, season: undefined });
  const fault = ofName ? undefined : titlePartErrorText(title, episode);
  if (fault !== undefined) await ctx.reply(fault);
  else if (episode && isUnlikelyEpisode(title, episode)) {
    const postId = await processVideoPost({ db }, ownWords(post, text), { isAsked: true });
    await askWhetherRight(ctx, services, { title, episode, address: '', postId });
  } else await settle(ctx, db, { post, title, parts: ofName ?? [{ titleId: title.id, episode }] });
  return true;
}

/** The parts that words surely mean: as a caption would, or as the only title of that name, however short the video is. */
async function partsOfWords(db: Db, post: VideoPost, text: string): Promise<TitlePart[] | undefined> {
  const words = await videoTextOf({ db }, ownWords(post, text));
  const { parts } = await matchVideo(db, words);
  if (parts) return parts;
  const known = await findKnownTitle(db, { ...parseTitleWords(text), type: undefined });
  return known && known !== 'several'
    ? partsByName(db, words, { title: known, season: undefined })
    : undefined;
}

const ownWords = (post: VideoPost, text: string): VideoPost => ({
  ...post,
  caption: text,
  isOwnCaption: true,
});

async function settle(
  ctx: PrivateChatContext,
  db: Db,
  { post, title, parts }: { post: VideoPost; title: Title; parts: readonly TitlePart[] },
): Promise<void> {
  await recordInChat(
    ctx,
    db,
    settleVideos,
  )(async (transaction) => {
    await assignVideoPost(transaction, post, { parts, state: 'kept', byHand: true });
    return { changes: [changeOfMatching(nameOfVideo(post), title, [post.id])] };
  });
  await ctx.reply(channelTexts.settled(nameWithYear(title), 1));
}

/** Asks about a video by the words, of which a new title can be made. */
async function askAgain(
  ctx: PrivateChatContext,
  services: BotServices & TmdbAccess,
  post: VideoPost,
  text: string,
): Promise<void> {
  const { db } = services;
  const id = await processVideoPost({ db }, ownWords(post, text), { isAsked: true });
  const waiting = await findUnmatchedVideo({ db }, id);
  // The owner has answered for that name before, and learns it by the report.
  if (!waiting) return;
  await markPostReported(db, id);
  await askAboutVideo(ctx, services, waiting);
}
