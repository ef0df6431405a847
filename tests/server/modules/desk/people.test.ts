import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { DeskPerson } from '../../../../src/contract/desk/people.ts';
import { one } from '../../../../src/server/database/db.ts';
import { rememberErasure } from '../../../../src/server/modules/people/erasures.ts';
import { premiumUntil } from '../../../../src/server/modules/people/premium-status.ts';
import { appCaller } from '../../support/app-caller.ts';
import { buttonsOf } from '../../support/inline-keyboard.ts';
import { useOwnerBot } from '../../support/owner-bot.ts';
import { setPremiumEnd } from '../../support/set-premium-end.ts';
import { ANNA, BRUNO, OWNER } from '../../support/test-bot.ts';

const server = await useOwnerBot();

const call = (as: number, request: string, body?: object) =>
  appCaller(server, { isProven: true })(as, request, body);
type Page = { people: DeskPerson[]; next: string | null };
async function people(query: string): Promise<Page> {
  const answer = await call(OWNER, `GET /api/gestione/people?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const idsOf = ({ people: found }: Page) => found.map(({ id }) => id);
const setHelper = (person: number, isHelper: boolean) =>
  call(OWNER, 'POST /api/gestione/people/helper', { person: String(person), isHelper });
const setBanned = (person: number, isBanned: boolean) =>
  call(OWNER, 'POST /api/gestione/people/banned', { person: String(person), isBanned });

it('people are found by a part of their name, their @name or their id', async () => {
  await server.say('/start');
  await server.db
    .insertInto('person')
    .values({ user_id: '77001', first_name: 'Gio_Batta 100%', username: 'giobatta' })
    .execute();
  expect(idsOf(await people('show=all&words=batta'))).toEqual(['77001']);
  expect(idsOf(await people('show=all&words=@GIOB'))).toEqual(['77001']);
  expect(idsOf(await people('show=all&words=7700'))).toEqual(['77001']);
  expect(idsOf(await people('show=all&words=o_b'))).toEqual(['77001']);
  expect(idsOf(await people('show=all&words=_ba'))).toEqual(['77001']);
  expect(idsOf(await people('show=all&words=nessuno'))).toEqual([]);
});

it('one or two letters are the beginning of a name, an @name or an id', async () => {
  const rows = [
    { user_id: '4455', first_name: 'Zoé Wanda', username: 'zwanda' },
    { user_id: '4466', first_name: 'Ezwa', username: null },
  ];
  await server.db.insertInto('person').values(rows).execute();
  for (const words of ['zw', 'wa', '@ZW', '44'])
    expect([words, idsOf(await people(`show=all&words=${words}`))]).toContainEqual(
      expect.arrayContaining(['4455']),
    );
  expect(idsOf(await people('show=all&words=zw'))).toEqual(['4455']);
});

it('a gift beside the erasure of its recipient gives nothing, and the answer says why', async () => {
  await server.say('/start', 77002);
  // The erasure is later than the transaction that gives.
  await server.db.transaction().execute((transaction) => rememberErasure(transaction, '77002'));
  await sql`update erasure set erased_at = now() + interval '1 hour'`.execute(server.db);
  const answer = await call(OWNER, 'POST /api/gestione/people/premium', { person: '77002', press: 9 });
  expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'Their data were erased meanwhile' }]);
  expect(await premiumUntil(server.db, '77002')).toBeUndefined();
});

it('a person has the end of their premium, and endless premium has none', async () => {
  await server.say('/start');
  const end = new Date(Date.now() + 86_400_000);
  await setPremiumEnd(server.db, String(ANNA), end);
  const [anna] = (await people(`show=premium&words=${ANNA}`)).people;
  expect(anna).toMatchObject({ isPremium: true, premiumUntil: end.getTime(), isBanned: false, role: null });
  const endless = { premium_until: 'infinity' };
  await server.db.updateTable('person').set(endless).where('user_id', '=', String(ANNA)).execute();
  const [withoutEnd] = (await people(`show=premium&words=${ANNA}`)).people;
  expect(withoutEnd).toMatchObject({ isPremium: true, premiumUntil: null });
});

it('pages follow one another', async () => {
  const rows = Array.from({ length: 45 }, (_, n) => ({ user_id: `88${n + 100}`, first_name: 'Folla' }));
  await server.db.insertInto('person').values(rows).execute();
  const first = await people('show=all&words=folla');
  const second = await people(`show=all&words=folla&after=${first.next}`);
  expect([first.people.length, second.next]).toEqual([40, null]);
  expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(45);
});

it('a ban at the desk is that of the chat, where it can be lifted; an owner cannot be banned', async () => {
  await server.say('/start', BRUNO);
  expect((await setBanned(BRUNO, true)).json()).toEqual({ success: true, note: null });
  expect((await setBanned(BRUNO, true)).statusCode).toBe(200);
  expect(idsOf(await people('show=banned'))).toEqual([String(BRUNO)]);
  await server.say(`/sblocca ${BRUNO}`, OWNER);
  expect(idsOf(await people('show=banned'))).toEqual([]);
  expect((await setBanned(OWNER, true)).statusCode).toBe(409);
});

it('a ban made again, whose first answer may be lost, says again that the subscription no longer renews', async () => {
  const subscriber = 3003;
  await server.send(
    {
      successful_payment: {
        currency: 'XTR',
        total_amount: 100,
        invoice_payload: `premium-subscription:${String(subscriber).padEnd(24, 'a')}`,
        telegram_payment_charge_id: 'charge of 3003',
        provider_payment_charge_id: '',
        subscription_expiration_date: Math.round(Date.now() / 1000) + 30 * 86_400,
        is_recurring: true,
        is_first_recurring: true,
      },
    },
    subscriber,
  );
  const note = 'L’abbonamento non si rinnova più.';
  expect((await setBanned(subscriber, true)).json()).toEqual({ success: true, note });
  const description = 'Bad Request: SUBSCRIPTION_NOT_MODIFIED';
  server.api.fail('editUserStarSubscription', { error_code: 400, description });
  expect((await setBanned(subscriber, true)).json()).toEqual({ success: true, note });
  expect(server.api.of('editUserStarSubscription')).toMatchObject(Array(2).fill({ is_canceled: true }));
});

it('an owner makes a helper, who learns of it and enters the desk until the role is taken back', async () => {
  await server.say('/start');
  expect((await call(ANNA, 'GET /api/gestione')).statusCode).toBe(404);
  server.api.calls.splice(0);
  expect((await setHelper(ANNA, true)).json()).toEqual({ success: true });
  expect((await setHelper(ANNA, true)).json()).toEqual({ success: true });
  const welcomes = () => server.api.of('sendMessage').filter(({ chat_id }) => chat_id === ANNA);
  await expect.poll(welcomes).toHaveLength(1);
  expect(buttonsOf(welcomes()[0]).map(({ text }) => text)).toEqual(['Gestione']);
  expect((await call(ANNA, 'GET /api/gestione')).json()).toMatchObject({ role: 'helper' });
  expect((await call(ANNA, 'GET /api/gestione/people?show=all')).statusCode).toBe(403);
  expect(idsOf(await people('show=helpers'))).toEqual([String(ANNA)]);
  await setHelper(ANNA, false);
  expect((await call(ANNA, 'GET /api/gestione')).statusCode).toBe(404);
});

it('nobody unknown becomes a helper', async () => {
  expect((await setHelper(123_456, true)).statusCode).toBe(404);
});

const act = (what: string, body: object) => call(OWNER, `POST /api/gestione/people/${what}`, body);
const whatChanged = async () =>
  (await call(OWNER, 'GET /api/gestione/changes'))
    .json<{ changes: { what: string }[] }>()
    .changes.map(({ what }) => what);

it('a gift of premium counts once however often the press is sent, and its receiver learns of it', async () => {
  await server.say('/start', 6006);
  server.api.calls.splice(0);
  const given = { person: '6006', press: 4711 };
  expect((await act('premium', given)).json()).toEqual({ success: true, isNotified: true });
  expect((await act('premium', given)).statusCode).toBe(200);
  const until = await premiumUntil(server.db, '6006');
  const days = until instanceof Date ? (until.getTime() - Date.now()) / 86_400_000 : 0;
  expect(Math.round(days)).toBe(30);
  await expect
    .poll(() => server.api.of('sendMessage').filter(({ chat_id }) => chat_id === 6006))
    .toHaveLength(1);
  expect((await whatChanged()).slice(0, 1)).toEqual(['Premium in regalo, 30 giorni']);
  expect((await act('premium', { person: '987654', press: 1 })).statusCode).toBe(404);
});

it('a gift is taken back, and no other premium with it', async () => {
  await server.say('/start', 6010);
  const daysOf = async () => {
    const until = await premiumUntil(server.db, '6010');
    return until instanceof Date ? Math.round((until.getTime() - Date.now()) / 86_400_000) : 0;
  };
  await server.say('/concedi 6010 10', OWNER);
  await act('premium', { person: '6010', press: 4712 });
  expect(await daysOf()).toBe(40);
  expect((await act('premium/back', { person: '6010', gift: -4712 })).json()).toEqual({ success: true });
  expect(await daysOf()).toBe(10);
  expect((await act('premium/back', { person: '6010', gift: -4712 })).json()).toEqual({ success: true });
  expect(await daysOf()).toBe(10);

  await act('premium', { person: '6010', press: 4713 });
  await act('premium/back', { person: '6011', gift: -4713 });
  expect(await daysOf()).toBe(40);
});

it('a press that is repeated after its gift was taken back gives nothing, and is a gift to somebody else', async () => {
  await server.say('/start', 6020);
  await server.say('/start', 6021);
  const isPremiumNow = async (id: string) => (await premiumUntil(server.db, id)) !== undefined;
  const give = (id: string) => act('premium', { person: id, press: 4720 });
  await give('6020');
  await act('premium/back', { person: '6020', gift: -4720 });
  await give('6020');
  expect(await isPremiumNow('6020')).toBe(false);
  await give('6021');
  expect(await isPremiumNow('6021')).toBe(true);
  await server.say('/revoca 6021', OWNER);
  await give('6021');
  expect(await isPremiumNow('6021')).toBe(false);
});

it('the end of somebody’s sessions makes what they had signed in with worthless', async () => {
  await server.say('/start', 6007);
  await act('sessions', { person: '6007' });
  const person = await server.db
    .selectFrom('person')
    .select('sessions_ended_at')
    .where('user_id', '=', '6007')
    .executeTakeFirst();
  expect(person?.sessions_ended_at?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  expect((await whatChanged())[0]).toBe('Accessi chiusi');
});

it('a helper ends nobody’s sessions', async () => {
  await server.say('/start', BRUNO);
  await setHelper(BRUNO, true);
  for (const person of [OWNER, BRUNO]) {
    const answer = await call(BRUNO, 'POST /api/gestione/people/sessions', { person: String(person) });
    expect(answer.statusCode).toBe(403);
  }
  await setHelper(BRUNO, false);
});

it('a person’s data come to the chat of the owner who asks for them', async () => {
  await server.say('/start', 6008);
  server.api.calls.splice(0);
  expect((await act('data', { person: '6008' })).json()).toEqual({ isChatMissing: false });
  expect(server.api.of('sendDocument').map(({ chat_id }) => Number(chat_id))).toEqual([OWNER]);
});

it('an erased person is gone, what was changed about them too; an owner is not erased', async () => {
  await server.say('/start', 6009);
  await setHelper(6009, true);
  expect((await act('erasure', { person: '6009', isConfirmed: true })).json()).toEqual({
    stillRenews: false,
  });
  expect(idsOf(await people('show=all&words=6009'))).toEqual([]);
  await act('erasure', { person: '6009', isConfirmed: true });
  const said = (await whatChanged()).filter((what) => what === 'Dati di una persona cancellati');
  expect(said).toHaveLength(1);
  const left = await server.db.selectFrom('change').select('id').where('person_id', '=', '6009').execute();
  expect(left).toEqual([]);
  expect((await act('erasure', { person: String(OWNER), isConfirmed: true })).statusCode).toBe(409);
  expect((await act('erasure', { person: '6009' })).statusCode).toBe(400);
});

it('what somebody asked for and has not opened is listed until they open it', async () => {
  const [title = 0] = server.films;
  const request = await one<{ id: number }>(server.db)`
    insert into title_request (key, words, name, type, state, title_id)
    values ('film:1', 'Uno', 'Uno', 'film', 'added', ${title}) returning id`;
  await server.db
    .insertInto('title_requester')
    .values({ request_id: request?.id ?? 0, user_id: '6010' })
    .execute();
  const unwatched = async () => (await call(OWNER, 'GET /api/gestione/people/6010/unwatched')).json();
  expect(await unwatched()).toMatchObject({ titles: [{ id: title }] });
  await server.db
    .insertInto('viewing')
    .values({ user_id: '6010', title_id: title, delivered_at: new Date() })
    .execute();
  expect(await unwatched()).toEqual({ titles: [] });
});
