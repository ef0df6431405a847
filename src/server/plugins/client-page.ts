import { readFile, stat } from 'node:fs/promises';
import { type KeptAnswer, keep, pageAnswer } from './answer.ts';

const BOT_META = /(<meta name="bot-username" content=")[^"]*(")/;

/**
 * The client's page with the bot's name in it, for links that share a title. Read anew when the file changed;
 * undefined while there is none.
 */
export function clientPage(
  file: string,
): (botUsername: string | undefined) => Promise<KeptAnswer | undefined> {
  let kept: { mark: string; page: KeptAnswer } | undefined;

  return async (botUsername) => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    const mark = `${found.mtimeMs} ${found.size} ${botUsername}`;
    if (kept?.mark !== mark)
      kept = { mark, page: keep(pageAnswer(named(await readFile(file, 'utf8'), botUsername))) };
    return kept.page;
  };
}

function named(page: string, botUsername: string | undefined): string {
  return botUsername ? page.replace(BOT_META, `$1${botUsername}$2`) : page;
}
