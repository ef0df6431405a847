import type { Api } from 'grammy';
import type { Logger } from '../../database/logger.ts';
import type { Brand } from '../../lib/brand.ts';
import { classifyBotApiError } from '../bot-api/bot-api-errors.ts';
import type { Command } from '../bot-services.ts';
import { truncateText } from '../messages/html.ts';
import { texts } from '../texts/texts.ts';
import { publishCommandMenu, publishOwnerCommandMenu } from './command-menu.ts';

/** Telegram's limit, in characters. */
const MAX_SHORT = 120;

type Options = {
  brand: Brand;
  commands: readonly Command[];
  ownerIds: readonly string[];
  log: Pick<Logger, 'info' | 'warn'>;
};

/** Publishes command menus and descriptions, where they differ. */
export async function publishBotProfile(
  api: Api,
  { brand, commands, ownerIds, log }: Options,
): Promise<void> {
  await publishCommandMenu(api, commands);
  for (const id of ownerIds) await publishOwnerCommandMenu(api, { chatId: Number(id), commands, log });
  try {
    await describe(api, brand);
  } catch (error) {
    log.warn({ reason: classifyBotApiError(error).reason }, 'the bot could not be described');
  }
}

/** Reads before writing: the Bot API limits `setMyDescription`. */
async function describe(api: Api, brand: Brand): Promise<void> {
  const description = brand.description ?? texts.description(brand.name);
  const short = truncateText(brand.description ?? texts.shortDescription, MAX_SHORT);
  if ((await api.getMyDescription()).description !== description) await api.setMyDescription(description);
  if ((await api.getMyShortDescription()).short_description !== short) await api.setMyShortDescription(short);
}
