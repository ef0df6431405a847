import type { World } from '../../world/world.ts';
import { badRequest } from '../api-error.ts';
import { type ApiMethod, ResultWithDescription } from '../api-method.ts';
import { isLoopback, isSecureUrl } from '../check-url.ts';
import type { Parameters } from '../parameters.ts';

/** Seconds that a poll may wait. */
const MAX_POLL_SECONDS = 50;
const PORTS = ['', '80', '88', '443', '8443'];

export const getUpdates: ApiMethod = (world, parameters, { gone }) => {
  allow(world, parameters);
  const limit = parameters.integer('limit') || 100;
  const timeout = Math.max(0, Math.min(MAX_POLL_SECONDS, parameters.integer('timeout')));
  const offset = parameters.integer('offset');
  return world.updates.poll({ offset, limit: Math.max(1, Math.min(100, limit)), timeout, gone });
};

export const setWebhook: ApiMethod = (world, parameters) => {
  const url = parameters.text('url');
  if (url === '') return removeWebhook(world, parameters);
  checkAddress(url);
  const secret = parameters.text('secret_token') || undefined;
  if (secret && secret.length > 256) throw badRequest('secret token is too long');
  if (secret && !/^[\w-]+$/.test(secret)) throw badRequest('secret token contains unallowed characters');
  const maxConnections = Math.max(1, Math.min(100, parameters.integer('max_connections') || 40));
  allow(world, parameters);
  if (parameters.flag('drop_pending_updates')) world.updates.drop();
  const before = world.updates.webhook.settings();
  const isSame = before?.url === url && before.secret === secret && before.maxConnections === maxConnections;
  if (!isSame) world.updates.setWebhook({ url, secret, maxConnections });
  return new ResultWithDescription(true, isSame ? 'Webhook is already set' : 'Webhook was set');
};

export const deleteWebhook: ApiMethod = (world, parameters) => removeWebhook(world, parameters);

function removeWebhook(world: World, parameters: Parameters): ResultWithDescription {
  const wasSet = world.updates.webhook.settings() !== undefined;
  if (parameters.flag('drop_pending_updates')) world.updates.drop();
  if (wasSet) world.updates.setWebhook(undefined);
  return new ResultWithDescription(true, wasSet ? 'Webhook was deleted' : 'Webhook is already deleted');
}

export const getWebhookInfo: ApiMethod = ({ updates }) => {
  const settings = updates.webhook.settings();
  const failure = updates.webhook.failure();
  return {
    url: settings?.url ?? '',
    has_custom_certificate: false,
    pending_update_count: updates.pending(),
    last_error_date: failure?.at,
    last_error_message: failure?.message,
    max_connections: settings?.maxConnections,
    allowed_updates: updates.allowed().length > 0 ? updates.allowed() : undefined,
  };
};

/** A bot calls these before it moves to another server. Here they change nothing: the token stays valid. */
export const logOut: ApiMethod = () => true;
export const close: ApiMethod = () => true;

function checkAddress(url: string): void {
  if (!isSecureUrl(url)) throw badRequest('bad webhook: An HTTPS URL must be provided for webhook');
  if (!isLoopback(url) && !PORTS.includes(new URL(url).port)) {
    throw badRequest('bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443');
  }
}

/** Sets the allowed kinds of update; without the parameter the last setting stays. */
function allow(world: World, parameters: Parameters): void {
  const kinds = parameters.json('allowed_updates', "can't parse allowed updates JSON object");
  if (kinds === undefined) return;
  if (!Array.isArray(kinds)) throw badRequest('expected an Array of allowed updates');
  world.updates.allow(kinds.map(String));
}
