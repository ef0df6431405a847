import { type Api, GrammyError } from 'grammy';
import type { Log } from '../database/log.ts';
import { texts } from './texts.ts';

const everybodys = commandsIn(texts.commands);
const owners = [...everybodys, ...commandsIn(texts.owner.commands)];

/** Puts everybody's commands into the messenger's menu. */
export async function showCommands(api: Api): Promise<void> {
  await api.setMyCommands(everybodys);
}

/** Puts the owners' commands into the menu of one of them; who never wrote to the bot has none yet. */
export async function showOwnerCommands(api: Api, chatId: number, log: Pick<Log, 'info'>): Promise<void> {
  try {
    await api.setMyCommands(owners, { scope: { type: 'chat', chat_id: chatId } });
  } catch (error) {
    if (!(error instanceof GrammyError && [400, 403].includes(error.error_code))) throw error;
    log.info({ userId: String(chatId), reason: error.description }, 'an owner has no menu of commands yet');
  }
}

function commandsIn(descriptions: Readonly<Record<string, string>>) {
  return Object.entries(descriptions).map(([command, description]) => ({ command, description }));
}
