import { afterAll, beforeEach, expect, it } from 'vitest';
import { dayOf } from '../../../../../src/server/lib/calendar.ts';
import { recordPayment } from '../../../../../src/server/modules/premium/payments.ts';
import { recordRenewalChange } from '../../../../../src/server/modules/premium/star-subscriptions.ts';
import { countPlays } from '../../../../../src/server/modules/rankings/count-plays.ts';
import { buttonsOf } from '../../../support/inline-keyboard.ts';
import { play } from '../../../support/play-counters.ts';
import { OWNER, testBot } from '../../../support/test-bot.ts';

const server = await testBot();
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const sent = () => server.api.of('sendMessage').at(-1);

it('the owner reads the sums in one short message, whose button opens the charts', async () => {
  const [film = 0] = server.films;
  await play(server.db, film, dayOf(new Date()), 3);
  await countPlays(server.db);
  await server.say('/statistiche', OWNER);
  expect(server.api.of('sendPhoto')).toEqual([]);
  expect(sent()).toMatchObject({ chat_id: OWNER, parse_mode: 'HTML' });
  expect(sent()?.['text']).toMatch(
    /^<b>Ultimi 30 giorni<\/b>\n\d+ persone: .*\n.*premium adesso\n3 riproduz/,
  );
  const [button] = buttonsOf(sent());
  expect(button).toMatchObject({ text: 'Grafici e dettagli' });
  expect(JSON.stringify(button)).toContain('/gestione/numeri');
});

it('subscriptions are counted by state, without ended ones', async () => {
  const subscribe = async (id: number, state: 'active' | 'canceled' | 'failed', days: number) => {
    const expiresAt = new Date(Date.now() + days * 86_400_000);
    const bought = { kind: 'subscription', code: `the-link-of-${id}`, expiresAt, isFirst: true } as const;
    const userId = String(id);
    await recordPayment(server.db, { userId, chargeId: `charge-${id}`, stars: 100, bought });
    await recordRenewalChange(server.db, { userId, purchase: bought.code, state });
  };
  await server.say('/statistiche', OWNER);
  expect(sent()?.['text']).not.toContain('Abbonamenti');
  await subscribe(71, 'active', 9);
  await subscribe(72, 'active', 9);
  await subscribe(73, 'canceled', 9);
  await subscribe(74, 'failed', 1);
  await subscribe(75, 'canceled', -1);
  await server.say('/statistiche', OWNER);
  expect(sent()?.['text']).toContain(
    'premium adesso\nAbbonamenti: 2 attivi, 1 disdetto, 1 con rinnovo non riuscito',
  );
});

it.each(['/statistiche 7', '/statistiche 7 giorni', '/statistics una settimana'])(
  '%s covers seven days',
  async (words) => {
    await server.say(words, OWNER);
    expect(sent()?.['text']).toMatch(/7 giorni/);
  },
);

it.each(['/statistiche 0', '/statistiche 91', '/statistiche 1 anno', '/statistiche ieri'])(
  'the invalid %s is answered with an explanation',
  async (words) => {
    await server.say(words, OWNER);
    expect(sent()?.['text']).toContain('/statistiche 30');
  },
);

it('the command does not exist for anyone else', async () => {
  await server.say('/statistiche');
  expect(server.api.of('sendMessage')).toHaveLength(1);
  expect(sent()?.['text']).toContain('Non conosco questo comando');
});
