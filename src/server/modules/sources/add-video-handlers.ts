import type { Message } from 'grammy/types';
import {
  type BotServices,
  isOwner,
  type PrivateChatComposer,
  type PrivateChatContext,
} from '../../chat/bot-services.ts';
import { onCommand, splitWords } from '../../chat/commands/commands.ts';
import { channelTexts, texts } from '../../chat/texts/texts.ts';
import { nameOfPart } from '../catalogue/cards/title-card.ts';
import {
  type Episode,
  MAX_EPISODE_NUMBER,
  parseCaptionReference,
  parseTitlePartReference,
  type TitlePartReference,
  validateTitlePart,
} from '../catalogue/rules/title-part.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitleIncludingHidden } from '../catalogue/titles.ts';
import { parseVideoUrl } from './parse-video-url.ts';
import { saveVideoAndNotify } from './save-video.ts';
import { readVersionHints } from './versions/read-version-hints.ts';
import { type VersionHints, versionLabel } from './versions/version-facts.ts';
import { videoFileIn } from './video-file.ts';
import type { VideoLocation } from './video-location.ts';
import { keepEarlierButton } from './videos/replaced-videos.ts';

/**
 * Adds videos: a video whose caption is the title's id (with season and episode), or `/video`, formerly `/sorgente`, with
 * the URL of a channel's message or of any page.
 */
export function registerAddVideoHandlers(chats: PrivateChatComposer, services: BotServices): void {
  chats.on(['message:animation', 'message:video_note'], async (ctx, next) => {
    if (!isOwner(ctx, services)) return next();
    return ctx.reply(channelTexts.notAFilm[ctx.message.animation ? 'animation' : 'videoNote']);
  });

  chats.on(['message:video', 'message:document'], async (ctx, next) => {
    const video = videoFileIn(ctx.message);
    if (!video) return next();
    if (!isOwner(ctx, services)) {
      await ctx.reply(texts.onlyOwner);
      return;
    }
    const caption = parseCaptionReference(ctx.message.caption ?? '');
    const hints = versionHintsIn(ctx.message);
    await (caption ? keep(ctx, caption, { video, hints }, services) : ctx.reply(texts.captionHelp));
  });

  onCommand(chats, services, ['video', 'sorgente'], 'owners', async (ctx) => {
    const words = splitWords(ctx.match);
    const video = parseVideoUrl(words.pop() ?? '');
    const caption = parseTitlePartReference(words.join(' '));
    await (caption && video ? keep(ctx, caption, { video }, services) : ctx.reply(texts.videoHelp));
  });
}

/** What a message says of its video's version: by the name, the caption and the picture. */
export function versionHintsIn({ video, document, caption }: Message): VersionHints {
  const { file_name: fileName, file_size: bytes } = video ?? document ?? {};
  return readVersionHints({ fileName, bytes, caption, width: video?.width, height: video?.height });
}

/** Saves a video and replies; what it replaces can be put back. */
async function keep(
  ctx: PrivateChatContext,
  { titleId, episode }: TitlePartReference,
  { video, hints }: { video: VideoLocation; hints?: VersionHints },
  { db }: BotServices,
): Promise<unknown> {
  const title = await findTitleIncludingHidden(db, titleId);
  if (!title) return ctx.reply(texts.noSuchTitle(titleId));
  const fault = titlePartErrorText(title, episode);
  if (fault !== undefined) return ctx.reply(fault);
  const { outcome, replacedId, version } = await saveVideoAndNotify(db, { titleId, episode }, video, {
    ...(hints && { hints }),
  });
  const name = nameOfPart(title, episode);
  const text = texts.videoKept(name, outcome, versionLabel(version));
  if (replacedId === undefined) return ctx.reply(text);
  return ctx.reply(text, { reply_markup: { inline_keyboard: [[keepEarlierButton(replacedId)]] } });
}

/** Error text for an episode that a title cannot have; undefined when it can. */
function titlePartErrorText(title: Title, episode: Episode | undefined): string | undefined {
  switch (validateTitlePart(title, episode)) {
    case 'a film has no episodes':
      return texts.filmHasNoEpisodes(title.name);
    case 'a series needs season and episode':
      return texts.seriesNeedsEpisode(title.name, title.id);
    case 'it has no such season':
      return texts.noSuchSeason(title.name, title.duration, episode?.season ?? 0);
    case 'no season has such an episode':
      return texts.noSuchEpisode(episode?.episode ?? 0, MAX_EPISODE_NUMBER);
    case undefined:
      return undefined;
  }
}
