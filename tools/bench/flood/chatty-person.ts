// Three people flood the bot while 2,000 others use the app: one asks for 10,000 titles, one reports 10,000 problems, one
// sends lists of 500,000 lines; prints how they were answered, how late a fourth person was answered, and the others'
// errors and p99 beside a quiet run's. Takes about a minute.
import { type Answer, done, type Parameters } from '../../trials/bot-api.ts';
import { startStubMessenger } from '../../trials/stub-messenger.ts';
import { type Counts, compareWithQuiet, TITLES, withServer } from './crowd.ts';

const [ASKING, REPORTING, SENDING, WAITING] = [666_661, 666_662, 666_663, 666_664];
const TIMES = 10_000;
/** A file after so many requests and reports. */
const FILE_EVERY = 10;
/** 500 requests and 500 reports a second: far more than the messenger lets people send. */
const PER_TICK = 50;
const TICK_MS = 100;
const LINES = 500_000;
/** Updates that are handed out at once, as the Bot API does. */
const AT_ONCE = 100;
const QUESTION_EVERY_MS = 500;
const KINDS = 5;
const TOKEN = '1234567890:AAflood-run';

/** Nothing but the server is to take its time. */
const PROMPT = { latency: { least: 0, most: 0 }, updatesAfter: 20 };

export async function floodTheChat(): Promise<void> {
  const updates: { update_id: number }[] = [];
  const answers: Counts = {};
  const waits: number[] = [];
  let asked = 0;
  const add = (update: object) => void updates.push({ update_id: updates.length + 1, ...update });

  const flood = (turn: number) => {
    add(messageOf(ASKING, command(`/richiedi Manca numero ${turn}`)));
    add(pressOf(REPORTING, `report:${2 + 3 * (turn % Math.floor(TITLES / 3))}:0:0:${turn % KINDS}`));
    if (turn % FILE_EVERY === 0) add(messageOf(SENDING, listFile(turn % 20 === 0 ? file.length : undefined)));
  };
  const file = Buffer.from(`Name,Year\n${'Titolo 7,1997\n'.repeat(LINES)}`);
  const messenger = await startStubMessenger(
    (_run, method, parameters) => {
      if (method === 'getUpdates') return handOut(updates, parameters.offset);
      if (method === 'getFile') return done({ file_id: 'f', file_path: 'f' });
      if (parameters.chat_id === WAITING && asked > 0) {
        waits.push(performance.now() - asked);
        asked = 0;
      } else note(answers, method, parameters);
      return undefined;
    },
    { ...PROMPT, fileAt: () => file },
  );
  const settings = { BOT_TOKEN: TOKEN, BOT_API_ROOT: messenger.rootOf(1) };
  await withServer(
    () =>
      compareWithQuiet(async () => {
        let turn = 0;
        const flooding = setInterval(() => {
          for (const end = Math.min(turn + PER_TICK, TIMES); turn < end; turn += 1) flood(turn);
        }, TICK_MS);
        const asking = setInterval(() => {
          if (asked !== 0) return;
          asked = performance.now();
          add(messageOf(WAITING, command('/visti')));
        }, QUESTION_EVERY_MS);
        return async () => {
          clearInterval(flooding);
          clearInterval(asking);
          const slowest = Math.max(...waits, asked > 0 ? performance.now() - asked : 0);
          console.log(
            `${waits.length} messages of somebody else, the slowest answer after ${slowest.toFixed(0)} ms`,
          );
          return answers;
        };
      }),
    settings,
  );
  messenger.close();
}

function handOut(updates: readonly { update_id: number }[], offset: number): Answer {
  const first = Math.max(offset - 1, 0);
  return done(updates.slice(first, first + AT_ONCE));
}

/** Counts answers by their first words. */
function note(answers: Counts, method: string, { chat_id: chat, text = '' }: Parameters): void {
  if (!/^(?:sendMessage|answerCallbackQuery)$/.test(method) || text === '') return;
  if (chat !== 0 && chat !== ASKING && chat !== SENDING) return;
  const words = text.replace(/«[^]*»|\d+/g, '…').slice(0, 40);
  const counts = (answers[String(chat || 'a press')] ??= {});
  counts[words] = (counts[words] ?? 0) + 1;
}

const person = (id: number) => ({ id, is_bot: false, first_name: 'Persona' });

function messageOf(id: number, content: object): object {
  return {
    message: {
      message_id: 1,
      date: 1,
      chat: { id, type: 'private', first_name: 'P' },
      from: person(id),
      ...content,
    },
  };
}

function pressOf(id: number, data: string): object {
  const chat = { id, type: 'private', first_name: 'P' };
  const reply_markup = { inline_keyboard: [[{ text: 'Scegli', callback_data: data }]] };
  const message = { message_id: 1, date: 1, chat, text: 'Scegli', reply_markup };
  return { callback_query: { id: '1', chat_instance: '1', from: person(id), data, message } };
}

function command(text: string): object {
  const { length } = text.split(' ', 1).join('');
  return { text, entities: [{ type: 'bot_command', offset: 0, length }] };
}

/** With its size as it is, or without one, so that it has to be downloaded. */
function listFile(size: number | undefined): object {
  return { document: { file_id: 'f', file_unique_id: 'f', file_name: 'watched.csv', file_size: size } };
}
