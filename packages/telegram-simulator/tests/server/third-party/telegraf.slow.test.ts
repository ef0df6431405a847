import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Input, Markup, Telegraf } from 'telegraf';
import { message } from 'telegraf/filters';
import { afterEach, expect, it } from 'vitest';
import { ANNA, CARLA, type TestSimulator, testSimulator } from '../support/test-simulator.ts';
import {
  expectWholeConversation,
  INVOICE,
  LEGACY,
  type Picture,
  servePicture,
  WELCOME,
} from './bot-conversation.ts';

const picture = servePicture();

function makeBot({ token, apiRoot }: TestSimulator, { bytes, url }: Picture): Telegraf {
  const bot = new Telegraf(token, { telegram: { apiRoot } });
  bot.start((context) =>
    context.replyWithMarkdownV2(WELCOME, Markup.inlineKeyboard([Markup.button.callback('Premi', 'premi')])),
  );
  bot.action('premi', async (context) => {
    await context.editMessageText('Premuto');
    await context.answerCbQuery('Fatto');
  });
  bot.hears('foto', async (context) => {
    await context.replyWithPhoto(Input.fromBuffer(bytes, 'a.png'));
    await context.replyWithPhoto(url);
  });
  bot.hears('vecchio', (context) => context.replyWithMarkdown(LEGACY));
  bot.hears('compra', (context) => context.replyWithInvoice({ ...INVOICE, provider_token: '' }));
  bot.on('pre_checkout_query', (context) => context.answerPreCheckoutQuery(true));
  bot.on(message('successful_payment'), (context) =>
    context.reply(`Grazie, ${context.message.successful_payment.total_amount}`),
  );
  return bot;
}

let bot: Telegraf | undefined;
let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

it('the bot works by long polling', async () => {
  const simulator = await testSimulator();
  bot = makeBot(simulator, picture());
  const running = bot.launch();
  await expectWholeConversation(simulator);
  bot.stop();
  await running;
});

it('the bot works by webhook, with calls in the webhook’s responses', async () => {
  const simulator = await testSimulator();
  bot = makeBot(simulator, picture());
  const hook = bot.webhookCallback('/hook', { secretToken: 'un-segreto' });
  server = createServer((request, response) => void hook(request, response));
  await new Promise<void>((resolve) => server?.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/hook`;
  await bot.telegram.setWebhook(url, { secret_token: 'un-segreto' });
  await expectWholeConversation(simulator);
  const { log } = await simulator.state();
  expect(log.filter(({ kind }) => kind === 'webhook').every(({ isOk }) => isOk)).toBe(true);
});

it('the bot sends every kind of message, and gets it back unchanged', async () => {
  const simulator = await testSimulator();
  const { telegram } = makeBot(simulator, picture());
  const { bytes, url } = picture();
  const [first, second] = await telegram.sendMediaGroup(ANNA, [
    { type: 'photo', media: url, caption: 'Uno' },
    { type: 'photo', media: Input.fromBuffer(bytes, 'a.png') },
  ]);
  expect(first?.media_group_id).toBe(second?.media_group_id);
  const animation = await telegram.sendAnimation(ANNA, Input.fromBuffer(Buffer.from('mp4'), 'a.mp4'));
  expect(animation.animation.file_name).toBe('a.mp4');
  const audio = Input.fromBuffer(Buffer.from('mp3'), 'a.mp3');
  const { audio: sound } = await telegram.sendAudio(ANNA, audio, { title: 'Brano', duration: 90 });
  expect(sound).toMatchObject({ title: 'Brano', duration: 90, mime_type: 'audio/mpeg' });
  expect((await telegram.sendVoice(ANNA, Input.fromBuffer(Buffer.from('ogg')))).voice.file_size).toBe(3);
  expect((await telegram.sendSticker(ANNA, Input.fromBuffer(bytes, 'a.webp'))).sticker.width).toBe(40);
  expect((await telegram.sendLocation(ANNA, 45.46, 9.19)).location.latitude).toBe(45.46);
  const venue = await telegram.sendVenue(ANNA, 45.46, 9.19, 'Cinema', 'Via Roma 1');
  expect(venue.venue).toMatchObject({ title: 'Cinema', address: 'Via Roma 1' });
  expect((await telegram.sendContact(ANNA, '+39333', 'Dario')).contact.first_name).toBe('Dario');
  expect((await telegram.sendDice(ANNA)).dice.value).toBeGreaterThan(0);
  const poll = await telegram.sendPoll(ANNA, 'Quale?', ['A', 'B'], { is_anonymous: false });
  await simulator.act({
    type: 'vote',
    chat: ANNA,
    person: ANNA,
    messageId: poll.message_id,
    options: [1],
  });
  const stopped = await telegram.stopPoll(ANNA, poll.message_id);
  expect(stopped).toMatchObject({
    is_closed: true,
    total_voter_count: 1,
    options: [{}, { voter_count: 1 }],
  });
  const copied = await telegram.copyMessages(CARLA, ANNA, [first?.message_id ?? 0]).catch(String);
  expect(copied, 'Carla has not met the bot').toContain('Forbidden');
  await telegram.pinChatMessage(ANNA, poll.message_id);
  expect(await telegram.getChat(ANNA)).toMatchObject({ pinned_message: { message_id: poll.message_id } });
  await telegram.unpinAllChatMessages(ANNA);
  expect(await telegram.getChat(ANNA)).not.toHaveProperty('pinned_message');
  expect(await telegram.setMessageReaction(ANNA, poll.message_id, [{ type: 'emoji', emoji: '👍' }])).toBe(
    true,
  );
  expect((await simulator.chat(ANNA)).find(({ id }) => id === poll.message_id)?.reaction).toBe('👍');
  expect(await telegram.logOut()).toBe(true);
});
