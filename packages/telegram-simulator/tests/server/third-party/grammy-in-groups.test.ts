import { Bot, InlineKeyboard, InputFile, InputMediaBuilder } from 'grammy';
import { afterEach, expect, it } from 'vitest';
import {
  ANNA,
  BRUNO,
  CARLA,
  DIRECT,
  GROUP,
  SUPERGROUP,
  type TestSimulator,
  testSimulator,
} from '../support/test-simulator.ts';
import { servePicture } from './bot-conversation.ts';

const picture = servePicture();
const vote = new InlineKeyboard()
  .text('Ci sto', 'yes')
  .row()
  .url('Partecipa', 'https://t.me/a_bot?startapp=x');

/** Asks a group for its choice, by its own card or by inline mode, and counts votes. */
function makeBot({ token, apiRoot }: TestSimulator): Bot {
  const bot = new Bot(token, { client: { apiRoot } });
  const agreed: string[] = [];
  bot.command('serata', (context) =>
    context.reply(`Serata di ${context.from?.first_name}`, { reply_markup: vote }),
  );
  bot.hears(/foto/, (context) =>
    context.replyWithPhoto(new InputFile(picture().bytes, 'a.png'), { caption: 'Locandina' }),
  );
  bot.inlineQuery(/.*/, (context) =>
    context.answerInlineQuery(
      [
        {
          type: 'article',
          id: 'serata',
          title: context.inlineQuery.chat_type ?? '',
          input_message_content: { message_text: 'Serata' },
          reply_markup: vote,
        },
      ],
      { cache_time: 0 },
    ),
  );
  bot.callbackQuery('yes', async (context) => {
    agreed.push(context.from.first_name);
    await context.editMessageText(agreed.join(', '), { reply_markup: vote });
    await context.answerCallbackQuery(`${agreed.length} d’accordo`);
  });
  return bot;
}

let bot: Bot | undefined;
afterEach(() => bot?.stop());

it('a bot called by name receives every member’s press and edits its card', async () => {
  const simulator = await testSimulator();
  bot = makeBot(simulator);
  void bot.start();
  await say(simulator, BRUNO, '/serata@vetrina_demo_bot');
  const card = await lastMessage(simulator, 'Serata di Bruno');
  const press = { type: 'pressCallback', chat: SUPERGROUP, messageId: card.id, data: 'yes' } as const;
  expect((await simulator.act({ ...press, person: ANNA }))?.text).toBe('1 d’accordo');
  expect((await simulator.act({ ...press, person: CARLA }))?.text).toBe('2 d’accordo');
  await lastMessage(simulator, 'Anna, Carla');
  await say(simulator, ANNA, 'foto');
  await say(simulator, ANNA, 'foto @vetrina_demo_bot');
  const photo = await lastMessage(simulator, 'Locandina');
  expect(photo.photo).toMatchObject({ width: 40, height: 30 });
  const gone = { chat_id: SUPERGROUP, message_id: photo.id };
  expect(await bot.api.deleteMessage(gone.chat_id, gone.message_id)).toBe(true);
});

it('a bot queried inline in a group it is not in edits its card by the inline identifier', async () => {
  const simulator = await testSimulator();
  bot = makeBot(simulator);
  void bot.start();
  for (const [chat, type] of [
    [SUPERGROUP, 'supergroup'],
    [GROUP, 'group'],
    [DIRECT, 'private'],
  ] as const) {
    const offered = await simulator.act({ type: 'inlineQuery', chat, person: ANNA, query: 'serata' });
    expect(offered?.results).toMatchObject([{ title: type }]);
  }
  const sent = await sendInline(simulator, DIRECT);
  const press = { type: 'pressCallback', chat: DIRECT, messageId: sent.id, data: 'yes' } as const;
  await simulator.act({ ...press, person: BRUNO });
  await lastMessage(simulator, 'Bruno', DIRECT);
  const { inlineMessageId = '' } = sent;
  const media = InputMediaBuilder.photo(picture().url, { caption: 'Abbiamo scelto' });
  await bot.api.editMessageMediaInline(inlineMessageId, media, { reply_markup: vote });
  await bot.api.editMessageCaptionInline(inlineMessageId, { caption: 'Nosferatu' });
  expect(await lastMessage(simulator, 'Nosferatu', DIRECT)).toMatchObject({ photo: { width: 40 } });
  await bot.api.editMessageReplyMarkupInline(inlineMessageId, { reply_markup: vote });
  const upload = InputMediaBuilder.photo(new InputFile(picture().bytes, 'a.png'));
  await expect(bot.api.editMessageMediaInline(inlineMessageId, upload)).rejects.toThrow(
    'Bad Request: invalid message content specified',
  );
});

const say = (simulator: TestSimulator, person: number, text: string) =>
  simulator.act({ type: 'sendText', chat: SUPERGROUP, person, text });

async function sendInline(simulator: TestSimulator, chat: number) {
  const place = { chat, person: ANNA };
  const offered = await simulator.act({ type: 'inlineQuery', ...place, query: 'serata' });
  const queryId = offered?.queryId ?? '';
  return simulator.act({ type: 'chooseInline', ...place, queryId, resultId: 'serata' });
}

/** Waits until the chat's last message says that. */
async function lastMessage(simulator: TestSimulator, text: string, chat: number = SUPERGROUP) {
  await expect.poll(async () => (await simulator.chat(chat)).at(-1)?.text, { timeout: 3_000 }).toBe(text);
  const message = (await simulator.chat(chat)).at(-1);
  if (!message) throw new Error('the chat is empty');
  return message;
}
