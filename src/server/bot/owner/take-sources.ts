import type { Message } from 'grammy/types';
import { MOST_EPISODES, partFault } from '../../domain/part-fault.ts';
import { sourceAt } from '../../domain/source-address.ts';
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

/** The video in a message, as the messenger keeps it; undefined where there is none. */
export function sourceIn({ video, document }: Message): Extract<Source, { fileId: string }> | undefined {
  if (video) return { kind: 'video', fileId: video.file_id };
  if (document?.mime_type?.startsWith('video/')) return { kind: 'document', fileId: document.file_id };
  return undefined;
}

/** Keeps a source and answers what to say about it. */
async function keep({ contentId, episode }: Caption, source: Source, { db }: Services): Promise<string> {
  const title = await findAnyTitle(db, contentId);
  if (!title) return texts.noSuchTitle(contentId);
  const fault = faultText(title, episode);
  if (fault !== undefined) return fault;
  const outcome = await keepSource(db, { contentId, episode }, source);
  const name = episode ? texts.episode(title.titolo, episode.season, episode.episode) : nameOf(title);
  return texts.sourceKept(name, outcome);
}

/** Why a title can have no such part, for its owner; undefined when it can. */
export function faultText(title: Title, episode: Caption['episode']): string | undefined {
  switch (partFault(title, episode)) {
    case 'a film has no episodes':
      return texts.filmHasNoEpisodes(title.titolo);
    case 'a series needs season and episode':
      return texts.seriesNeedsEpisode(title.titolo, title.id);
    case 'it has no such season':
      return texts.noSuchSeason(title.titolo, title.durata, episode?.season ?? 0);
    case 'no season has such an episode':
      return texts.noSuchEpisode(episode?.episode ?? 0, MOST_EPISODES);
    case undefined:
      return undefined;
  }
}
