import { afterEach, beforeEach, expect, it } from 'vitest';
import { banPerson } from '../../../../../src/server/modules/desk/people/ban-person.ts';
import { saveUsername } from '../../../../../src/server/modules/people/people.ts';
import { createLaunchKey, LAUNCH_KEY_LIFETIME_MS } from '../../../../../src/server/sessions/launch-key.ts';
import { changedBefore } from '../../../support/changed-before.ts';
import { skipRevocationsLife } from '../../../support/fast-timers.ts';
import { ANNA, BRUNO, OWNER, SECRET, type TestBot, testBot } from '../../../support/test-bot.ts';

let server: TestBot;
beforeEach(async () => {
  server = await testBot();
});
afterEach(() => server.close());

const textsTo = (chat: number) => server.api.textsTo(chat);

/** Signs in by a link made now, or `secondsLater`. */
function signIn(userId: number, secondsLater = 0) {
  const expires = new Date(Date.now() + LAUNCH_KEY_LIFETIME_MS + secondsLater * 1000);
  return server.app.inject({
    method: 'POST',
    url: '/api/auth',
    query: {
      user_id: String(userId),
      token: createLaunchKey({ userId: String(userId), secret: SECRET, expires }),
    },
  });
}

async function premiumCall(userId: number, jwt: string): Promise<number> {
  const answer = await server.app.inject({
    url: `/api/check_premium_status?user-id=${userId}`,
    headers: { authorization: `Bearer ${jwt}` },
  });
  return answer.statusCode;
}

it('a ban ends sessions and refuses links; once lifted, a new link signs in', async () => {
  const { jwt } = (await signIn(ANNA)).json<{ jwt: string }>();
  expect(await premiumCall(ANNA, jwt)).toBe(200);
  await server.say(`/blocca ${ANNA}`, OWNER);
  expect(textsTo(OWNER)).toEqual(['1001 non può più entrare.']);
  skipRevocationsLife();
  expect(await premiumCall(ANNA, jwt)).toBe(401);
  expect((await signIn(ANNA)).statusCode).toBe(401);
  expect((await signIn(BRUNO)).statusCode).toBe(200);

  await server.say(`/sblocca ${ANNA}`, OWNER);
  expect(textsTo(OWNER).at(-1)).toBe('1001 può entrare di nuovo, con /start.');
  // A launch key is identified by the second in which it was made.
  expect((await signIn(ANNA, 1)).statusCode).toBe(200);
});

it('a sign-in is refused though the link was made later', async () => {
  await banPerson(server.db, String(ANNA));
  await server.db.updateTable('person').set({ sessions_ended_at: null }).execute();
  expect((await signIn(ANNA)).statusCode).toBe(401);
});

it('the bot answers /start and /paysupport of a banned person with one line, and ignores the rest', async () => {
  await server.say('/blocca 1001', OWNER);
  await server.say('/start');
  await server.say('/paysupport');
  expect(textsTo(ANNA)).toEqual(Array(2).fill('Non puoi usare questo bot.'));
  server.api.calls.splice(0);
  await server.say('Film 3');
  await server.say('/premium');
  await server.bring({ inline_query: { id: '1', from: { id: ANNA }, query: 'film', offset: '' } });
  expect(server.api.calls).toEqual([]);
  await server.press(`play:${server.films[0]}`);
  expect(server.api.calls).toEqual([
    {
      method: 'answerCallbackQuery',
      payload: { callback_query_id: '1', text: 'Non puoi usare questo bot.' },
    },
  ]);
  expect(await server.db.selectFrom('delivery').select('id').execute()).toEqual([]);
});

it('a banned person cannot pay; earlier payments count', async () => {
  await server.say('/blocca 1001', OWNER);
  const payment = { currency: 'XTR', total_amount: 100, invoice_payload: 'premium-month' };
  await server.bring({ pre_checkout_query: { id: '1', from: { id: ANNA }, ...payment } });
  expect(server.api.of('answerPreCheckoutQuery')).toMatchObject([{ ok: false }]);
  const paid = { ...payment, telegram_payment_charge_id: 'stx1', provider_payment_charge_id: '' };
  await server.send({ successful_payment: paid });
  expect(await server.db.selectFrom('payment').select('user_id').execute()).toEqual([{ user_id: '1001' }]);
});

it('a banned person’s deliveries are given up', async () => {
  const delivery = {
    user_id: String(ANNA),
    kind: 'search',
    next_attempt_at: new Date('2100-01-01'),
  } as const;
  await server.db.insertInto('delivery').values(delivery).execute();
  await server.say('/blocca 1001', OWNER);
  expect(textsTo(OWNER)).toEqual(['1001 non può più entrare. Consegne annullate: 1.']);
  // One that slipped in.
  await server.db
    .insertInto('delivery')
    .values({ user_id: String(ANNA), kind: 'search' })
    .execute();
  server.bot.notifyDeliveryQueue();
  const failed = { state: 'failed', failure: expect.stringContaining('kept out by an owner') };
  await expect
    .poll(() => server.db.selectFrom('delivery').select(['state', 'failure']).execute(), { timeout: 20_000 })
    .toEqual([failed, failed]);
  expect(textsTo(ANNA)).toEqual([]);
  // Once the ban is lifted they get notifications as before: they never blocked the bot themselves.
  expect(await server.db.selectFrom('person').select('blocked_at').execute()).not.toContainEqual({
    blocked_at: expect.anything(),
  });
});

it('people can be banned by @name; owners cannot be banned', async () => {
  await saveUsername(server.db, { userId: String(BRUNO), username: 'bruno' });
  await server.say('/blocca @Bruno', OWNER);
  await server.say('/blocca @nessuno', OWNER);
  await server.say(`/blocca ${OWNER}`, OWNER);
  await server.say('/blocca', OWNER);
  await server.say('/sblocca 1001', OWNER);
  await server.say('/sblocca Anna', OWNER);
  expect(textsTo(OWNER)).toEqual([
    '2002 non può più entrare.',
    'Non conosco nessuno con il nome @nessuno. Deve prima scrivere al bot.',
    'È titolare e non si può bloccare.',
    expect.stringContaining('Scrivi /blocca'),
    '1001 non era fra le persone bloccate.',
    expect.stringContaining('Scrivi /sblocca'),
  ]);
});

it('a repeated /sblocca, whose first answer may be lost, is answered as the first time', async () => {
  await server.say('/blocca 1001', OWNER);
  for (let times = 0; times < 2; times += 1) await server.say('/sblocca 1001', OWNER);
  await changedBefore(server.db);
  await server.say('/sblocca 1001', OWNER);
  expect(textsTo(OWNER).slice(1)).toEqual([
    '1001 può entrare di nuovo, con /start.',
    '1001 può entrare di nuovo, con /start.',
    '1001 non era fra le persone bloccate.',
  ]);
});

it('only owners can ban', async () => {
  await server.say('/blocca 2002');
  expect(textsTo(ANNA)).toEqual([expect.stringContaining('Non conosco questo comando')]);
  expect((await signIn(BRUNO)).statusCode).toBe(200);
});
