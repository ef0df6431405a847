import { type Api, GrammyError } from 'grammy';
import type { BotCommand, BotCommandScope } from 'grammy/types';
import type { Logger } from '../../database/logger.ts';
import type { Brand } from '../../lib/brand.ts';
import { classifyBotApiError } from '../bot-api/bot-api-errors.ts';
import type { Command } from '../bot-services.ts';
import { truncateText } from '../messages/html.ts';
import { texts } from '../texts/texts.ts';
import { commandsIn } from './commands.ts';

/** Telegram's limit, in characters. */
const MAX_SHORT_DESCRIPTION = 120;

type Options = {
  brand: Brand;
  commands: readonly Command[];
  ownerIds: readonly string[];
  log: Pick<Logger, 'info' | 'warn'>;
};

/** Publishes command menus and descriptions that differ from the current ones. */
export async function publishBotProfile(
  api: Api,
  { brand, commands, ownerIds, log }: Options,
): Promise<void> {
  await publishCommandMenu(api, commands);
  for (const id of ownerIds) await publishOwnerCommandMenu(api, { chatId: Number(id), commands, log });
  try {
    await describe(api, brand);
  } catch (error) {
    log.warn({ reason: classifyBotApiError(error).reason }, 'could not set the bot’s description');
  }
}

/** Reads before writing: the Bot API limits `setMyDescription`. */
async function describe(api: Api, brand: Brand): Promise<void> {
  const description = brand.description ?? texts.description(brand.name);
  const short = truncateText(brand.description ?? texts.shortDescription, MAX_SHORT_DESCRIPTION);
  if ((await api.getMyDescription()).description !== description) await api.setMyDescription(description);
  if ((await api.getMyShortDescription()).short_description !== short) await api.setMyShortDescription(short);
}

/** Publishes the public commands with `setMyCommands`; in groups there is one. */
async function publishCommandMenu(api: Api, commands: readonly Command[]): Promise<void> {
  const shared = commandsIn(commands, 'menu');
  await put(api, shared);
  const inGroups = commandsIn(
    commands.filter(({ name }) => name === 'serata'),
    'menu',
  );
  await put(api, inGroups, { scope: { type: 'all_group_chats' } });
}

type Owner = { chatId: number; commands: readonly Command[]; log: Pick<Logger, 'info'> };

/** Publishes the owner commands in one owner's chat; fails harmlessly before that owner's first message. */
export async function publishOwnerCommandMenu(api: Api, { chatId, commands, log }: Owner): Promise<void> {
  const all = [...commandsIn(commands, 'menu'), ...commandsIn(commands, 'owners')];
  try {
    await put(api, all, { scope: { type: 'chat', chat_id: chatId } });
  } catch (error) {
    if (!(error instanceof GrammyError && [400, 403].includes(error.error_code))) throw error;
    log.info({ userId: String(chatId), reason: error.description }, 'could not set an owner’s command menu');
  }
}

/** Skips the call when nothing changed: the Bot API limits such calls. */
async function put(api: Api, commands: BotCommand[], scope: { scope?: BotCommandScope } = {}): Promise<void> {
  const known = await api.getMyCommands(scope);
  if (JSON.stringify(known) !== JSON.stringify(commands)) await api.setMyCommands(commands, scope);
}
