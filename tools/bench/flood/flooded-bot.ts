import { done, type Parameters } from '../../trials/bot-api.ts';
import { startStubMessenger } from '../../trials/stub-messenger.ts';
import type { Counts } from './crowd.ts';

/** Updates of one answer, as of the Bot API. */
const MAX_UPDATES = 100;
/** The server alone is to take time. */
const PROMPT = { latency: { least: 0, most: 0 }, updatesAfter: 20 };

type Options = {
  /** The bytes of a file, by its id. */
  fileAt(id: string): Buffer | undefined;
  /** Called for all other calls of the bot. */
  onCall(method: string, parameters: Parameters): void;
};

/** A messenger for a bot that is flooded with the updates that are added to it. `settings`: the server's. */
export async function startFloodedBot({ fileAt, onCall }: Options) {
  const updates: object[] = [];
  const messenger = await startStubMessenger(
    (_run, method, parameters) => {
      const { offset, file_id } = parameters;
      const first = Math.max(offset - 1, 0);
      if (method === 'getUpdates') return done(updates.slice(first, first + MAX_UPDATES));
      if (method === 'getFile') return done({ file_id, file_path: file_id });
      onCall(method, parameters);
      return undefined;
    },
    { ...PROMPT, fileAt },
  );
  return {
    settings: { BOT_TOKEN: '1234567890:AAflood-run', BOT_API_ROOT: messenger.rootOf(1) },
    add: (update: object) => void updates.push({ update_id: updates.length + 1, ...update }),
    close: messenger.close,
  };
}

/** A message of a person to the bot. */
export function messageFrom(id: number, content: object): object {
  return { message: { message_id: 1, date: 1, chat: privateChat(id), from: person(id), ...content } };
}

/** A press of a button under a message of the bot's. */
export function pressOf(id: number, data: string): object {
  const reply_markup = { inline_keyboard: [[{ text: 'Scegli', callback_data: data }]] };
  const message = { message_id: 1, date: 1, chat: privateChat(id), text: 'Scegli', reply_markup };
  return { callback_query: { id: '1', chat_instance: '1', from: person(id), data, message } };
}

const privateChat = (id: number) => ({ id, type: 'private', first_name: 'P' });
const person = (id: number) => ({ id, is_bot: false, first_name: 'Persona' });

/** Counts an answer by its first words, without names and numbers. */
export function countAnswer(answers: Counts, receiver: string, text: string): void {
  const words = text.replace(/«[^]*»|\d+/g, '…').slice(0, 60);
  const counts = (answers[receiver] ??= {});
  counts[words] = (counts[words] ?? 0) + 1;
}
