import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Busboy } from '@fastify/busboy';
import { type FastifyRequest, fastify } from 'fastify';

export const TOKEN = '1234567890:AAstub-token_of-the-tests';
export const BOT = { id: 1_234_567_890, is_bot: true, first_name: 'Vetrina', username: 'prova_bot' };

/** A call that the bot made. */
type Call = { method: string; payload: Record<string, unknown> };

/** The failure of the next calls of a method; `silent` ones get no answer at all. */
type Refusal = { error_code: number; description: string } & Cure;
/** The remedy that a refusal names. */
type Cure = { retry_after?: number; migrate_to_chat_id?: number };
type Fault = Refusal | 'silent' | 'disconnect';

/** Thrown by an answer: the call fails. */
export class RefusedCall extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.description);
    this.refusal = refusal;
  }
}

export type StubBotApi = {
  root: string;
  /** All calls so far, without `getUpdates` and its like. */
  calls: Call[];
  /** The payloads of one method's calls, failed ones too. */
  of(method: string): Call['payload'][];
  /** The texts of the messages to a chat. */
  textsTo(chat: number): string[];
  /** Makes the next `times` calls of a method fail: for one chat or for all, of any message or of one that says something. */
  fail(method: string, fault: Fault, options?: { times?: number; chatId?: number; says?: string }): void;
  /** Drops the faults of a method that no call has met. */
  forgive(method: string): void;
  /** Drops all calls, faults and transactions. */
  forgetAll(): void;
  /** Answers the further calls of a method, by their parameters. */
  answer(method: string, result: (payload: Record<string, unknown>) => unknown): void;
  /** Keeps a file that somebody sends; its bytes are downloaded by the path that `getFile` answers. */
  keepFile(fileId: string, bytes: string | Uint8Array): void;
  /** The messenger's list of Star transactions, the oldest first; asking for it is not among the calls. */
  transactions: object[];
  /** Hands an update to a bot that asks for them. */
  push(update: object): void;
  close(): Promise<void>;
};

type Planned = { method: string; fault: Fault; times: number; chatId: number | undefined; says: string };

/** The chat that a call is about; commands name theirs in a scope. */
function chatOf({ chat_id, scope }: Record<string, unknown>): unknown {
  return chat_id ?? (typeof scope === 'object' && scope && 'chat_id' in scope ? scope.chat_id : undefined);
}

/**
 * The parameters of a call with files in it, as of a call without them; a file is its bytes, under its name in the
 * call.
 */
async function readForm(body: Buffer, headers: IncomingHttpHeaders): Promise<Record<string, unknown>> {
  const payload: Record<string, unknown> = {};
  const form = new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' } });
  form.on('field', (name, value) => {
    payload[name] = /^(-?\d+$|[[{])/.test(value) ? JSON.parse(value) : value;
  });
  form.on('file', (name, file) => {
    void buffer(file).then((bytes) => {
      payload[name] = bytes;
    });
  });
  form.end(body);
  await finished(form);
  return payload;
}

/**
 * A Bot API server that accepts and records every call, and fails on request. The simulator accepts only valid
 * calls and keeps its own world; these tests need impossible answers, payloads as they were sent, and a server that
 * comes up in a few milliseconds.
 */
export async function stubBotApi(): Promise<StubBotApi> {
  const app = fastify({ forceCloseConnections: true });
  const calls: Call[] = [];
  const of = (method: string) => calls.filter((call) => call.method === method).map(({ payload }) => payload);
  const planned: Planned[] = [];
  const answers = new Map<string, (payload: Record<string, unknown>) => unknown>();
  const updates: { update_id: number }[] = [];
  const transactions: object[] = [];
  const files = new Map<string, Buffer>();
  let messageId = 100;
  let updateId = 0;

  app.addContentTypeParser<Buffer>(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => readForm(body, request.headers),
  );
  app.post<{ Params: { method: string }; Body: Record<string, unknown> | null }>(
    `/bot${TOKEN}/:method`,
    async ({ params: { method }, body }, reply) => {
      const payload = body ?? {};
      if (method === 'getUpdates') return { ok: true, result: await poll(Number(payload['offset'] ?? 0)) };
      if (method !== 'getStarTransactions') calls.push({ method, payload });
      const fault = nextFault(method, payload);
      if (fault === 'silent') return sleep(60_000, reply, { ref: false });
      if (fault === 'disconnect') {
        reply.hijack().raw.destroy();
        return reply;
      }
      try {
        if (fault) throw new RefusedCall(fault);
        return { ok: true, result: await resultOf(method, payload) };
      } catch (error) {
        if (!(error instanceof RefusedCall)) throw error;
        const { error_code, description, ...parameters } = error.refusal;
        const cure = Object.keys(parameters).length > 0 ? { parameters } : {};
        return reply.code(error_code).send({ ok: false, error_code, description, ...cure });
      }
    },
  );
  app.get<{ Params: { id: string } }>(`/file/bot${TOKEN}/:id`, async ({ params: { id } }, reply) =>
    files.has(id) ? reply.send(files.get(id)) : reply.code(404).send(),
  );
  app.setNotFoundHandler((_request, reply) =>
    reply.code(401).send({ ok: false, error_code: 401, description: 'Unauthorized' }),
  );

  async function poll(offset: number) {
    while (updates[0] && updates[0].update_id < offset) updates.shift();
    if (updates.length === 0) await sleep(20);
    return updates;
  }

  function nextFault(method: string, payload: Record<string, unknown>): Fault | undefined {
    const [chat, text] = [chatOf(payload), String(payload['text'])];
    const plan = planned.find(
      (one) =>
        one.method === method &&
        one.times > 0 &&
        (one.chatId === undefined || one.chatId === chat) &&
        text.includes(one.says),
    );
    if (plan) plan.times -= 1;
    return plan?.fault;
  }

  function resultOf(method: string, payload: Record<string, unknown>) {
    const answer = answers.get(method);
    if (answer) return answer(payload);
    if (method === 'getMe') return BOT;
    if (method === 'getFile') return { file_id: payload['file_id'], file_path: payload['file_id'] };
    if (method === 'getStarTransactions') {
      const offset = Number(payload['offset'] ?? 0);
      return { transactions: transactions.slice(offset, offset + Number(payload['limit'] ?? 100)) };
    }
    // Every chat is a channel that the bot administers, unless a test says otherwise.
    if (method === 'getChat') return { id: -1_001_234_567_890, type: 'channel', title: 'Archivio' };
    if (method === 'getChatMember') return { status: 'administrator', user: BOT };
    if (!/^(send|edit|copy)/.test(method)) return true;
    messageId += 1;
    return { message_id: messageId, date: 0, chat: { id: payload['chat_id'], type: 'private' } };
  }

  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    root: `http://127.0.0.1:${address.port}`,
    calls,
    transactions,
    of,
    textsTo: (chat) =>
      of('sendMessage')
        .filter(({ chat_id }) => chat_id === chat)
        .map(({ text }) => String(text)),
    fail: (method, fault, { times = 1, chatId, says = '' } = {}) =>
      void planned.push({ method, fault, times, chatId, says }),
    forgive(method) {
      for (const plan of planned) if (plan.method === method) plan.times = 0;
    },
    forgetAll() {
      for (const list of [calls, planned, transactions]) list.splice(0);
    },
    answer: (method, result) => void answers.set(method, result),
    keepFile: (fileId, bytes) => void files.set(fileId, Buffer.from(bytes)),
    push(update) {
      updateId += 1;
      updates.push({ update_id: updateId, ...update });
    },
    close: () => app.close(),
  };
}
