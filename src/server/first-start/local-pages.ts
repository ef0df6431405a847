import { createHash, timingSafeEqual } from 'node:crypto';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
} from 'fastify';
import * as v from 'valibot';
import { inLanguage } from '../languages/current-language.ts';
import { chance } from '../lib/clock.ts';
import { UnreachedError } from './check-address.ts';
import { StepError } from './check-token.ts';
import { type Dialogue, FORMS, type Settled } from './dialogue.ts';
import { CONTENT_SECURITY_POLICY } from './layout.ts';
import { preferredLanguage } from './texts.ts';

/** The last page, and the work that follows once it has been sent. */
export type End = { page: string; after(): Promise<void> };

type Options = {
  dialogue: Dialogue;
  /** Rejects with a `StepError`. */
  finish(settled: Settled): Promise<End>;
};

const HOST = '127.0.0.1';
/** Any other name in `Host` is a stranger's that resolves to this machine (DNS rebinding). */
const LOCAL_NAMES = ['localhost', HOST];

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cache-control': 'no-store',
  // `no-referrer` would make the origin of forms `null`.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Serves the dialogue on a free port of this machine, under a path that only the returned link has, until it has
 * finished. Everything else is 404.
 */
export async function openLocalPages(options: Options): Promise<string> {
  const key = chance.bytes(24).toString('base64url');
  const app = fastify({ bodyLimit: 16 * 1024, forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocal(request) || !hasKey(request.url, key)) return reply.code(404).send();
    return void reply.headers(HEADERS).type('text/html; charset=utf-8');
  });
  const refuse = (reply: FastifyReply, status: number) => reply.code(status).type('text/plain').send('');
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404));
  app.setErrorHandler<FastifyError>((error, _request, reply) =>
    refuse(reply, v.isValiError(error) ? 400 : (error.statusCode ?? 500)),
  );
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  await app.register(async (pages) => registerPages(pages, options), { prefix: `/${key}` });
  return `${await app.listen({ port: 0, host: HOST })}/${key}/`;
}

/** True if the request names this machine as its host and does not come from a page of a different origin. */
function isLocal({ headers }: FastifyRequest): boolean {
  const { host = '', origin } = headers;
  if (!LOCAL_NAMES.includes(host.replace(/:\d+$/, ''))) return false;
  return origin === undefined || origin === `http://${host}`;
}

function hasKey(url: string, key: string): boolean {
  const [, given = ''] = url.split('/', 2);
  return timingSafeEqual(digest(given), digest(key));
}

/** Hashes to equal lengths, for a timing-safe comparison. */
const digest = (text: string) => createHash('sha256').update(text).digest();

function registerPages(pages: FastifyInstance, { dialogue, finish }: Options): void {
  pages.addHook('preHandler', ({ headers }, _reply, next) => {
    inLanguage(preferredLanguage(headers['accept-language']), next);
  });
  pages.get('/', () => dialogue.page());
  pages.get('/state', async (_request, reply) => reply.type('text/plain').send(await dialogue.state()));
  for (const form of FORMS)
    pages.post(`/${form}`, async ({ body }, reply) => {
      await orShowProblem(dialogue, { body, reply }, async () => {
        await dialogue.submit(form, body);
        return reply.redirect('./', 303);
      });
      return reply;
    });
  let ending: Promise<End> | undefined;
  pages.post('/finish', async ({ body }, reply) => {
    const settled = dialogue.settled();
    if (!settled) return reply.redirect('./', 303);
    await orShowProblem(dialogue, { body, reply }, async () => {
      // A second press waits for the work that the first one has started.
      ending ??= finish(settled);
      const { page, after } = await ending.catch((error: unknown) => {
        ending = undefined;
        throw error;
      });
      reply.raw.once('close', () => void pages.server.close(() => void after()));
      return reply.header('connection', 'close').send(page);
    });
    return reply;
  });
}

const typedSchema = v.fallback(v.object({ address: v.optional(v.string()) }), {});

/** Does the work of a form; shows a failed step again, with the reason. */
async function orShowProblem(
  dialogue: Dialogue,
  { body, reply }: { body: unknown; reply: FastifyReply },
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    const canGoOn = error instanceof UnreachedError;
    const { address: typed } = v.parse(typedSchema, body);
    await reply.code(422).send(await dialogue.page({ message: error.message, typed, canGoOn }));
  }
}
