import { BOT } from '../../support/stub-bot-api.ts';

/** A call of the Bot API. */
export type Call = { method: string; payload: Record<string, unknown> };

/** The messenger, in the same process: no connection, no time passes. */
export type Messenger = {
  /** Calls that took effect, in their order. */
  made: readonly Call[];
  /** A call takes effect. */
  answer(call: Call): { ok: true; result: unknown };
  /** The messenger's list of Star transactions, the oldest first. */
  transactions: object[];
};

export function createMessenger(): Messenger {
  const made: Call[] = [];
  const transactions: object[] = [];
  let messageId = 100;

  function resultOf({ method, payload }: Call): unknown {
    if (method === 'getMe') return BOT;
    if (method === 'getFile') return { file_id: payload['file_id'], file_path: payload['file_id'] };
    if (method === 'getStarTransactions')
      return { transactions: transactions.slice(Number(payload['offset'] ?? 0)) };
    if (method === 'getChat') return { id: payload['chat_id'], type: 'channel', title: 'Archivio' };
    if (method === 'getChatMember') return { status: 'administrator', user: BOT };
    if (method === 'createInvoiceLink') return 'https://t.me/$invoice';
    if (!/^(send|edit|copy|forward)/.test(method)) return true;
    messageId += 1;
    return { message_id: messageId, date: 0, chat: { id: payload['chat_id'], type: 'private' } };
  }

  return {
    made,
    transactions,
    answer(call) {
      made.push(call);
      return { ok: true, result: resultOf(call) };
    },
  };
}

/** The parameters of a call from the body of its request; of a form with files its fields alone. */
export async function parametersOf(body: unknown): Promise<Record<string, unknown>> {
  if (typeof body === 'string') return JSON.parse(body) as Record<string, unknown>;
  const chunks: Uint8Array[] = [];
  for await (const chunk of body as AsyncIterable<Uint8Array>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const fields = text.matchAll(/name="(\w+)"\r\n\r\n([^\r]*)\r\n/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
}
