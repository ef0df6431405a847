import type { Api } from 'grammy';
import type { Db } from '../../database/db.ts';
import type { Logger } from '../../database/logger.ts';
import { readSetting, saveSetting } from '../../database/stored-settings.ts';
import { LANGUAGE_CODES } from '../../languages/codes.ts';
import { configuredLanguages } from '../../languages/current-language.ts';
import { classifyBotApiError } from '../bot-api/bot-api-errors.ts';

/** Key of the languages that the bot's menus and descriptions are published in, besides the default. */
const KEY = 'bot.languages';

type Options = { db: Db; ownerIds: readonly string[]; log: Pick<Logger, 'warn'> };

/**
 * Removes the menus and descriptions of languages that are no longer configured, which the messenger would show for
 * ever. Makes no call of the messenger if there is nothing to remove.
 */
export async function withdrawLanguages(api: Api, { db, ownerIds, log }: Options): Promise<void> {
  const [, ...others] = configuredLanguages();
  const stored = (await readSetting(db, KEY)) ?? '';
  if (stored === others.join()) return;
  const gone = stored.split(',').filter((code) => !others.includes(code));
  try {
    for (const code of LANGUAGE_CODES) if (gone.includes(code)) await withdraw(api, code, ownerIds);
    await saveSetting(db, KEY, others.join());
  } catch (error) {
    // The next start tries again.
    log.warn({ reason: classifyBotApiError(error).reason }, 'could not remove the menus of a language');
  }
}

async function withdraw(
  api: Api,
  language_code: (typeof LANGUAGE_CODES)[number],
  ownerIds: readonly string[],
): Promise<void> {
  await api.deleteMyCommands({ language_code });
  await api.deleteMyCommands({ language_code, scope: { type: 'all_group_chats' } });
  for (const id of ownerIds) await withdrawFrom(api, { type: 'chat', chat_id: Number(id) }, language_code);
  await api.setMyDescription('', { language_code });
  await api.setMyShortDescription('', { language_code });
}

/** An owner who has never written to the bot has no menu. */
async function withdrawFrom(
  api: Api,
  scope: { type: 'chat'; chat_id: number },
  language_code: (typeof LANGUAGE_CODES)[number],
): Promise<void> {
  try {
    await api.deleteMyCommands({ language_code, scope });
  } catch (error) {
    if (!['unreachable', 'refused'].includes(classifyBotApiError(error).kind)) throw error;
  }
}
