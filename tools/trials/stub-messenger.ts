import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { portOf } from '../commands/child-process.mjs';

/** What measurements read of a call's parameters. */
const parametersSchema = v.object({
  chat_id: v.optional(v.union([v.number(), v.string()]), 0),
  text: v.optional(v.string(), ''),
  caption: v.optional(v.string(), ''),
  offset: v.optional(v.number(), 0),
  file_id: v.optional(v.string(), ''),
  message_id: v.optional(v.number(), 0),
  inline_message_id: v.optional(v.string(), ''),
  reply_markup: v.optional(v.unknown()),
});

export type Parameters = v.InferOutput<typeof parametersSchema>;

export type Answer =
  | { ok: true; result: unknown }
  | { ok: false; error_code: number; description: string; parameters?: { retry_after: number } };

/** Answers a call; undefined: the usual answer. */
export type Answerer = (run: number, method: string, parameters: Parameters) => Answer | undefined;

/** Milliseconds that a call takes, at least and at most; one that asks for updates takes the longer time. */
type Latency = { least: number; most: number; updates: number };

export type StubMessenger = { rootOf(run: number): string; close(): void };

/**
 * A stub Bot API. Each run of a server has an address of its own (`rootOf`), which tells whose call it is: the
 * simulator has one bot at one address, keeps every message, and neither fails by chance nor takes as long as Telegram. `fileAt`: what the download of a path gets.
 */
export async function startStubMessenger(
  answer: Answerer,
  { least, most, updates }: Latency = { least: 0, most: 60, updates: 500 },
  fileAt?: (path: string) => Buffer | undefined,
): Promise<StubMessenger> {
  const server = createServer(async (request, response) => {
    if (fileAt && request.url?.includes('/file/')) {
      response.end(fileAt(request.url.replace(/.*\//, '')));
      return;
    }
    const isJson = request.headers['content-type']?.includes('json');
    const parameters = v.parse(
      v.fallback(parametersSchema, NO_PARAMETERS),
      isJson ? await json(request) : {},
    );
    const [, run, , method = ''] = (request.url ?? '').split('/');
    const sent = answer(Number(run), method, parameters) ?? usualAnswer(method);
    await sleep(method === 'getUpdates' ? updates : least + Math.random() * (most - least));
    response.writeHead(sent.ok ? 200 : sent.error_code, { 'content-type': 'application/json' });
    response.end(JSON.stringify(sent));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    rootOf: (run) => `http://127.0.0.1:${portOf(server)}/${run}`,
    close: () => server.closeAllConnections(),
  };
}

const NO_PARAMETERS = v.parse(parametersSchema, {});

function usualAnswer(method: string): Answer {
  if (method === 'getMe')
    return { ok: true, result: { id: 1, is_bot: true, first_name: 'V', username: 'stub_bot' } };
  return { ok: true, result: method === 'getUpdates' ? [] : true };
}

/** Whether a method sends what was asked for: a video, a card with the cover or without. */
export const isDelivery = (method: string): boolean =>
  /^(send(Message|Photo|Video|Document)|copyMessage)$/.test(method);

export const sentTo = (chat: Parameters['chat_id']): Answer => ({
  ok: true,
  result: { message_id: 1, date: 0, chat: { id: chat, type: 'private' } },
});

export const tooManyRequests = (retryAfter: number): Answer => ({
  ok: false,
  error_code: 429,
  description: 'Too Many Requests',
  parameters: { retry_after: retryAfter },
});
