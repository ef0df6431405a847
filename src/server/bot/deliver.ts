import type { Api } from 'grammy';
import { isBarred, KEPT_OUT } from '../repositories/barred.ts';
import { awaitTitle } from '../repositories/notices.ts';
import { episodeToGoOn } from '../repositories/reached-episodes.ts';
import { episodesOf } from '../repositories/sources.ts';
import type { Title } from '../repositories/title.ts';
import { findTitle } from '../repositories/titles.ts';
import type { Wish } from '../repositories/wishes.ts';
import { episodeButton, openButton, sendCard } from './card.ts';
import { seasonsChoice } from './episode-keyboards.ts';
import { UnreachableError } from './failures.ts';
import { askWhatToSearch } from './search.ts';
import { sendPicture } from './send-picture.ts';
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
  // Hidden or removed since it was wished for.
  if (!title) await api.sendMessage(chatId, texts.unknownTitle);
  // The second time there is something to watch: it came between the look for it and the promise of it.
  else if (!(await deliverTitle(api, services, chatId, title)))
    await deliverTitle(api, services, chatId, title);
}

/** False when a title that was not there has come meanwhile. */
async function deliverTitle(api: Api, services: Deps, chatId: number, title: Title): Promise<boolean> {
  const { db, links, ownerIds } = services;
  const outcome =
    title.type === 'serie'
      ? await offerSeasons(api, services, chatId, title)
      : await sendVideo(api, services, chatId, { title });
  if (outcome === 'sent') return true;
  const place = { userId: String(chatId), contentId: title.id };
  if (!(await awaitTitle(db, { ...place, isLost: outcome === 'lost' }))) return false;
  const owner = ownerIds.includes(String(chatId)) ? { hidden: false } : undefined;
  await sendCard(api, { chatId, title, links, note: texts.notThereYet, owner });
  return true;
}

async function offerSeasons(
  api: Api,
  { db, links }: Deps,
  chatId: number,
  title: Title,
): Promise<'sent' | 'missing'> {
  const episodes = await episodesOf(db, title.id);
  if (episodes.length === 0) return 'missing';
  const next = await episodeToGoOn(db, { userId: String(chatId), contentId: title.id });
  const { text, reply_markup } = seasonsChoice(title, episodes);
  const keyboard = [
    ...(next ? [[episodeButton(title.id, next, texts.goOn)]] : []),
    ...reply_markup.inline_keyboard,
    openButton(title, { chatId, links }),
  ].filter((row) => row.length > 0);
  await sendPicture(api, chatId, { picture: links.picture(title), text, keyboard });
  return 'sent';
}
