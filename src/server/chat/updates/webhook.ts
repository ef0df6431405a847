import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { isSameSecret } from '../../lib/is-same-secret.ts';
import type { SigningSecrets } from '../../sessions/signing-secrets.ts';

export const WEBHOOK_PATH = '/bot/webhook';

/** Body limit: updates with long messages exceed the calls' limit. */
const MAX_BYTES = 1024 * 1024;

/** The webhook's `secret_token`: an HMAC of the server's secret, stable across restarts. */
export function webhookSecret(secret: string): string {
  return createHmac('sha256', secret).update('webhook').digest('hex');
}

/**
 * `POST /bot/webhook`: 401 without the secret token, before the body is read. Responds once the update is stored, not
 * handled: Telegram repeats updates without a response, so that 200 also answers one that cannot be read.
 */
export function registerWebhookRoute(
  app: FastifyInstance,
  secrets: SigningSecrets,
  receive: (update: unknown) => Promise<void>,
): void {
  const expected = secrets.map(webhookSecret);
  app.route({
    method: 'POST',
    url: WEBHOOK_PATH,
    bodyLimit: MAX_BYTES,
    onRequest: async (request) => {
      const given = String(request.headers['x-telegram-bot-api-secret-token'] ?? '');
      if (!expected.some((secret) => isSameSecret(given, secret)))
        throw new ApiError(401, 'Not the messenger');
    },
    handler: async (request) => {
      await receive(request.body);
      return {};
    },
  });
}
