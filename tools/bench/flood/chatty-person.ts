// Three people flood the bot while 2,000 others use the app: one asks for 10,000 titles, one reports 10,000
// problems, one sends lists of 500,000 lines; prints their answers, the delay of a fourth person's, and the others'
// errors and p99 beside a quiet run's. Takes about a minute.
import type { Parameters } from '../../trials/bot-api.ts';
import { type Counts, compareWithQuiet, TITLES, withServer } from './crowd.ts';
import { countAnswer, messageFrom, pressOf, startFloodedBot } from './flooded-bot.ts';

const [ASKING, REPORTING, SENDING, WAITING] = [666_661, 666_662, 666_663, 666_664];
const TIMES = 10_000;
/** One file for this number of requests and reports. */
const FILE_EVERY = 10;
/** 500 requests and 500 reports a second: far more than the messenger lets people send. */
const PER_TICK = 50;
const TICK_MS = 100;
const LINES = 500_000;
const QUESTION_EVERY_MS = 500;
const KINDS = 5;

export async function floodTheChat(): Promise<void> {
  const answers: Counts = {};
  const waits: number[] = [];
  let asked = 0;
  const file = Buffer.from(`Name,Year\n${'Titolo 7,1997\n'.repeat(LINES)}`);
  const bot = await startFloodedBot({
    fileAt: () => file,
    onCall(method, parameters) {
      if (parameters.chat_id === WAITING && asked > 0) {
        waits.push(performance.now() - asked);
        asked = 0;
      } else note(answers, method, parameters);
    },
  });
  const flood = (turn: number) => {
    bot.add(messageFrom(ASKING, command(`/richiedi Manca numero ${turn}`)));
    bot.add(pressOf(REPORTING, `report:${2 + 3 * (turn % Math.floor(TITLES / 3))}:0:0:${turn % KINDS}`));
    const size = turn % 20 === 0 ? file.length : undefined;
    if (turn % FILE_EVERY === 0) bot.add(messageFrom(SENDING, listFile(size)));
  };
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
          bot.add(messageFrom(WAITING, command('/visti')));
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
    bot.settings,
  );
  bot.close();
}

function note(answers: Counts, method: string, { chat_id: chat, text = '' }: Parameters): void {
  if (!/^(?:sendMessage|answerCallbackQuery)$/.test(method) || text === '') return;
  if (chat !== 0 && chat !== ASKING && chat !== SENDING) return;
  countAnswer(answers, String(chat || 'a press'), text);
}

function command(text: string): object {
  const { length } = text.split(' ', 1).join('');
  return { text, entities: [{ type: 'bot_command', offset: 0, length }] };
}

/** With its true size, or without one, so that it has to be downloaded. */
function listFile(size: number | undefined): object {
  return { document: { file_id: 'f', file_unique_id: 'f', file_name: 'watched.csv', file_size: size } };
}
