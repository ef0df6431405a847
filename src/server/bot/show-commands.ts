import { type Api, GrammyError } from 'grammy';
import type { BotCommand, BotCommandScope } from 'grammy/types';
import type { Log } from '../database/log.ts';
import type { Brand } from '../domain/brand.ts';
import { texts } from './texts.ts';

type Named = Pick<Brand, 'name'>;

/** Puts everybody's commands into the messenger's menu. */
export async function showCommands(api: Api, brand: Named): Promise<void> {
  await put(api, everybodys(brand));
}

type Owner = { chatId: number; brand: Named; log: Pick<Log, 'info'> };

/** Puts the owners' commands into the menu of one of them; who never wrote to the bot has none yet. */
export async function showOwnerCommands(api: Api, { chatId, brand, log }: Owner): Promise<void> {
  const commands = [...everybodys(brand), ...commandsIn(texts.owner.commands)];
  try {
    await put(api, commands, { scope: { type: 'chat', chat_id: chatId } });
  } catch (error) {
    if (!(error instanceof GrammyError && [400, 403].includes(error.error_code))) throw error;
    log.info({ userId: String(chatId), reason: error.description }, 'an owner has no menu of commands yet');
  }
}

/** The messenger bears few changes: none is made where there is none. */
async function put(api: Api, commands: BotCommand[], place: { scope?: BotCommandScope } = {}): Promise<void> {
  const known = await api.getMyCommands(place);
  if (JSON.stringify(known) !== JSON.stringify(commands)) await api.setMyCommands(commands, place);
}

const everybodys = ({ name }: Named) => commandsIn(texts.commands(name));

function commandsIn(descriptions: Readonly<Record<string, string>>): BotCommand[] {
  return Object.entries(descriptions).map(([command, description]) => ({ command, description }));
}
