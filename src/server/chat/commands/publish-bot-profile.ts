import { type Api, GrammyError } from 'grammy';
import type { BotCommand, BotCommandScope } from 'grammy/types';
import type { Logger } from '../../database/logger.ts';
import { LANGUAGE_CODES } from '../../languages/codes.ts';
import { configuredLanguages, inLanguage, type Language } from '../../languages/current-language.ts';
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
  await inEachLanguage((code) => publishCommandMenu(api, commands, code));
  for (const id of ownerIds) await publishOwnerCommandMenu(api, { chatId: Number(id), commands, log });
  try {
    await inEachLanguage((code) => describe(api, brand, code));
  } catch (error) {
    log.warn({ reason: classifyBotApiError(error).reason }, 'could not set the bot’s description');
  }
}

/** Reads before writing: the Bot API limits `setMyDescription`. */
async function describe(api: Api, brand: Brand, code: Code): Promise<void> {
  const description = brand.description ?? texts.description(brand.name);
  const short = truncateText(brand.description ?? texts.shortDescription, MAX_SHORT_DESCRIPTION);
  if ((await api.getMyDescription(code)).description !== description)
    await api.setMyDescription(description, code);
  if ((await api.getMyShortDescription(code)).short_description !== short)
    await api.setMyShortDescription(short, code);
}

/**
 * The messenger's audience of a profile: people with this language; without a code, everybody without a profile in
 * theirs.
 */
type Code = { language_code?: (typeof LANGUAGE_CODES)[number] };

/** Runs work in each language: in the default without a code, in the others with the code of their messengers. */
async function inEachLanguage(work: (code: Code) => Promise<void>): Promise<void> {
  const [first, ...others] = configuredLanguages();
  if (first !== undefined) await inLanguage(first, () => work({}));
  for (const language of others) await inLanguage(language, () => work(codeOf(language)));
}

function codeOf(language: Language): Code {
  const code = LANGUAGE_CODES.find((known) => known === language);
  return code === undefined ? {} : { language_code: code };
}

/** Publishes the public commands with `setMyCommands`; in groups there is one. */
async function publishCommandMenu(api: Api, commands: readonly Command[], code: Code): Promise<void> {
  const shared = commandsIn(commands, 'menu');
  await put(api, shared, code);
  const inGroups = commandsIn(
    commands.filter(({ name }) => name === 'serata'),
    'menu',
  );
  await put(api, inGroups, { scope: { type: 'all_group_chats' }, ...code });
}

type Owner = { chatId: number; commands: readonly Command[]; log: Pick<Logger, 'info'> };

/** Publishes the owner commands in one owner's chat; fails harmlessly before that owner's first message. */
export async function publishOwnerCommandMenu(api: Api, { chatId, commands, log }: Owner): Promise<void> {
  const scope: BotCommandScope = { type: 'chat', chat_id: chatId };
  const all = () => [...commandsIn(commands, 'menu'), ...commandsIn(commands, 'owners')];
  try {
    await inEachLanguage((code) => put(api, all(), { scope, ...code }));
  } catch (error) {
    if (!(error instanceof GrammyError && [400, 403].includes(error.error_code))) throw error;
    log.info({ userId: String(chatId), reason: error.description }, 'could not set an owner’s command menu');
  }
}

/** Skips the call when nothing changed: the Bot API limits such calls. */
async function put(
  api: Api,
  commands: BotCommand[],
  where: Code & { scope?: BotCommandScope },
): Promise<void> {
  const known = await api.getMyCommands(where);
  if (JSON.stringify(known) !== JSON.stringify(commands)) await api.setMyCommands(commands, where);
}
