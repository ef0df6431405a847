import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { readForm } from '../../packages/telegram-simulator/server/bot-api/parsing/read-form.ts';
import { portOf } from '../commands/child-process.mjs';

/** Milliseconds of a call, at most. */
const LATENCY_MS = 60;

const numberSchema = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number());

/** The parameter that trials read; it is text in a form with a file. */
const parametersSchema = v.object({ chat_id: v.optional(numberSchema, 0) });

export type Parameters = v.InferOutput<typeof parametersSchema>;
/** `run`: the caller, as a run of a server. */
type Call = { run: number; method: string; parameters: Parameters };

export type Answer =
  | { ok: true; result: unknown }
  | { ok: false; error_code: number; description: string; parameters?: { retry_after: number } };

type Handler = (call: Call) => Promise<Answer>;

export const done = (result: unknown = true): Answer => ({ ok: true, result });
export const refused = (error_code: number, description: string, retryAfter?: number): Answer => ({
  ok: false,
  error_code,
  description,
  ...(retryAfter !== undefined && { parameters: { retry_after: retryAfter } }),
});

/**
 * The Bot API at a separate address for each run of a server (`rootOf`), so that a call shows its caller. `leader`: the
 * run that polls for updates, 0 before the first, and since when.
 */
export async function serveBotApi(handle: Handler) {
  const leader = { run: 0, since: 0 };
  const server = createServer(async (request, response) => {
    const [, run = '', , method = ''] = (request.url ?? '').split('/');
    const read = await readParameters(request).catch(() => undefined);
    // A killed caller has sent only a part.
    if (read === undefined) return void response.destroy();
    const parameters = v.parse(parametersSchema, read);
    if (method === 'getUpdates' && Number(run) !== leader.run)
      Object.assign(leader, { run: Number(run), since: Date.now() });
    const answer = await handle({ run: Number(run), method, parameters });
    await sleep(Math.random() * LATENCY_MS);
    response.writeHead(answer.ok ? 200 : answer.error_code, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    leader,
    rootOf: (run: number) => `http://127.0.0.1:${portOf(server)}/${run}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function readParameters(request: IncomingMessage): Promise<unknown> {
  const body = await buffer(request);
  const type = request.headers['content-type'] ?? '';
  if (body.length === 0) return {};
  if (type.includes('json')) return JSON.parse(body.toString());
  return (await readForm(body, type)).fields;
}
