import type { Api } from 'grammy';
import type { Log } from '../database/log.ts';
import type { Brand } from '../domain/brand.ts';
import { failureOf } from './failures.ts';
import { clip } from './html.ts';
import { showCommands, showOwnerCommands } from './show-commands.ts';
import { texts } from './texts.ts';

/** The messenger's own limit, in letters. */
const LONGEST_SHORT = 120;

type Options = { brand: Brand; ownerIds: readonly string[]; log: Pick<Log, 'info' | 'warn'> };

/** Tells the messenger what the bot is and what it can be asked, as far as it does not know that. */
export async function introduce(api: Api, { brand, ownerIds, log }: Options): Promise<void> {
  await showCommands(api, brand);
  for (const id of ownerIds) await showOwnerCommands(api, { chatId: Number(id), brand, log });
  try {
    await describe(api, brand);
  } catch (error) {
    log.warn({ reason: failureOf(error).reason }, 'the bot could not be described');
  }
}

/** Only what differs is said: the messenger bears few such calls. */
async function describe(api: Api, brand: Brand): Promise<void> {
  const description = brand.description ?? texts.description(brand.name);
  const short = clip(brand.description ?? texts.shortDescription, LONGEST_SHORT);
  if ((await api.getMyDescription()).description !== description) await api.setMyDescription(description);
  if ((await api.getMyShortDescription()).short_description !== short) await api.setMyShortDescription(short);
}
