import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Bot, type Context, InlineKeyboard, InputFile, webhookCallback } from 'grammy';
import { afterEach, expect, it } from 'vitest';
import {
  ANNA,
  CARLA,
  GROUP,
  idForBot,
  OLGA,
  type TestSimulator,
  testSimulator,
} from '../support/test-simulator.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A bot that does a little of everything. */
function makeBot({ token, apiRoot }: TestSimulator): Bot {
  const bot = new Bot(token, { client: { apiRoot } });
  bot.command('start', (context) =>
    context.reply(`<b>Ciao ${context.from?.first_name}</b> ${context.match}`, {
      parse_mode: 'HTML',
      reply_markup: new InlineKeyboard().text('Premi', 'premi').webApp('Apri', 'http://localhost:3000/'),
    }),
  );
  bot.callbackQuery('premi', async (context) => {
    await context.editMessageText('Premuto');
    await context.answerCallbackQuery({ text: 'Fatto', show_alert: true });
  });
  bot.inlineQuery(/.*/, (context) =>
    context.answerInlineQuery([
      {
        type: 'article',
        id: '42',
        title: context.inlineQuery.query,
        input_message_content: { message_text: 'Nosferatu' },
        reply_markup: new InlineKeyboard().text('Premi', 'premi'),
      },
    ]),
  );
  bot.on(':video', (context) => context.reply(`${context.msg.caption}: ${context.msg.video.file_id}`));
  bot.on('message:text', (context: Context) =>
    context.replyWithPhoto(new InputFile(PNG, 'a.png'), { caption: 'Ecco' }),
  );
  return bot;
}

async function tour(simulator: TestSimulator): Promise<void> {
  await simulator.act({ type: 'pressStart', person: CARLA, payload: '42' });
  const greeting = await lastFromBot(simulator, CARLA, 1);
  expect(greeting).toMatchObject({ text: 'Ciao Carla 42', entities: [{ type: 'bold' }] });

  const press = {
    type: 'pressCallback',
    chat: CARLA,
    person: CARLA,
    messageId: greeting?.id ?? 0,
    data: 'premi',
  } as const;
  expect(await simulator.act(press)).toEqual({ text: 'Fatto', showAlert: true });
  expect((await simulator.chat(CARLA)).at(-1)).toMatchObject({ text: 'Premuto' });
  expect((await simulator.tryTo(press)).status).toBe(400);

  await simulator.act({ type: 'sendText', chat: CARLA, person: CARLA, text: 'ciao' });
  const photo = await lastFromBot(simulator, CARLA, 2);
  expect(photo).toMatchObject({ text: 'Ecco', photo: { size: PNG.length } });
  const shown = await fetch(`${simulator.apiRoot}${photo?.photo?.url}`);
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(PNG);

  const video = await simulator.act({ type: 'sendVideo', chat: OLGA, person: OLGA, caption: '42' });
  expect((await lastFromBot(simulator, OLGA, 1))?.text).toBe(`42: ${idForBot(simulator, video.video)}`);

  const offered = await simulator.act({ type: 'inlineQuery', chat: GROUP, person: ANNA, query: 'nosferatu' });
  expect(offered?.results).toEqual([{ id: '42', kind: 'article', title: 'nosferatu' }]);
  const choice = {
    type: 'chooseInline',
    chat: GROUP,
    person: ANNA,
    queryId: offered?.queryId ?? '',
    resultId: '42',
  } as const;
  const chosen = await simulator.act(choice);
  expect(chosen).toMatchObject({ text: 'Nosferatu', isViaBot: true, author: { name: 'Anna' } });
  await simulator.act({ ...press, chat: GROUP, person: CARLA, messageId: chosen.id });
  expect((await simulator.chat(GROUP)).at(-1)).toMatchObject({ text: 'Premuto' });
}

async function lastFromBot(simulator: TestSimulator, chat: number, count: number) {
  const ofBot = async () => (await simulator.chat(chat)).filter(({ author }) => author.kind === 'bot');
  await expect.poll(async () => (await ofBot()).length, { timeout: 3_000 }).toBe(count);
  return (await ofBot()).at(-1);
}

let bot: Bot | undefined;
let server: Server | undefined;
afterEach(async () => {
  if (bot?.isRunning()) await bot.stop();
  server?.close();
});

it('a grammY bot works by long polling', async () => {
  const simulator = await testSimulator();
  bot = makeBot(simulator);
  void bot.start();
  await tour(simulator);
  await bot.stop();
});

it('a grammY bot works by webhook, with its secret token', async () => {
  const simulator = await testSimulator();
  bot = makeBot(simulator);
  server = createServer(webhookCallback(bot, 'http', { secretToken: 'un-segreto' }));
  await new Promise<void>((resolve) => server?.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  await bot.api.setWebhook(url, { secret_token: 'un-segreto' });
  await tour(simulator);
  // The answers show before the simulator knows that its last call has succeeded.
  await expect.poll(() => bot?.api.getWebhookInfo()).toMatchObject({ url, pending_update_count: 0 });
  await bot.api.deleteWebhook();
  expect((await bot.api.getWebhookInfo()).url).toBe('');
});
