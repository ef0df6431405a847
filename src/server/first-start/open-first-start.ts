import { basename, resolve } from 'node:path';
import { createUpdateReader } from '../chat/updates/update.ts';
import { registerWebhookRoute } from '../chat/updates/webhook.ts';
import { currentLanguage, inLanguage } from '../languages/current-language.ts';
import { chance, clock } from '../lib/clock.ts';
import type { FirstStart } from '../run-server.ts';
import { startupErrorMessage } from '../startup-errors.ts';
import { checkToken, StepError } from './check-token.ts';
import { createDialogue, type Settled } from './dialogue.ts';
import { type End, openLocalPages } from './local-pages.ts';
import { donePage, failedPage } from './pages.ts';
import { removeDrafts, writeSettingsFile } from './settings-file.ts';
import { texts } from './texts.ts';

/** The settings that README's commands set. */
const settingsOf = ({ token, address, owner, languages }: Settled) => ({
  BOT_TOKEN: token,
  PUBLIC_URL: address,
  OWNER_IDS: owner.id,
  TRUST_PROXY: 'yes',
  LANGUAGES: languages.join(','),
});

/** `file`: the settings' file, by default `.env` in the working directory; `now` in milliseconds. */
type Surroundings = { file?: string; now?: () => number };

/**
 * Opens the page that connects a bot, for this machine only, and returns the line with its address. At its end it
 * writes the settings, has the server run with them, and closes for good.
 */
export async function openFirstStart(
  { config, app, restart, fail }: FirstStart,
  { file = resolve('.env'), now = clock.now }: Surroundings = {},
): Promise<string> {
  await removeDrafts(file);
  const secret = chance.bytes(32).toString('hex');
  const dialogue = createDialogue({
    apiRoot: config.botApiRoot,
    port: config.port,
    suggestedAddress: config.publicUrl.startsWith('https:') ? config.publicUrl : '',
    file,
    secret,
    now,
  });
  const reader = createUpdateReader(app.log);
  registerWebhookRoute(app, [secret], async (update) => {
    for (const read of reader.read([update])) await dialogue.receive(read);
  });

  async function finish(settled: Settled): Promise<End> {
    // It may have been revoked since the first step.
    await checkToken(settled.token, config.botApiRoot);
    const settings = settingsOf(settled);
    const language = currentLanguage();
    const copy = await save(file, settings);
    Object.assign(process.env, settings);
    try {
      await restart();
      // The restart has set the bot's languages.
      const page = inLanguage(language, () => donePage(settled, { file, copy: copy && basename(copy) }));
      return { page, after: async () => {} };
    } catch (error) {
      return { page: failedPage(startupErrorMessage(error), file), after: () => fail(error) };
    }
  }

  return `Connect your bot: ${await openLocalPages({ dialogue, finish })}`;
}

async function save(file: string, settings: Record<string, string>): Promise<string | undefined> {
  try {
    return await writeSettingsFile(file, settings);
  } catch (error) {
    throw new StepError(texts.notWritten(file, startupErrorMessage(error)), { cause: error });
  }
}
