import { type Api, GrammyError } from 'grammy';
import type { BotCommand, BotCommandScope } from 'grammy/types';
import type { Logger } from '../../database/logger.ts';
import type { Command } from '../bot-services.ts';
import { commandsIn } from './commands.ts';

/** Publishes the public commands with `setMyCommands`; in groups there is one. */
export async function publishCommandMenu(api: Api, commands: readonly Command[]): Promise<void> {
  const everybodys = commandsIn(commands, 'menu');
  await put(api, everybodys);
  const inGroups = everybodys.filter(({ command }) => command === 'serata');
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
