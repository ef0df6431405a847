import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Bot, InlineKeyboard, InputFile, webhookCallback } from 'grammy';
import { afterEach, expect, it } from 'vitest';
import {
  ANNA,
  BRUNO,
  CARLA,
  CHANNEL,
  OLGA,
  type TestSimulator,
  testSimulator,
} from '../support/test-simulator.ts';
import {
  expectWholeConversation,
  INVOICE,
  LEGACY,
  type Picture,
  servePicture,
  WELCOME,
} from './bot-conversation.ts';

const picture = servePicture();

/** A bot that makes the calls that it can in the webhook's responses. */
function makeBot({ token, apiRoot }: TestSimulator, { bytes, url }: Picture): Bot {
  const bot = new Bot(token, { client: { apiRoot, canUseWebhookReply: () => true } });
  bot.command('start', (context) =>
    context.reply(WELCOME, {
      parse_mode: 'MarkdownV2',
      reply_markup: new InlineKeyboard().text('Premi', 'premi'),
    }),
  );
  bot.callbackQuery('premi', async (context) => {
    await context.editMessageText('Premuto');
    await context.answerCallbackQuery('Fatto');
  });
  bot.hears('foto', async (context) => {
    await context.replyWithPhoto(new InputFile(bytes, 'a.png'));
    await context.replyWithPhoto(url);
  });
  bot.hears('vecchio', (context) => context.reply(LEGACY, { parse_mode: 'Markdown' }));
  bot.hears('compra', ({ api, chatId }) => api.raw.sendInvoice({ chat_id: chatId, ...INVOICE }));
  bot.on('pre_checkout_query', (context) => context.answerPreCheckoutQuery(true));
  bot.on(':successful_payment', (context) =>
    context.reply(`Grazie, ${context.msg.successful_payment.total_amount}`),
  );
  return bot;
}

const rawApi = (simulator: TestSimulator) => makeBot(simulator, picture()).api.raw;

let bot: Bot | undefined;
let server: Server | undefined;
afterEach(async () => {
  if (bot?.isRunning()) await bot.stop();
  server?.close();
});

it('the bot works by long polling', async () => {
  const simulator = await testSimulator();
  bot = makeBot(simulator, picture());
  void bot.start();
  await expectWholeConversation(simulator);
});

it('the bot works by webhook, with calls in the webhook’s responses', async () => {
  const simulator = await testSimulator();
  bot = makeBot(simulator, picture());
  server = createServer(webhookCallback(bot, 'http', { secretToken: 'un-segreto' }));
  await new Promise<void>((resolve) => server?.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  await bot.api.setWebhook(url, { secret_token: 'un-segreto' });
  await expectWholeConversation(simulator);
  const { log } = await simulator.state();
  expect(log.filter(({ kind }) => kind === 'webhook').every(({ isOk }) => isOk)).toBe(true);
});

it('the bot sends every kind of message, and gets it back unchanged', async () => {
  const simulator = await testSimulator();
  const { api } = makeBot(simulator, picture());
  const { bytes, url } = picture();
  const [first, second] = await api.sendMediaGroup(ANNA, [
    { type: 'photo', media: url, caption: 'Uno' },
    { type: 'photo', media: new InputFile(bytes, 'a.png') },
  ]);
  expect(second).toMatchObject({ media_group_id: Object(first).media_group_id });
  const animation = await api.sendAnimation(ANNA, new InputFile(Buffer.from('mp4'), 'a.mp4'));
  expect(animation.animation.file_name).toBe('a.mp4');
  const audio = new InputFile(Buffer.from('mp3'), 'a.mp3');
  const { audio: sound } = await api.sendAudio(ANNA, audio, { title: 'Brano', duration: 90 });
  expect(sound).toMatchObject({ title: 'Brano', duration: 90, mime_type: 'audio/mpeg' });
  expect((await api.sendVoice(ANNA, new InputFile(Buffer.from('ogg')))).voice.file_size).toBe(3);
  expect((await api.sendSticker(ANNA, new InputFile(bytes, 'a.webp'))).sticker.width).toBe(40);
  expect((await api.sendLocation(ANNA, 45.46, 9.19)).location.latitude).toBe(45.46);
  const venue = await api.sendVenue(ANNA, 45.46, 9.19, 'Cinema', 'Via Roma 1');
  expect(venue.venue).toMatchObject({ title: 'Cinema', address: 'Via Roma 1' });
  expect((await api.sendContact(ANNA, '+39333', 'Dario')).contact.first_name).toBe('Dario');
  expect((await api.sendDice(ANNA, '🎲')).dice.value).toBeGreaterThan(0);
  const poll = await api.sendPoll(ANNA, 'Quale?', ['A', 'B'], { is_anonymous: false });
  const vote = { type: 'vote', chat: ANNA, person: ANNA, messageId: poll.message_id } as const;
  await simulator.act({ ...vote, options: [1] });
  expect(await api.stopPoll(ANNA, poll.message_id)).toMatchObject({
    is_closed: true,
    total_voter_count: 1,
    options: [{}, { voter_count: 1 }],
  });
  const copied = await api.copyMessages(CARLA, ANNA, [first?.message_id ?? 0]).catch(String);
  expect(copied, 'Carla has not met the bot').toContain('Forbidden');
  await api.pinChatMessage(ANNA, poll.message_id);
  expect(await api.getChat(ANNA)).toMatchObject({ pinned_message: { message_id: poll.message_id } });
  await api.unpinAllChatMessages(ANNA);
  expect(await api.getChat(ANNA)).not.toHaveProperty('pinned_message');
  await api.setMessageReaction(ANNA, poll.message_id, [{ type: 'emoji', emoji: '👍' }]);
  expect((await simulator.chat(ANNA)).find(({ id }) => id === poll.message_id)?.reaction).toBe('👍');
  expect(await api.logOut()).toBe(true);
});

it('the bot makes an invoice link, which anybody can pay', async () => {
  const simulator = await testSimulator();
  const api = rawApi(simulator);
  const url = await api.createInvoiceLink(INVOICE);
  const link = await simulator.act({ type: 'openLink', person: ANNA, url });
  if (link.kind !== 'invoice') throw new Error(`not an invoice: ${link.kind}`);
  expect(link.invoice).toMatchObject({ title: 'Premium', amount: 50 });
  const paying = simulator.act({ type: 'payLink', person: ANNA, slug: link.slug });
  const [update] = await simulator.updates({ timeout: 2 });
  await api.answerPreCheckoutQuery({
    pre_checkout_query_id: String(update?.['pre_checkout_query']?.['id']),
    ok: true,
  });
  expect(await paying).toMatchObject({ outcome: 'paid', message: { chatId: ANNA } });
  const { transactions } = await api.getStarTransactions({});
  expect(transactions).toMatchObject([{ amount: 50 }]);
  const again = { type: 'payLink', person: BRUNO, slug: 'none' };
  expect((await simulator.tryTo(again)).body.error).toBe('Questa fattura non esiste.');
});

it('the bot prepares a message that only its person can send, to the allowed chats', async () => {
  const simulator = await testSimulator();
  const api = rawApi(simulator);
  const prepared = await api.savePreparedInlineMessage({
    user_id: ANNA,
    result: { type: 'venue', id: '1', title: 'Cinema', address: 'Via Roma 1', latitude: 45, longitude: 9 },
    allow_user_chats: true,
  });
  const send = { type: 'sendPrepared', chat: ANNA, person: ANNA, preparedId: prepared.id } as const;
  expect(await simulator.act(send)).toMatchObject({ isViaBot: true, venue: { title: 'Cinema' } });
  expect((await simulator.tryTo({ ...send, chat: BRUNO, person: BRUNO })).status).toBe(400);
});

it('the bot’s flags and buttons come back unchanged', async () => {
  const simulator = await testSimulator();
  const api = rawApi(simulator);
  const inline_keyboard = [
    [{ text: 'Togli', callback_data: 'a', style: 'danger' as const }],
    [{ text: 'Entra', login_url: { url: 'https://example.org/in' } }],
    [{ text: 'Cerca', switch_inline_query_chosen_chat: { query: 'x', allow_group_chats: true } }],
  ];
  const sent = await api.sendMessage({
    chat_id: ANNA,
    text: '$EUR +39 333 1234567',
    protect_content: true,
    message_effect_id: '5104841245755180586',
    reply_markup: { inline_keyboard },
  });
  expect(sent).toMatchObject({
    has_protected_content: true,
    effect_id: '5104841245755180586',
    entities: [{ type: 'cashtag' }, { type: 'phone_number', length: 15 }],
    reply_markup: { inline_keyboard },
  });
  const copy = { chat_id: BRUNO, from_chat_id: ANNA, message_id: sent.message_id };
  await expect(api.copyMessage(copy)).rejects.toThrow("message can't be copied");
  await expect(api.forwardMessage(copy)).rejects.toThrow("message can't be forwarded");
  const many = { chat_id: BRUNO, from_chat_id: ANNA, message_ids: [sent.message_id] };
  expect(await api.copyMessages(many)).toEqual([]);
  expect(await api.forwardMessages(many)).toEqual([]);
  const signed = await simulator.act({ type: 'logIn', person: ANNA, url: 'https://example.org/in' });
  expect(new URL(signed).searchParams.get('id')).toBe(String(ANNA));
});

it('the bot offers inline results of every kind', async () => {
  const simulator = await testSimulator();
  const api = rawApi(simulator);
  const thumbnail_url = 'https://example.org/a.jpg';
  const url = 'https://example.org/a';
  const asking = simulator.act({ type: 'inlineQuery', chat: ANNA, person: ANNA, query: 'x' });
  const [update] = await simulator.updates({ timeout: 2 });
  await api.answerInlineQuery({
    inline_query_id: String(update?.['inline_query']?.['id']),
    results: [
      { type: 'gif', id: '1', gif_url: url, thumbnail_url },
      { type: 'mpeg4_gif', id: '2', mpeg4_url: url, thumbnail_url, mpeg4_width: 320, mpeg4_height: 200 },
      { type: 'audio', id: '3', audio_url: url, title: 'Brano' },
      { type: 'voice', id: '4', voice_url: url, title: 'Voce' },
      { type: 'document', id: '5', document_url: url, title: 'Testo', mime_type: 'application/pdf' },
      { type: 'contact', id: '6', phone_number: '+39333', first_name: 'Dario' },
      { type: 'location', id: '7', title: 'Qui', latitude: 45, longitude: 9 },
      {
        type: 'article',
        id: '8',
        title: 'Punto',
        input_message_content: { latitude: 45.46, longitude: 9.19 },
      },
    ],
  });
  const offered = await asking;
  const send = async (resultId: string) =>
    simulator.act({
      type: 'chooseInline',
      chat: ANNA,
      person: ANNA,
      queryId: offered?.queryId ?? '',
      resultId,
    });
  expect(await send('2')).toMatchObject({ animation: { width: 320, height: 200 } });
  expect(await send('3')).toMatchObject({ audio: { title: 'Brano' } });
  expect(await send('5')).toMatchObject({ document: { mimeType: 'application/pdf' } });
  expect(await send('6')).toMatchObject({ contact: { first_name: 'Dario' } });
  expect(await send('8')).toMatchObject({ location: { latitude: 45.46 } });
});

it('the bot learns who votes in an open poll, and gets the person’s phone number', async () => {
  const simulator = await testSimulator();
  const api = rawApi(simulator);
  const poll = await api.sendPoll({
    chat_id: ANNA,
    question: 'Quale?',
    options: [{ text: 'A' }, { text: 'B' }],
    is_anonymous: false,
  });
  const vote = { type: 'vote', chat: ANNA, person: ANNA, messageId: poll.message_id } as const;
  await simulator.act({ ...vote, options: [1] });
  expect(await simulator.updates()).toMatchObject([
    { poll: { total_voter_count: 1 } },
    { poll_answer: { user: { id: ANNA }, option_ids: [1] } },
  ]);
  expect((await simulator.tryTo({ ...vote, options: [0, 1] })).body.error).toContain('la scelta è una');
  expect((await simulator.tryTo({ ...vote, options: [2] })).body.error).toContain('questa opzione');
  const signed = await simulator.act({ type: 'shareContact', person: ANNA });
  expect(new URLSearchParams(signed).get('contact')).toContain('+3999');
  const [update] = await simulator.updates({ offset: -1 });
  expect(update).toMatchObject({ message: { contact: { user_id: ANNA } } });
});

it('the bot learns who administers a channel', async () => {
  const api = rawApi(await testSimulator());
  expect(await api.getChatAdministrators({ chat_id: CHANNEL })).toMatchObject([
    { status: 'administrator', user: { is_bot: true } },
    { status: 'creator', user: { id: OLGA } },
  ]);
  expect(await api.getChatMemberCount({ chat_id: CHANNEL })).toBe(2);
  await expect(api.getChatAdministrators({ chat_id: ANNA })).rejects.toThrow('no administrators');
});
