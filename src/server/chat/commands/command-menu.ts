import { type Api, GrammyError } from 'grammy';
import type { BotCommand, BotCommandScope } from 'grammy/types';
import type { Logger } from '../../database/logger.ts';
import type { Brand } from '../../lib/brand.ts';
import { texts } from '../texts/texts.ts';

type Named = Pick<Brand, 'name'>;

/** Publishes the public commands with `setMyCommands`; in groups there is one. */
export async function publishCommandMenu(api: Api, brand: Named): Promise<void> {
  await put(api, everybodys(brand));
  const inGroups = everybodys(brand).filter(({ command }) => command === 'serata');
  await put(api, inGroups, { scope: { type: 'all_group_chats' } });
}

type Owner = { chatId: number; brand: Named; log: Pick<Logger, 'info'> };

/** Publishes the owner commands in one owner's chat; fails harmlessly before that owner's first message. */
export async function publishOwnerCommandMenu(api: Api, { chatId, brand, log }: Owner): Promise<void> {
  const commands = [...everybodys(brand), ...commandsIn(texts.owner.commands)];
  try {
    await put(api, commands, { scope: { type: 'chat', chat_id: chatId } });
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

const everybodys = ({ name }: Named) => commandsIn(texts.menu(name));

function commandsIn(descriptions: Readonly<Record<string, string>>): BotCommand[] {
  return Object.entries(descriptions).map(([command, description]) => ({ command, description }));
}
