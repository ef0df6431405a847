import type { Api } from 'grammy';
import { episodesOf, findSource } from '../repositories/sources.ts';
import type { Title } from '../repositories/title.ts';
import { findTitle } from '../repositories/titles.ts';
import type { Wish } from '../repositories/wishes.ts';
import { nameOf, sendCard } from './card.ts';
import { seasonsChoice } from './episode-keyboards.ts';
import { failureOf, UnreachableError } from './failures.ts';
import { askWhatToSearch } from './search.ts';
import { sendSource } from './send-source.ts';
import type { Services } from './services.ts';
import { texts } from './texts.ts';

type Deps = Pick<Services, 'db' | 'links' | 'log'>;

/** Grants a wish in the chat, with one message. Rejects with the messenger's refusal when it could not. */
export async function deliver(
  api: Api,
  services: Deps,
  chatId: number | undefined,
  wish: Wish,
): Promise<void> {
  if (chatId === undefined) throw new UnreachableError('nobody in the messenger has this id');
  if (wish.contentId === null) return askWhatToSearch(api, chatId);
  const title = await findTitle(services.db, wish.contentId);
  // Without its title the wish is gone as well, or is just going.
  if (title) await deliverTitle(api, services, chatId, title);
}

async function deliverTitle(api: Api, services: Deps, chatId: number, title: Title): Promise<void> {
  const delivered = title.type === 'serie' && (await offerSeasons(api, services, chatId, title));
  if (delivered || (await sendVideo(api, services, chatId, title))) return;
  await sendCard(api, { chatId, title, links: services.links, note: texts.notThereYet });
}

async function offerSeasons(api: Api, { db }: Deps, chatId: number, title: Title): Promise<boolean> {
  const episodes = await episodesOf(db, title.id);
  if (episodes.length === 0) return false;
  const { text, reply_markup } = seasonsChoice(title, episodes);
  await api.sendMessage(chatId, text, { parse_mode: 'HTML', reply_markup });
  return true;
}

/** False when there is no video, or none that the messenger still takes: the person gets the card then. */
async function sendVideo(api: Api, { db, log }: Deps, chatId: number, title: Title): Promise<boolean> {
  const source = await findSource(db, { contentId: title.id });
  if (!source) return false;
  try {
    await sendSource(api, chatId, source, nameOf(title));
    return true;
  } catch (error) {
    const { kind, reason } = failureOf(error);
    if (kind !== 'refused') throw error;
    log.error({ contentId: title.id, reason }, 'a title’s video cannot be sent: add it again');
    return false;
  }
}
