import type { Api } from 'grammy';
import { isBarred, KEPT_OUT } from '../repositories/barred.ts';
import { episodesOf } from '../repositories/sources.ts';
import type { Title } from '../repositories/title.ts';
import { findTitle } from '../repositories/titles.ts';
import type { Wish } from '../repositories/wishes.ts';
import { nameOf, sendCard } from './card.ts';
import { seasonsChoice } from './episode-keyboards.ts';
import { UnreachableError } from './failures.ts';
import { askWhatToSearch } from './search.ts';
import { sendVideo } from './send-video.ts';
import type { Services } from './services.ts';
import { texts } from './texts.ts';

type Deps = Pick<Services, 'db' | 'links' | 'log' | 'ownerIds'>;

/** Grants a wish in the chat, with one message. Rejects with the messenger's refusal when it could not. */
export async function deliver(
  api: Api,
  services: Deps,
  chatId: number | undefined,
  wish: Wish,
): Promise<void> {
  if (chatId === undefined) throw new UnreachableError('nobody in the messenger has this id');
  if (await isBarred(services.db, wish.userId)) throw new UnreachableError(KEPT_OUT);
  if (wish.contentId === null) return askWhatToSearch(api, chatId);
  const title = await findTitle(services.db, wish.contentId);
  if (title) await deliverTitle(api, services, chatId, title);
  // Hidden or removed since it was wished for.
  else await api.sendMessage(chatId, texts.unknownTitle);
}

async function deliverTitle(api: Api, services: Deps, chatId: number, title: Title): Promise<void> {
  const delivered = title.type === 'serie' && (await offerSeasons(api, services, chatId, title));
  const video = { part: { contentId: title.id }, name: nameOf(title) };
  if (delivered || (await sendVideo(api, services, chatId, video))) return;
  const owner = services.ownerIds.includes(String(chatId)) ? { hidden: false } : undefined;
  await sendCard(api, { chatId, title, links: services.links, note: texts.notThereYet, owner });
}

async function offerSeasons(api: Api, { db }: Deps, chatId: number, title: Title): Promise<boolean> {
  const episodes = await episodesOf(db, title.id);
  if (episodes.length === 0) return false;
  const { text, reply_markup } = seasonsChoice(title, episodes);
  await api.sendMessage(chatId, text, { parse_mode: 'HTML', reply_markup });
  return true;
}
