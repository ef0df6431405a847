import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxQueue } from '../../../../src/server/modules/notices/outbox.ts';
import { premiumUntil } from '../../../../src/server/modules/people/premium-status.ts';
import { listGivenUp } from '../../../../src/server/queue/given-up-work.ts';
import { ANNA, BRUNO, OWNER, testBot } from '../../support/test-bot.ts';

const server = await testBot({ premiumStars: 150 });
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const texts = server.api.textsTo;
const isPremium = async (userId: number) => (await premiumUntil(server.db, String(userId))) !== undefined;
const payloads = () => server.api.of('sendInvoice').map(({ payload }) => String(payload));

function pay(from: number, charge: string, invoice_payload: string | undefined) {
  const successful_payment = {
    currency: 'XTR',
    total_amount: 150,
    invoice_payload,
    telegram_payment_charge_id: charge,
    provider_payment_charge_id: '',
  };
  return server.send({ successful_payment }, from);
}

/** Buys a gift for the first to open its link; returns the parameter of `/start`. */
async function buyLink(charge: string): Promise<string> {
  await server.say('/regala', ANNA);
  await pay(ANNA, charge, payloads().at(-1));
  const [, start = ''] = /\?start=(regalo_[\w-]+)/.exec(texts(ANNA).at(-1) ?? '') ?? [];
  return start;
}

describe('a gift by a link', () => {
  it('the first person who opens it is premium for a month, and nobody else', async () => {
    const start = await buyLink('gift-1');
    expect(await isPremium(ANNA)).toBe(false);
    await server.say(`/start ${start}`, BRUNO);
    await server.say(`/start ${start}`, BRUNO);
    await server.say(`/start ${start}`, 33);
    expect(await isPremium(BRUNO)).toBe(true);
    expect(await isPremium(33)).toBe(false);
    const [first, second] = texts(BRUNO);
    expect(first).toMatch(/^Hai ricevuto in regalo un mese di Premium su Vetrina/);
    expect(second).toBe(first);
    expect(texts(33)).toEqual(['Questo regalo è già stato aperto da qualcun altro.']);
  });

  it('the message names the giver, explains the app and has a button that opens it', async () => {
    server.api.answer('getChat', ({ chat_id }) => ({ id: chat_id, type: 'private', first_name: 'Anna' }));
    const start = await buyLink('gift-who');
    await server.say(`/start ${start}`, 39);
    expect(texts(39)).toEqual([
      expect.stringMatching(/^Anna ti regala un mese di Premium su Vetrina: film e serie/),
    ]);
    const [sent] = server.api.of('sendMessage').filter(({ chat_id }) => chat_id === 39);
    expect(JSON.stringify(sent?.['reply_markup'])).toContain('Apri Vetrina');
  });

  it('a gift gives nothing a second time after the premium was revoked', async () => {
    const start = await buyLink('gift-revoked');
    await server.say(`/start ${start}`, 40);
    await server.say('/revoca 40', OWNER);
    await server.say(`/start ${start}`, 40);
    expect(await isPremium(40)).toBe(false);
    expect(texts(40).at(-1)).toBe('Hai già aperto questo regalo.');
  });

  it('the link does not work before the payment, nor after a refund', async () => {
    await server.say('/regala', ANNA);
    const [unpaid = ''] = payloads();
    await server.say(`/start regalo_${unpaid.replace('premium-gift:', '')}`, 34);
    const start = await buyLink('gift-2');
    await server.say('/rimborsa gift-2', OWNER);
    await server.say(`/start ${start}`, 34);
    expect(texts(34)).toEqual(Array(2).fill('Questo regalo non c’è più. Forse è stato rimborsato.'));
    expect(await isPremium(34)).toBe(false);
  });

  it('a refund revokes the month of the person who opened it', async () => {
    const start = await buyLink('gift-3');
    await server.say(`/start ${start}`, 35);
    await server.say('/rimborsa gift-3', OWNER);
    expect(await isPremium(35)).toBe(false);
  });

  it('a gift is one invoice however often it is requested, and a second gift if that is paid twice', async () => {
    for (let times = 0; times < 3; times += 1) await server.say('/regala', 36);
    expect(new Set(payloads()).size).toBe(1);
    await pay(36, 'gift-4', payloads()[0]);
    await pay(36, 'gift-5', payloads()[0]);
    expect(new Set(texts(36)).size).toBe(2);
    const told = texts(36);
    await pay(36, 'gift-5', payloads()[0]);
    expect(texts(36)).toEqual(told);
  });
});

describe('a gift to a named person', () => {
  it('they have it once it is paid, and both are notified', async () => {
    await server.bring({
      message: {
        message_id: 1,
        date: 0,
        chat: { id: 37, type: 'private', first_name: 'Carla' },
        from: { id: 37, is_bot: false, first_name: 'Carla', username: 'Carla_37' },
        text: 'ciao',
      },
    });
    server.api.calls.splice(0);
    await server.say('/regala @carla_37', ANNA);
    await pay(ANNA, 'gift-6', payloads()[0]);
    expect(await isPremium(37)).toBe(true);
    expect(texts(ANNA)).toEqual(['Grazie! Il tuo regalo è arrivato.']);
    await expect
      .poll(() => texts(37))
      .toEqual([expect.stringMatching(/^Anna ti regala un mese di Premium su Vetrina/)]);
  });

  it('a gift counts even if they cannot be notified', async () => {
    server.api.fail(
      'sendMessage',
      { error_code: 403, description: 'Forbidden: bot was blocked by the user' },
      { chatId: 37 },
    );
    await server.say('/regala @carla_37', BRUNO);
    await pay(BRUNO, 'gift-7', payloads()[0]);
    expect(texts(BRUNO)).toEqual(['Grazie! Il tuo regalo è arrivato.']);
    const notices = server.db.selectFrom('outbox').select('state').where('kind', '=', 'premiumGift');
    await expect.poll(() => notices.orderBy('id').execute()).toMatchObject([{}, { state: 'failed' }]);
    expect(outboxQueue.owners && (await listGivenUp(server.db, outboxQueue.owners))).toEqual([]);
  });

  it.each([
    ['/regala @nobody_here', 'Non conosco @nobody_here'],
    ['/regala a Carla', 'Scrivi /regala'],
  ])('a gift is not sold for %s', async (text, answer) => {
    await server.say(text, ANNA);
    expect(texts(ANNA)).toEqual([expect.stringContaining(answer)]);
    expect(payloads()).toEqual([]);
  });

  it('a gift is not sold for oneself', async () => {
    await server.bring({
      message: {
        message_id: 1,
        date: 0,
        chat: { id: 38, type: 'private', first_name: 'Dario' },
        from: { id: 38, is_bot: false, first_name: 'Dario', username: 'dario_38' },
        text: '/regala @dario_38',
        entities: [{ type: 'bot_command', offset: 0, length: 7 }],
      },
    });
    expect(texts(38)).toEqual([expect.stringContaining('Per te c’è /premium')]);
  });
});
