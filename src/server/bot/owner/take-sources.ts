import type { Message } from 'grammy/types';
import { rowId } from '../../domain/row-id.ts';
import { type Caption, readCaption } from '../../domain/source-caption.ts';
import { keepSource, type Source } from '../../repositories/sources.ts';
import type { Title } from '../../repositories/title.ts';
import { findAnyTitle } from '../../repositories/titles.ts';
import { nameOf } from '../card.ts';
import { isOwner, type PrivateChats, type Services } from '../services.ts';
import { texts } from '../texts.ts';
import { wordsOf } from './grant-premium.ts';

/**
 * The owner adds sources: a video with the title's id (and season and episode) as its caption, or with
 * `/sorgente` the address of a message in a channel, or of any page.
 */
export function takeSources(chats: PrivateChats, services: Services): void {
  chats.on(['message:video', 'message:document'], async (ctx, next) => {
    const source = sourceIn(ctx.message);
    if (!source) return next();
    if (!isOwner(ctx, services)) {
      await ctx.reply(texts.onlyOwner);
      return;
    }
    const caption = readCaption(ctx.message.caption ?? '');
    await ctx.reply(caption ? await keep(caption, source, services) : texts.captionHelp);
  });

  chats
    .filter((ctx) => isOwner(ctx, services))
    .command('sorgente', async (ctx) => {
      const words = wordsOf(ctx.match);
      const source = sourceAt(words.pop() ?? '');
      const caption = readCaption(words.join(' '));
      await ctx.reply(caption && source ? await keep(caption, source, services) : texts.sourceHelp);
    });
}

function sourceIn({ video, document }: Message): Source | undefined {
  if (video) return { kind: 'video', fileId: video.file_id };
  if (document?.mime_type?.startsWith('video/')) return { kind: 'document', fileId: document.file_id };
  return undefined;
}

/**
 * Messages to copy: `https://t.me/channel/34`, `https://t.me/c/1234/34` of a private one; in a group with topics the
 * topic stands between (`/c/1234/7/34`). `single` and `thread` change nothing about which message it is.
 */
const MESSAGE =
  /^https?:\/\/(?:t|telegram)\.me\/(?:c\/(\d+)|(?:s\/)?([a-z]\w{3,31}))\/(?:\d+\/)?(\d+)\/?(?:\?(?:single|thread=\d+|&)*)?$/i;

function sourceAt(address: string): Source | undefined {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return undefined;
  const [, hidden, named, message] = MESSAGE.exec(address) ?? [];
  if (message === undefined)
    return isComment(address) ? undefined : { kind: 'link', url: new URL(address).href };
  const messageId = rowId(message);
  if (messageId === undefined) return undefined;
  const chatId = hidden === undefined ? `@${named}` : `-100${hidden}`;
  return { kind: 'message', chatId, messageId };
}

/** A comment is a message of another chat, which the address does not name. */
function isComment(address: string): boolean {
  return /^https?:\/\/(?:t|telegram)\.me\/.*[?&]comment=/i.test(address);
}

/** Far more than any season has: beyond it stands a slip of the finger. */
const MOST_EPISODES = 200;

/** Keeps a source and answers what to say about it. */
async function keep({ contentId, episode }: Caption, source: Source, { db }: Services): Promise<string> {
  const title = await findAnyTitle(db, contentId);
  if (!title) return texts.noSuchTitle(contentId);
  const fault = faultOf(title, episode);
  if (fault !== undefined) return fault;
  const outcome = await keepSource(db, { contentId, episode }, source);
  const name = episode ? texts.episode(title.titolo, episode.season, episode.episode) : nameOf(title);
  return texts.sourceKept(name, outcome);
}

/** Why a title can have no such part; undefined when it can. */
function faultOf(title: Title, episode: Caption['episode']): string | undefined {
  if (title.type === 'film') return episode && texts.filmHasNoEpisodes(title.titolo);
  if (!episode) return texts.seriesNeedsEpisode(title.titolo, title.id);
  if (episode.season < 1 || (title.durata > 0 && episode.season > title.durata))
    return texts.noSuchSeason(title.titolo, title.durata, episode.season);
  const possible = episode.episode >= 1 && episode.episode <= MOST_EPISODES;
  return possible ? undefined : texts.noSuchEpisode(episode.episode, MOST_EPISODES);
}
