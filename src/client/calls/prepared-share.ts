import { prepareShare } from '../../contract/extension-calls.ts';
import type { TitleId } from '../../contract/titles.ts';
import { sendRequest } from './send-request.ts';

/** The plain link needs no wait, so sharing waits no longer than this for the card. */
const TIMEOUT_MS = 3000;

/** Has the bot prepare a message with the title's card; undefined if it cannot, or takes too long. */
export async function requestPreparedShare(titleId: TitleId): Promise<string | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    return (await sendRequest(prepareShare, { params: { id: titleId }, signal: controller.signal })).id;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
