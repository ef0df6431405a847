import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebhookReply } from '../updates/webhook-sender.ts';
import type { World } from '../world/world.ts';
import { answerCall, answerUnknownMethod, type CallAnswer } from './answer-call.ts';
import { findMethod } from './methods.ts';
import { readCall } from './parsing/read-call.ts';

/** Bytes of a call: the Bot API takes files of up to 50 MB. */
const MAX_CALL = 50 * 1024 * 1024;

type Address = { Params: { token: string; method: string }; Querystring: Record<string, unknown> };

const NOT_FOUND: CallAnswer = { ok: false, error_code: 404, description: 'Not Found' };
const UNAUTHORIZED: CallAnswer = { ok: false, error_code: 401, description: 'Unauthorized' };

/** The Bot API: calls at `/bot{token}/{method}` or in a webhook's answer, and the files of the bot. */
export async function botApiRoutes(app: FastifyInstance, world: World): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_CALL }, (_request, body, done) => {
    done(null, body);
  });
  serveFiles(app, world);
  world.updates.webhook.onReply((reply) => {
    answerWebhookReply(world, reply).catch((error) => app.log.error(error));
  });
  app.route<Address>({
    method: ['GET', 'POST'],
    url: '/bot:token/:method',
    handler: (request, reply) => serveCall(world, request, reply),
  });
}

async function serveCall(world: World, request: FastifyRequest<Address>, reply: FastifyReply) {
  const { token, method: name } = request.params;
  const refused =
    token === world.token ? undefined : /^\d+:[\w-]{35}$/.test(token) ? UNAUTHORIZED : NOT_FOUND;
  const method = findMethod(name);
  if (refused) return send(reply, refused);
  if (!method) return send(reply, answerUnknownMethod(world, name));
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const { query, body, headers } = request;
  const call = {
    query,
    contentType: headers['content-type'],
    body: Buffer.isBuffer(body) ? body : undefined,
  };
  const answer = await answerCall(world, { name, method, call, gone: gone.signal });
  if (typeof answer !== 'string') return send(reply, answer);
  // The bot gets no answer: at once, or until it hangs up.
  reply.hijack();
  if (answer === 'drop') request.raw.socket.destroy();
  return reply;
}

function send(reply: FastifyReply, answer: CallAnswer) {
  return reply.code(answer.error_code ?? 200).send(answer);
}

const NOBODY_WAITS = new AbortController().signal;

/** Executes the call in a webhook's response. The bot does not get its result; the log does. */
async function answerWebhookReply(world: World, { contentType, body }: WebhookReply): Promise<void> {
  const call = { query: {}, contentType, body };
  const name = await readCall(call).then(
    (parameters) => parameters.text('method'),
    // An answer may contain anything, 'ok' for example.
    () => '',
  );
  if (name === '') return;
  const method = findMethod(name);
  if (method) await answerCall(world, { name, method, call, gone: NOBODY_WAITS });
  else answerUnknownMethod(world, name);
}

type FileAddress = { Params: { token: string; id: string } };

/** Serves the kept uploads, which a bot downloads by the `file_path` of getFile. */
function serveFiles(app: FastifyInstance, world: World): void {
  app.get<FileAddress>('/file/bot:token/:folder/:id', (request, reply) => {
    const stored = world.files.find(request.params.id);
    if (request.params.token !== world.token) {
      return reply.code(401).send({ ok: false, error_code: 401, description: 'Unauthorized' });
    }
    if (!stored) return reply.code(404).send({ ok: false, error_code: 404, description: 'Not Found' });
    return reply.type('application/octet-stream').send(stored.bytes);
  });
}
