import type { Message } from 'grammy/types';
import {
  type BotServices,
  isOwner,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { onCommand, splitWords } from '../../chat/commands/commands.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { replyOnceToAlbum } from '../../chat/messages/reply-once-to-album.ts';
import { channelTexts, texts } from '../../chat/texts/texts.ts';
import { type Reply, replyOnce } from '../../chat/updates/reply-once.ts';
import { nameOfPart } from '../catalogue/cards/title-card.ts';
import { pageAboutTitle, parseVideoUrl } from '../catalogue/rules/parse-video-url.ts';
import {
  type Episode,
  isUnlikelyEpisode,
  MAX_PART_NUMBER,
  parseCaptionReference,
  parseTitlePartReference,
  type TitlePartReference,
  validateTitlePart,
} from '../catalogue/rules/title-part.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitleIncludingHidden } from '../catalogue/titles.ts';
import { processVideoPost } from './posts/process-video-post.ts';
import { keepEarlierButton } from './posts/replaced-video-handlers.ts';
import { postIn } from './posts/video-post-handlers.ts';
import { markPostReported } from './posts/video-posts.ts';
import { type SavedVideo, saveVideoAndNotify } from './save-video.ts';
import { labelOf } from './title-part.ts';
import { readVersionHints } from './versions/read-version-hints.ts';
import { type VersionHints, versionLabel } from './versions/version-facts.ts';
import { videoFileIn } from './video-file.ts';
import type { VideoLocation } from './video-location.ts';

/**
 * Adds videos: a video whose caption is the title's id (with season and episode), while any other waits for its title like
 * one that is forwarded; or `/video`, also `/sorgente`, with the URL of a channel's message or of any page.
 */
export function registerAddVideoHandlers(chats: PrivateChatComposer, services: BotServices): void {
  chats.on(['message:animation', 'message:video_note'], async (ctx, next) => {
    if (!isOwner(ctx, services)) return next();
    return ctx.reply(channelTexts.notAFilm);
  });

  chats.on(['message:video', 'message:document'], async (ctx, next) => {
    const video = videoFileIn(ctx.message);
    if (!video) return next();
    if (!isOwner(ctx, services)) {
      await replyOnceToAlbum(ctx, texts.onlyOwner);
      return;
    }
    const caption = parseCaptionReference(ctx.message.caption ?? '');
    const hints = versionHintsIn(ctx.message);
    const { file_unique_id: fileUniqueId } = ctx.message.video ?? ctx.message.document;
    const isKept =
      caption !== undefined && (await keep(ctx, caption, { video, hints, fileUniqueId }, services));
    if (!isKept) await waitForTitle(ctx, services);
  });

  onCommand(chats, services, ['video', 'sorgente'], 'owners', async (ctx) => {
    const words = splitWords(ctx.match);
    const address = words.pop() ?? '';
    const video = parseVideoUrl(address);
    const caption = parseTitlePartReference(words.join(' '));
    if (caption && video) await keep(ctx, caption, { video, address }, services);
    else await ctx.reply(pageAboutTitle(address) ? texts.pageAboutTitle : texts.videoHelp);
  });

  onPress(
    chats.filter((ctx) => isOwner(ctx, services)),
    buttons.addVideo,
    async (ctx, { part }) => {
      const text = ctx.callbackQuery.message?.text ?? '';
      const video = parseVideoUrl(text.split(/\s+/).at(-1) ?? '');
      // The messenger no longer sends the text of an old message.
      if (!video) return void (await ctx.reply(texts.videoHelp));
      await ctx.editMessageReplyMarkup();
      await keep(ctx, part, { video, isSure: true }, services);
      return undefined;
    },
  );
}

/** A message's hints at its video's version: the name, the caption and the picture. */
export function versionHintsIn({ video, document, caption }: Message): VersionHints {
  const { file_name: fileName, file_size: bytes } = video ?? document ?? {};
  return readVersionHints({ fileName, bytes, caption, width: video?.width, height: video?.height });
}

/** `address`: the URL of a link; `isSure`: its owner has confirmed the episode. */
type NewVideo = {
  video: VideoLocation;
  hints?: VersionHints;
  fileUniqueId?: string;
  address?: string;
  isSure?: boolean;
};

/** Queues a video for review, like one that is forwarded; the report says what became of it. Returns its post's id. */
async function waitForTitle(ctx: PrivateChatContext, { db }: BotServices): Promise<number | undefined> {
  const post = ctx.message && postIn(ctx.message, { location: undefined, ownerId: userIdOf(ctx) });
  return post && processVideoPost({ db }, post, { isAsked: true, updateId: ctx.update.update_id });
}

/**
 * Saves a video and replies; a replaced one can be put back. Returns false after a reply that its title, or that part of
 * it, cannot be.
 */
async function keep(
  ctx: PrivateChatContext,
  { titleId, episode }: TitlePartReference,
  { video, hints, fileUniqueId, address = '', isSure = false }: NewVideo,
  services: BotServices,
): Promise<boolean> {
  const { db } = services;
  const title = await findTitleIncludingHidden(db, titleId);
  const fault = title ? titlePartErrorText(title, episode) : texts.noSuchTitle(titleId);
  if (!title || fault !== undefined) return refuse(ctx, fault ?? '');
  if (!isSure && episode && isUnlikelyEpisode(title, episode)) {
    const postId = await waitForTitle(ctx, services);
    await askWhetherRight(ctx, services, { title, episode, address, postId });
    return true;
  }
  const saving = { ...(hints && { hints }), fileUniqueId };
  await replyOnce(ctx, db, async (transaction) => {
    const saved = await saveVideoAndNotify(transaction, { titleId, episode }, video, saving);
    return keptReply(nameOfPart(title, episode), saved);
  });
  return true;
}

/** The outcome of saving a video of `name`; a replaced one can be put back. */
export function keptReply(name: string, { outcome, replacedId, version }: SavedVideo): Reply {
  return {
    text: texts.videoKept(name, outcome, versionLabel(version)),
    buttons: replacedId === undefined ? [] : [[keepEarlierButton(replacedId)]],
  };
}

async function refuse(ctx: PrivateChatContext, fault: string): Promise<false> {
  await ctx.reply(fault);
  return false;
}

type Unlikely = { title: Title; episode: Episode; address: string; postId: number | undefined };

/** Asks a person who may have mistyped a season; a video waits meanwhile as `postId`, an address is in the question. */
export async function askWhetherRight(
  ctx: PrivateChatContext,
  { db }: BotServices,
  { title, episode, address, postId }: Unlikely,
): Promise<unknown> {
  const part = labelOf(episode);
  if (postId !== undefined) await markPostReported(db, postId);
  const button =
    postId === undefined
      ? buttons.addVideo.labelled(texts.itIs(part), { part: { titleId: title.id, episode } })
      : buttons.assign.labelled(texts.itIs(part), { ...WHOLE, postId, titleId: title.id });
  return ctx.reply(texts.isItReally(title.titolo, title.durata, part, address), {
    reply_markup: { inline_keyboard: [[button]] },
    link_preview_options: { is_disabled: true },
  });
}

/** An unmatched video alone, of which the name says the season. */
const WHOLE = { season: null, isOne: true, filter: 'all', index: 0 } as const;

/** Error text for an episode that a title cannot have; undefined when it can. */
export function titlePartErrorText(title: Title, episode: Episode | undefined): string | undefined {
  switch (validateTitlePart(title, episode)) {
    case 'a film has no episodes':
      return texts.filmHasNoEpisodes(title.titolo);
    case 'a series needs season and episode':
      return texts.seriesNeedsEpisode(title.titolo, title.id);
    case 'the number is too large':
      return texts.numberTooLarge(MAX_PART_NUMBER);
    case undefined:
      return undefined;
  }
}
