import { BOT_ID_SETTING } from '../../chat/claim-database.ts';
import { deleteSettings, readSetting } from '../../database/stored-settings.ts';
import type { Command } from '../command.ts';

export const releaseBotCommand: Command = {
  name: 'bot release',
  summary: 'let another bot have this database at the next start',
  details:
    'Videos sent to the previous bot have to be sent again: files belong to a bot. People have to send /start to the new one.',
  async run(_input, { db, say }) {
    const database = await db();
    const owner = await readSetting(database, BOT_ID_SETTING);
    await deleteSettings(database, [BOT_ID_SETTING]);
    say(owner === undefined ? 'No bot has this database.' : `The bot ${owner} has this database no more.`);
    return 0;
  },
};
