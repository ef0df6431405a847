import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import * as v from 'valibot';
import { Refusal } from '../plugins/refusal.ts';

export const WEBHOOK_PATH = '/bot/webhook';

/** The messenger sends updates; of one that is not whole, the handlers see nothing. */
const update = v.custom<Update>((input) => v.is(v.looseObject({ update_id: v.number() }), input));

/** What the messenger shows to be let in: the same after every start, and telling nothing of the server's secret. */
export function webhookSecret(secret: string): string {
  return createHmac('sha256', secret).update('webhook').digest('hex');
}

/** `POST /bot/webhook`: 401 without the secret, before the body is read. Answered when the update is dealt with. */
export function serveWebhook(app: FastifyInstance, bot: Bot, secret: string): void {
  const expected = digest(webhookSecret(secret));
  app.route({
    method: 'POST',
    url: WEBHOOK_PATH,
    onRequest: async (request) => {
      const given = request.headers['x-telegram-bot-api-secret-token'];
      if (!timingSafeEqual(digest(String(given ?? '')), expected))
        throw new Refusal(401, 'Not the messenger');
    },
    handler: async (request) => {
      const read = v.safeParse(update, request.body);
      if (!read.success) throw new Refusal(400, 'Not an update');
      await bot.init();
      await bot.handleUpdate(read.output);
      return {};
    },
  });
}

/** Texts of any length become equally long, so that comparing them takes the same time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
