import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Update } from 'grammy/types';
import * as v from 'valibot';
import type { Secrets } from '../domain/secrets.ts';
import { Refusal } from '../plugins/refusal.ts';
import { updateSchema } from './handle-updates.ts';

export const WEBHOOK_PATH = '/bot/webhook';

/** A long message with all its entities is larger than any call of the mini app. */
const MOST_BYTES = 1024 * 1024;

/** What the messenger shows to be let in: the same after every start, and telling nothing of the server's secret. */
export function webhookSecret(secret: string): string {
  return createHmac('sha256', secret).update('webhook').digest('hex');
}

/**
 * `POST /bot/webhook`: 401 without the secret, before the body is read. Answered when the update is stored, not
 * when it is dealt with: the messenger sends again what it gets no answer for.
 */
export function serveWebhook(
  app: FastifyInstance,
  secrets: Secrets,
  store: (update: Update) => Promise<void>,
): void {
  const expected = secrets.map((secret) => digest(webhookSecret(secret)));
  app.route({
    method: 'POST',
    url: WEBHOOK_PATH,
    bodyLimit: MOST_BYTES,
    onRequest: async (request) => {
      const given = digest(String(request.headers['x-telegram-bot-api-secret-token'] ?? ''));
      if (!expected.some((one) => timingSafeEqual(given, one))) throw new Refusal(401, 'Not the messenger');
    },
    handler: async (request) => {
      const read = v.safeParse(updateSchema, request.body);
      if (!read.success) throw new Refusal(400, 'Not an update');
      await store(read.output);
      return {};
    },
  });
}

/** Texts of any length become equally long, so that comparing them takes the same time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
