import type { Api } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { episodeAfter, keepReached } from '../repositories/reached-episodes.ts';
import { type Episode, findSource, loseSource, type Source } from '../repositories/sources.ts';
import type { Title } from '../repositories/title.ts';
import { episodeButton, nameOf, openButton, shortText } from './card.ts';
import { failureOf, isOriginLost } from './failures.ts';
import { sendPicture } from './send-picture.ts';
import type { Services } from './services.ts';
import { texts } from './texts.ts';

type Deps = Pick<Services, 'db' | 'links' | 'log'>;
type Video = { title: Title; episode?: Episode };

/**
 * Sends a film's or an episode's video to the chat of a person. `missing`: there is none; `lost`: none that the
 * messenger still takes, which is noted, and the owners hear of it once (`owner/tell-of-posts.ts`).
 */
export async function sendVideo(
  api: Api,
  services: Deps,
  chatId: number,
  video: Video,
): Promise<'sent' | 'missing' | 'lost'> {
  const { db, log } = services;
  const { title, episode } = video;
  const part = { contentId: title.id, episode };
  const source = await findSource(db, part);
  if (!source) return 'missing';
  try {
    await sendSource(api, chatId, source, await contentOf(video, chatId, services));
  } catch (error) {
    const { kind, reason } = failureOf(error);
    const isSourceAtFault = kind === 'refused' || (source.kind === 'message' && isOriginLost(error));
    if (!isSourceAtFault) throw error;
    log.warn({ title: wholeName(video), ...part, reason }, 'a video cannot be sent: add it again');
    await loseSource(db, part);
    return 'lost';
  }
  if (episode) await keepReached(db, { userId: String(chatId), contentId: title.id }, episode);
  return 'sent';
}

function wholeName({ title, episode }: Video): string {
  return episode ? texts.episode(title.titolo, episode.season, episode.episode) : nameOf(title);
}

/** What stands with a video: as on a card, and a way to the next episode. */
type Content = {
  picture: string | undefined;
  text: string;
  open: InlineKeyboardButton[];
  further: InlineKeyboardButton[][];
};

async function contentOf({ title, episode }: Video, chatId: number, { db, links }: Deps): Promise<Content> {
  const next = episode && (await episodeAfter(db, title.id, episode));
  return {
    picture: links.picture(title),
    text: shortText(title, episode && texts.part(episode.season, episode.episode)),
    open: openButton(title, { chatId, links }),
    further: next ? [[episodeButton(title.id, next, texts.nextEpisode)]] : [],
  };
}

async function sendSource(
  api: Api,
  chatId: number,
  source: Source,
  { picture, text, open, further }: Content,
): Promise<void> {
  const inline_keyboard = open.length > 0 ? [open, ...further] : further;
  const options = {
    caption: text,
    parse_mode: 'HTML' as const,
    reply_markup: { inline_keyboard },
  };
  switch (source.kind) {
    case 'video':
      await api.sendVideo(chatId, source.fileId, { ...options, supports_streaming: true });
      return;
    case 'document':
      await api.sendDocument(chatId, source.fileId, options);
      return;
    case 'message':
      await api.copyMessage(chatId, source.chatId, source.messageId, options);
      return;
    case 'link': {
      const keyboard = [[{ text: texts.watch, url: source.url }, ...open], ...further];
      await sendPicture(api, chatId, { picture, text, keyboard });
    }
  }
}
