import { type Answer, type Call, done, refused, serveBotApi } from '../bot-api.ts';
import { type Chats, createChats, type Message, waitFor } from './chats.ts';
import { createFaults, type Outcome } from './faults.ts';
import { createStars } from './stars.ts';
import { createUpdates } from './updates.ts';

const BOT = { id: 1_234_567_890, is_bot: true, first_name: 'Vetrina', username: 'stub_bot' };

/** The time in which a server sets its webhook. */
const SETTING_MS = 10_000;

export type TrialMessenger = Awaited<ReturnType<typeof startMessenger>>;

/**
 * A messenger that keeps chats, updates and payments as Telegram does, and misbehaves on request. The simulator is in
 * the server's process and takes one bot; this one is called by several servers and outlives them.
 */
export async function startMessenger() {
  const chats = createChats();
  const faults = createFaults();
  const updates = createUpdates();
  const stars = createStars(updates.push);
  const files = new Map<string, string>();
  /** Ids of answered queries; true for a yes. */
  const answered = new Map<string, boolean>();
  let webhookSecret = '';

  async function handle(call: Call): Promise<Answer | 'silence'> {
    const { method, parameters } = call;
    if (method === 'getUpdates') return done(await updates.take(parameters.offset));
    if (method === 'setWebhook') webhookSecret = parameters.secret_token;
    const outcome = faults.judge(call);
    if (typeof outcome === 'object') return outcome;
    const answer = outcome === 'unheard' ? done() : act(call, outcome);
    return outcome === 'taken' ? answer : 'silence';
  }

  function act({ run, method, parameters }: Call, outcome: Outcome): Answer {
    const { callback_query_id: pressed, pre_checkout_query_id: checkout } = parameters;
    if (method === 'getMe') return done(BOT);
    if (method === 'getStarTransactions') return stars.list(parameters);
    if (method === 'createInvoiceLink') return done(stars.linkFor(parameters.payload));
    if (method === 'refundStarPayment') return stars.refund(parameters);
    if (method === 'editUserStarSubscription') return stars.stop(parameters);
    if (method === 'getFile') return done({ file_id: parameters.file_id, file_path: parameters.file_id });
    if (method.startsWith('answer')) answered.set(pressed || checkout, true);
    if (method.startsWith('edit')) return edited(chats, parameters);
    if (!/^(send(?!ChatAction)|copy)/.test(method)) return done();
    const message = chats.add({ run, parameters, isAnswered: outcome === 'taken' });
    return done(asTelegram(message));
  }

  const api = await serveBotApi(handle, (id) => files.get(id));
  return {
    ...api,
    chats,
    faults,
    stars,
    push: updates.push,
    countUpdates: updates.count,
    keepFile: (id: string, text: string) => void files.set(id, text),
    hasAnswered: (id: string) => answered.has(id),
    /** Posts updates from now on, once a server has set its webhook. */
    async postUpdatesTo(ports: readonly number[]): Promise<void> {
      await waitFor(() => webhookSecret || undefined, SETTING_MS);
      updates.usesWebhook(webhookSecret, ports);
    },
  };
}

function edited(chats: Chats, parameters: Call['parameters']): Answer {
  const message = chats.edit(parameters);
  return message ? done(asTelegram(message)) : refused(400, 'Bad Request: message to edit not found');
}

/** A message of the bot as the Bot API has it. */
export function asTelegram({ id, chat, text, entities, hasPhoto, rows }: Message) {
  const content = hasPhoto
    ? { caption: text, photo: [{ file_id: 'p', width: 1, height: 1 }] }
    : { text, entities };
  const head = { message_id: id, date: Math.floor(Date.now() / 1000), chat: { id: chat, type: 'private' } };
  return { ...head, from: BOT, ...content, reply_markup: { inline_keyboard: rows } };
}
