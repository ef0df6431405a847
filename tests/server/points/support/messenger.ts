import { BOT } from '../../support/stub-bot-api.ts';

/** A call of the Bot API. `messageId`: of the new message, if it has made one. */
export type Call = { method: string; payload: Record<string, unknown>; messageId?: number };

type Answer = { ok: true; result: unknown } | { ok: false; error_code: 400; description: string };

/** The messenger, in the same process: no connection, no time passes. */
export type Messenger = {
  /** Calls that took effect, in their order. */
  made: readonly Call[];
  /** A call takes effect, unless it repeats one that has. */
  answer(call: Call): Answer;
  /** Posts of a channel, by their numbers; where there are any, others cannot be forwarded. */
  posts: ReadonlyMap<unknown, object>;
  /** The words with which it refuses a method for ever. */
  refuses(method: string): string | undefined;
  /** The messenger's list of Star transactions, the oldest first. */
  transactions: object[];
};

/** Refusals of calls that repeat one. */
const REPEATED: readonly [RegExp, string][] = [
  [/^editMessage/, 'message is not modified: specified new message content is exactly the same'],
  [/^deleteMessage$/, 'message to delete not found'],
  [/^answer(Callback|PreCheckout|Inline)Query$/, 'query is too old or query ID is invalid'],
  [/^refundStarPayment$/, 'CHARGE_ALREADY_REFUNDED'],
  [/^editUserStarSubscription$/, 'SUBSCRIPTION_NOT_MODIFIED'],
];

export function createMessenger(): Messenger {
  /** The last change of each thing, by the thing. */
  const last = new Map<string, string>();
  const made: Call[] = [];
  const transactions: object[] = [];
  const messenger: Messenger = { made, transactions, posts: new Map(), refuses: () => undefined, answer };
  let messageId = 100;

  function resultOf({ method, payload }: Call): unknown {
    if (method === 'getMe') return { ...BOT, supports_inline_queries: true };
    if (method.startsWith('savePrepared')) return { id: 'prepared' };
    if (method === 'getFile') return { file_id: payload['file_id'], file_path: payload['file_id'] };
    if (method === 'getStarTransactions')
      return { transactions: transactions.slice(Number(payload['offset'] ?? 0)) };
    if (method === 'getChat') return { id: payload['chat_id'], type: 'channel', title: 'Archivio' };
    if (method === 'getChatMember') return { status: 'administrator', user: BOT };
    if (method === 'createInvoiceLink') return 'https://t.me/$invoice';
    if (!/^(send|edit|copy|forward)/.test(method)) return true;
    messageId += 1;
    const chat = { id: payload['chat_id'], type: 'private' };
    const photo = [{ file_id: 'photo', file_unique_id: 'photo', width: 1, height: 1 }];
    return {
      message_id: messageId,
      date: 0,
      chat,
      ...(method === 'sendPhoto' && { photo }),
      ...messenger.posts.get(payload['message_id']),
    };
  }

  function refusalOf({ method, payload }: Call): string | undefined {
    const { posts } = messenger;
    if (method === 'forwardMessage' && posts.size > 0 && !posts.has(payload['message_id']))
      return 'message to forward not found';
    const { thing, change } = partsOf({ method, payload });
    if (last.get(thing) === change) return REPEATED.find(([methods]) => methods.test(method))?.[1];
    last.set(thing, change);
    return undefined;
  }

  function answer(call: Call): Answer {
    const refusal = messenger.refuses(call.method) ?? refusalOf(call);
    if (refusal !== undefined) return { ok: false, error_code: 400, description: `Bad Request: ${refusal}` };
    const result = resultOf(call);
    made.push({ ...call, messageId });
    return { ok: true, result };
  }

  return messenger;
}

/** The message, query or payment that a call changes, and the change. */
function partsOf({ method, payload }: Call): { thing: string; change: string } {
  const { chat_id: chat, message_id, telegram_payment_charge_id: charge } = payload;
  const query = Object.entries(payload).find(([name]) => name.endsWith('_query_id'))?.[1];
  const thing = [charge ?? query ?? chat, message_id, query && method, charge && method].join();
  return { thing, change: `${method} ${JSON.stringify(payload)}` };
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
