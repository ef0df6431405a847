import type { WebhookReply } from '../updates/webhook-sender.ts';
import type { World } from '../world/world.ts';
import { answerCall, answerUnknownMethod } from './answer-call.ts';
import { findMethod } from './methods.ts';
import { readCall } from './read-call.ts';

const NOBODY_WAITS = new AbortController().signal;

/** Executes the call in a webhook's response. The bot does not get its result; the log does. */
export async function answerWebhookReply(world: World, { contentType, body }: WebhookReply): Promise<void> {
  const call = { query: {}, contentType, body };
  const name = await readCall(call).then(
    (parameters) => parameters.text('method'),
    // Anything may stand in an answer, 'ok' for example.
    () => '',
  );
  if (name === '') return;
  const method = findMethod(name);
  if (method) await answerCall(world, { name, method, call, gone: NOBODY_WAITS });
  else answerUnknownMethod(world, name);
}
