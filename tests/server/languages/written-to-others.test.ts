import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { requestPlay } from '../../../src/server/modules/playback/request-delivery.ts';
import { ANNA, BRUNO, testBot } from '../support/test-bot.ts';

const server = await testBot({ languages: ['it', 'en', 'es'], premiumStars: 150 });
beforeAll(async () => {
  await server.say('/start', ANNA);
  await server.say('/start', BRUNO);
  await server.press('speak:en', BRUNO);
});
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

it('after a delivery the menu button opens the app in the language of whoever got it', async () => {
  await server.db
    .updateTable('person')
    .set({ menu_set_at: new Date(0) })
    .execute();
  for (const [person, language] of [
    [ANNA, 'it'],
    [BRUNO, 'en'],
  ] as const) {
    server.api.calls.splice(0);
    await requestPlay(server.db, { userId: String(person), titleId: server.films[0] ?? 0 });
    server.bot.notifyDeliveryQueue();
    await expect
      .poll(() => JSON.stringify(server.api.of('setChatMenuButton')))
      .toContain(`&lingua=${language}"`);
  }
});

it('a gift is announced in the language of whoever receives it, and opens the app in it', async () => {
  await server.db
    .updateTable('person')
    .set({ username: 'bruno_2' })
    .where('user_id', '=', String(BRUNO))
    .execute();
  await server.say('/regala @bruno_2', ANNA);
  const successful_payment = {
    currency: 'XTR',
    total_amount: 150,
    invoice_payload: server.api.of('sendInvoice').at(-1)?.['payload'],
    telegram_payment_charge_id: 'gift-between-languages',
    provider_payment_charge_id: '',
  };
  await server.send({ successful_payment }, ANNA);
  const sentTo = (person: number) => server.api.of('sendMessage').filter(({ chat_id }) => chat_id === person);
  expect(sentTo(ANNA)).toMatchObject([{ text: 'Grazie! Il tuo regalo è arrivato.' }]);
  await expect
    .poll(() => sentTo(BRUNO))
    .toMatchObject([{ text: expect.stringContaining('a month of Premium') }]);
  expect(JSON.stringify(sentTo(BRUNO))).toContain('&lingua=en"');
});

it.each([
  ['it', 'Regali un mese a Bruno (@bruno_2).'],
  ['en', 'You give a month to Bruno (@bruno_2).'],
  ['es', 'Le regalas un mes a Bruno (@bruno_2).'],
])('the invoice of a gift has the first name beside the @name: %s', async (language, named) => {
  await server.press(`speak:${language}`, ANNA);
  server.api.answer('getChat', () => ({ id: BRUNO, type: 'private', first_name: 'Bruno' }));
  await server.say('/regala @bruno_2', ANNA);
  expect(server.api.of('sendInvoice')).toMatchObject([{ description: expect.stringContaining(named) }]);
  await server.press('speak:it', ANNA);
});

it('a title that several asked for is named to each of them in their language once it is there', async () => {
  const [title = 0] = server.films;
  await server.db
    .insertInto('title_translation')
    .values({ title_id: title, language: 'en', name: 'Jaws', search_name: 'jaws' })
    .execute();
  const { id } = await server.db
    .insertInto('title_request')
    .values({
      key: 'film:7',
      words: 'film uno',
      type: 'film',
      tmdb_id: 7,
      name: 'Film uno',
      year: '1975',
      plot: '',
      state: 'added',
      title_id: title,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const user_id of [String(ANNA), String(BRUNO)]) {
    await server.db.insertInto('title_requester').values({ request_id: id, user_id }).execute();
    await server.db
      .insertInto('outbox')
      .values({ user_id, kind: 'decision', subject: String(id), details: '{"decision": "added"}' })
      .execute();
  }
  const said = () =>
    Object.fromEntries(
      ['sendMessage', 'sendPhoto'].flatMap((method) =>
        server.api.of(method).map(({ chat_id, text, caption }) => [chat_id, text ?? caption]),
      ),
    );
  await expect.poll(said).toEqual({
    [ANNA]: expect.stringContaining('Film 1 (1975)'),
    [BRUNO]: expect.stringContaining('Jaws (1975)'),
  });
});
