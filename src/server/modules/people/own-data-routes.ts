import type { FastifyInstance } from 'fastify';
import { type Api, InputFile } from 'grammy';
import { sendOwnData } from '../../../contract/own-data.ts';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import { isChatMissing } from '../../chat/sending/chat-availability.ts';
import { ApiError, notFound, RateLimitError } from '../../http/api-error.ts';
import { createCallCounter } from '../../http/call-counter.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { exportPersonData } from './person-data.ts';
import { requirePrivateChatId } from './private-chat-id.ts';

/** One person's calls in ten seconds: each reads many tables. */
const MAX_CALLS = 1;
/** `Retry-After` when the messenger fails, in seconds. */
const RETRY_SECONDS = 10;
const CAPTION = 'Tutto quello che conservo di te.';

/** Sends a person their data, as `person export` prints them; `services` is undefined without a bot. */
export function ownDataRoutes(
  app: FastifyInstance,
  { db }: Pick<RouteContext, 'db'>,
  services: { api: Api } | undefined,
): void {
  const calls = createCallCounter(MAX_CALLS);

  registerPersonalCall(app, sendOwnData, async ({ userId }) => {
    if (!services) throw notFound('bot');
    if (await isChatMissing(db, userId)) return { success: false, isChatMissing: true };
    const { current, ttl } = calls.count(userId);
    if (current > calls.max) throw new RateLimitError(Math.ceil(ttl / 1000));
    const data = JSON.stringify({ userId, ...(await exportPersonData(db, userId)) }, undefined, 2);
    return { success: true, isChatMissing: !(await sendFile(services.api, userId, data)) };
  });
}

/** False where the bot cannot write to the person. */
async function sendFile(api: Api, userId: string, data: string): Promise<boolean> {
  try {
    const file = new InputFile(Buffer.from(data), 'dati.json');
    await api.sendDocument(requirePrivateChatId(userId), file, { caption: CAPTION });
    return true;
  } catch (error) {
    if (classifyBotApiError(error).kind === 'unreachable') return false;
    throw new ApiError(503, 'The messenger did not take the file', RETRY_SECONDS);
  }
}
