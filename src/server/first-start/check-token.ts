import { Api, GrammyError, HttpError } from 'grammy';
import * as v from 'valibot';
import { botToken } from '../config/setting-schemas.ts';
import { clock } from '../lib/clock.ts';
import { texts } from './texts.ts';

/** A bot that a token belongs to. */
export type BotProfile = {
  username: string;
  name: string;
  /** Its picture as a `data:` address. */
  picture: string | undefined;
  /** The host that has received its messages so far. */
  earlierHost: string | undefined;
};

/** The reason why a step failed, for the person. */
export class StepError extends Error {
  override name = 'StepError';
}

const TIMEOUT_SECONDS = 10;
const MAX_PICTURE_BYTES = 500_000;

/** An API client whose calls end within seconds. */
export function apiOf(token: string, apiRoot: string): Api {
  return new Api(token, { apiRoot, timeoutSeconds: TIMEOUT_SECONDS });
}

/** Asks the messenger whose token this is. Rejects with a `StepError`. */
export async function checkToken(
  text: unknown,
  apiRoot: string,
): Promise<{ token: string; bot: BotProfile }> {
  const read = v.safeParse(botToken, text);
  if (!read.success) throw new StepError(texts.notAToken);
  const token = read.output;
  const api = apiOf(token, apiRoot);
  try {
    const me = await api.getMe();
    const { url } = await api.getWebhookInfo();
    const picture = await fetchPicture(api, { id: me.id, token, apiRoot }).catch(() => undefined);
    const earlierHost = url && URL.canParse(url) ? new URL(url).host : undefined;
    return { token, bot: { username: me.username, name: me.first_name, picture, earlierHost } };
  } catch (error) {
    throw new StepError(tokenProblem(error), { cause: error });
  }
}

function tokenProblem(error: unknown): string {
  if (error instanceof GrammyError && [401, 404].includes(error.error_code)) return texts.unknownToken;
  return botApiProblem(error);
}

/** The message about a failed call to the messenger. */
export function botApiProblem(error: unknown): string {
  if (error instanceof HttpError) return texts.messengerAway;
  if (!(error instanceof GrammyError)) return texts.messengerError(String(error));
  // Another program's answers have none.
  const { description }: { description?: string } = error;
  return description ? texts.messengerError(description) : texts.notTheMessenger;
}

type Access = { id: number; token: string; apiRoot: string };

/** The bot's picture, if it has one. */
async function fetchPicture(api: Api, { id, token, apiRoot }: Access): Promise<string | undefined> {
  const { photos } = await api.getUserProfilePhotos(id, { limit: 1 });
  const [smallest] = photos[0] ?? [];
  if (smallest === undefined) return undefined;
  const { file_path: path = '' } = await api.getFile(smallest.file_id);
  const answer = await fetch(`${apiRoot}/file/bot${token}/${path}`, {
    signal: clock.timeLimit(TIMEOUT_SECONDS * 1000),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok || bytes.length > MAX_PICTURE_BYTES) return undefined;
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}
