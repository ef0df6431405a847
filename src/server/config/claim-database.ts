import type { Db, DbTransaction } from '../database/db.ts';
import { claimSetting, deleteSettings, readSetting, saveSetting } from '../database/stored-settings.ts';
import { withoutTimeLimits } from '../database/without-time-limits.ts';
import { botIdOf } from '../lib/bot-id.ts';
import { type Config, ConfigError } from './config.ts';

/** Setting: the id of the bot that owns the database. */
export const BOT_ID_SETTING = 'bot_id';
/** Setting: the id of the bot that was released, until another has the database. */
const FORMER_BOT_SETTING = 'former_bot_id';

/** A bot in the place of another, by their ids. */
export type BotChange = { former: string; bot: string };

type Start = Pick<Config, 'botToken'> & {
  /** The reason why the stand-in bot may not use a real bot's database. */
  refusal?: string | undefined;
  /** Settles what belonged to the former bot, in the transaction that claims its database. */
  takeOver(transaction: DbTransaction, change: BotChange): Promise<void>;
};

/**
 * Ties the database to the bot of its first start. A different bot knows none of its chats and files: it would fail
 * every delivery and mark everyone as unreachable. Throws a `ConfigError` with the remedy.
 */
export async function claimDatabaseForBot(db: Db, { botToken, refusal, takeOver }: Start): Promise<void> {
  if (botToken === undefined) {
    if (refusal === undefined) return;
    const owner = (await readSetting(db, BOT_ID_SETTING)) ?? (await readSetting(db, FORMER_BOT_SETTING));
    if (owner === undefined) return;
    throw new ConfigError(`BOT_TOKEN must be set: this database belongs to the bot ${owner}. ${refusal}`);
  }
  const id = botIdOf({ botToken });
  await db.transaction().execute(async (transaction) => {
    const owner = await claimSetting(transaction, BOT_ID_SETTING, id);
    if (owner !== id)
      throw new ConfigError(
        `BOT_TOKEN must be that of the bot ${owner}, which owns this database, not of ${id}. To give it to another bot, run "npm run vetrina -- bot release" first`,
      );
    const former = await readSetting(transaction, FORMER_BOT_SETTING);
    if (former === undefined) return;
    await deleteSettings(transaction, [FORMER_BOT_SETTING]);
    if (former === id) return;
    await withoutTimeLimits(transaction);
    await takeOver(transaction, { former, bot: id });
  });
}

/** Lets another bot have the database; returns the id of the one that had it. */
export async function releaseDatabase(db: Db): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const owner = await readSetting(transaction, BOT_ID_SETTING);
    if (owner === undefined) return undefined;
    await deleteSettings(transaction, [BOT_ID_SETTING]);
    await saveSetting(transaction, FORMER_BOT_SETTING, owner);
    return owner;
  });
}
