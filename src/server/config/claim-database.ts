import type { Db } from '../database/db.ts';
import { claimSetting, readSetting } from '../database/stored-settings.ts';
import { type Config, ConfigError } from './config.ts';

/** Setting: the id of the bot that owns the database. */
export const BOT_ID_SETTING = 'bot_id';

type Start = Pick<Config, 'botToken'> & {
  /** The reason why the stand-in bot may not use a real bot's database. */
  refusal?: string | undefined;
};

/**
 * Ties the database to the bot of its first start. A different bot knows none of its chats and files: it would fail
 * every delivery and mark everyone as unreachable. Throws a `ConfigError` with the remedy.
 */
export async function claimDatabaseForBot(db: Db, { botToken, refusal }: Start): Promise<void> {
  if (botToken === undefined) {
    const owner = refusal !== undefined ? await readSetting(db, BOT_ID_SETTING) : undefined;
    if (owner === undefined) return;
    throw new ConfigError(`BOT_TOKEN must be set: this database belongs to the bot ${owner}. ${refusal}`);
  }
  const id = botToken.split(':', 1).join('');
  const owner = await claimSetting(db, BOT_ID_SETTING, id);
  if (owner === id) return;
  throw new ConfigError(
    `BOT_TOKEN must be that of the bot ${owner}, which owns this database, not of ${id}. To give it to another bot, run "npm run vetrina -- bot release" first`,
  );
}
