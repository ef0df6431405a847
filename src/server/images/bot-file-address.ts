import * as v from 'valibot';
import { botFileIn } from '../lib/bot-files.ts';
import type { BotFileAccess } from '../lib/image-urls.ts';
import { ImageError } from './image-error.ts';

const answerSchema = v.object({ result: v.object({ file_path: v.string() }) });

/**
 * Where a file of the bot's can be downloaded for the next hour; the address holds the bot's token, so nobody else may see
 * it. Rejects with an `ImageError`.
 */
export async function botFileAddress(
  bot: BotFileAccess | undefined,
  source: string,
  signal: AbortSignal,
): Promise<string> {
  if (!bot) throw new ImageError(404, 'the picture is a bot’s, and there is none');
  const { token, apiRoot } = bot;
  const response = await fetch(`${apiRoot}/bot${token}/getFile`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ file_id: botFileIn(source) }),
    signal,
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const read = v.safeParse(answerSchema, answer);
  if (!read.success) throw new ImageError(404, `the messenger answers ${response.status}`);
  return `${apiRoot}/file/bot${token}/${read.output.result.file_path}`;
}
