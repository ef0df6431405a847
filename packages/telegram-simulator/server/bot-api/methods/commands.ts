import * as v from 'valibot';
import type { Command } from '../../../wire-world.ts';
import { publishCommands, scopeKey } from '../../world/chat-commands.ts';
import type { World } from '../../world/world.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import { languageOf, type Parameters } from '../parameters.ts';

const MAX_COMMANDS = 100;

export const setMyCommands: ApiMethod = (world, parameters) => {
  const commands = readCommands(parameters);
  world.settings.commands.set(readScope(world, parameters), commands);
  return publishCommands(world);
};

export const deleteMyCommands: ApiMethod = (world, parameters) => {
  world.settings.commands.delete(readScope(world, parameters));
  return publishCommands(world);
};

export const getMyCommands: ApiMethod = (world, parameters) =>
  world.settings.commands.get(readScope(world, parameters)) ?? [];

const listedCommands = v.array(v.object({ command: v.string(), description: v.string() }));

function readCommands(parameters: Parameters): Command[] {
  parameters.requiredText('commands');
  const read = v.safeParse(listedCommands, parameters.json('commands', "can't parse commands JSON object"));
  if (!read.success) throw badRequest('expected an Array of BotCommand');
  if (read.output.length > MAX_COMMANDS) throw badRequest('BOT_COMMANDS_TOO_MUCH');
  for (const { command, description } of read.output) {
    if (!/^\/?[a-z0-9_]{1,32}$/.test(command)) throw badRequest('BOT_COMMAND_INVALID');
    if (description === '' || description.length > 256) throw badRequest('BOT_COMMAND_DESCRIPTION_INVALID');
  }
  return read.output.map(({ command, description }) => ({ command: command.replace('/', ''), description }));
}

const SCOPES = ['default', 'all_private_chats', 'all_group_chats', 'all_chat_administrators'];
const chatId = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const scopes = v.variant('type', [
  v.object({ type: v.picklist(SCOPES) }),
  v.object({ type: v.picklist(['chat', 'chat_administrators']), chat_id: chatId }),
  v.object({ type: v.literal('chat_member'), chat_id: chatId, user_id: v.number() }),
]);

function readScope(world: World, parameters: Parameters): string {
  const listed = parameters.json('scope', "can't parse BotCommandScope JSON object") ?? { type: 'default' };
  const read = v.safeParse(scopes, listed);
  if (!read.success) throw badRequest("can't parse BotCommandScope: unsupported type specified");
  const language = languageOf(parameters);
  const scope = read.output;
  if (!('chat_id' in scope)) return scopeKey(scope.type, language);
  if (!world.chats.has(scope.chat_id)) throw badRequest('chat not found');
  const member = 'user_id' in scope ? ` ${scope.user_id}` : '';
  return scopeKey(`${scope.type} ${scope.chat_id}${member}`, language);
}
