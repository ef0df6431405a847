import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { findCustomLists } from '../../../../src/server/modules/lists/custom-lists.ts';
import { readNotificationSettings } from '../../../../src/server/modules/notices/subscriptions.ts';
import { premiumUntil } from '../../../../src/server/modules/people/premium-status.ts';
import { extendPremium } from '../../../../src/server/modules/premium/premium.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { findMainVideo } from '../../support/find-main-video.ts';
import { handlingTwice } from '../../support/handling-twice.ts';
import { ANNA, OWNER, testBot } from '../../support/test-bot.ts';

const server = await testBot();
const handledTwice = await handlingTwice(server);
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const textsTo = server.api.textsTo;

it('/concedi grants its days once', async () => {
  await handledTwice(() => server.say('/concedi 42 30', OWNER));
  const until = await premiumUntil(server.db, '42');
  expect(until instanceof Date && Math.round((until.getTime() - Date.now()) / 86_400_000)).toBe(30);
  const [first, second] = textsTo(OWNER);
  expect(second).toBe(first);
  expect(
    await server.db.selectFrom('premium_grant').select('update_id').where('user_id', '=', '42').execute(),
  ).toHaveLength(1);
});

it('/annuncio creates one draft', async () => {
  await handledTwice(() => server.say(`/annuncio ${server.films[0]} Questa sera`, OWNER));
  expect(await server.db.selectFrom('announcement').select('state').execute()).toEqual([{ state: 'draft' }]);
});

it('/lista confirms the list both times', async () => {
  await extendPremium(server.db, String(ANNA));
  await handledTwice(() => server.say('/lista Serate horror'));
  expect(textsTo(ANNA)).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('Fatto: la lista')));
  expect((await findCustomLists(server.db, String(ANNA))).map(({ titolo }) => titolo)).toEqual([
    'Serate horror',
  ]);
});

it('a press on ‘Riproduci’ is delivered once, even if it is handled again a minute later', async () => {
  const deliveries = () => server.db.selectFrom('delivery').select('state').execute();
  await handledTwice(
    () => server.press(`play:${server.films[1]}`),
    async () => {
      await expect.poll(deliveries).toEqual([{ state: 'delivered' }]);
      await sql`update delivery set created_at = created_at - interval '1 minute'`.execute(server.db);
      await sql`update bot_update set received_at = received_at - interval '1 minute'`.execute(server.db);
    },
  );
  expect(await deliveries()).toHaveLength(1);
  expect(server.api.of('answerCallbackQuery')).toHaveLength(2);
});

it('a press on ‘Disattiva’ leaves notifications off', async () => {
  await handledTwice(() => server.press('notices:0'));
  expect(await readNotificationSettings(server.db, String(ANNA))).toMatchObject({ areOn: false });
});

it.each(['/blocca 43', '/revoca 42'])('%s has the same answer both times', async (command) => {
  await handledTwice(() => server.say(command, OWNER));
  const [first, second, ...more] = textsTo(OWNER);
  expect(second).toBe(first);
  expect(more).toEqual([]);
});

it('an owner learns both times how many deliveries /blocca cancelled, and that a renewal was stopped', async () => {
  await waitsAndRenews('45');
  await handledTwice(() => server.say('/blocca 45', OWNER));
  const [first, second] = textsTo(OWNER);
  expect(first).toContain('Consegne annullate: 1. L’abbonamento non si rinnova più.');
  expect(second).toBe(first);
});

/** A person has a delivery that is tried again tomorrow, and a subscription. */
async function waitsAndRenews(user_id: string): Promise<void> {
  const tomorrow = new Date(Date.now() + 86_400_000);
  await server.db
    .insertInto('delivery')
    .values({ user_id, kind: 'play', title_id: server.films[0] ?? 0, attempts: 1, next_attempt_at: tomorrow })
    .execute();
  await server.db
    .insertInto('payment')
    .values({
      telegram_payment_charge_id: `charge of ${user_id}`,
      user_id,
      stars: 100,
      renews: true,
      is_first: true,
      purchase: 'a'.repeat(24),
      expires_at: tomorrow,
    })
    .execute();
}

/** A repeat within minutes is answered as the first time, whichever update it comes with. */
const anHourPasses = async () => {
  await sql`update title_requester set asked_at = asked_at - interval '1 hour'`.execute(server.db);
  await sql`update video_channel set added_at = added_at - interval '1 hour'`.execute(server.db);
  await sql`update change set changed_at = changed_at - interval '1 hour'`.execute(server.db);
};

const VIDEO = { file_id: 'a-video', file_unique_id: 'a-video', width: 1, height: 1, duration: 1 };
const SUBTITLES = { file_id: 'subtitles', file_unique_id: 'subtitles', file_name: 'x.ita.srt' };

it.each<[string, number, () => Promise<void>]>([
  ['/richiedi', ANNA, () => server.say('/richiedi Un film mai visto')],
  ['/canale', OWNER, () => server.say('/canale @archivio', OWNER)],
  ['a chosen channel', OWNER, () => server.send({ chat_shared: { request_id: 1, chat_id: -1007 } }, OWNER)],
  ['/sblocca', OWNER, () => server.say('/sblocca 44', OWNER)],
  ['a video of a film', OWNER, () => server.send({ video: VIDEO, caption: `${server.films[4]}` }, OWNER)],
  [
    'a file of subtitles',
    OWNER,
    () => server.send({ document: SUBTITLES, caption: `${server.films[4]}` }, OWNER),
  ],
])('%s has the same answer both times, an hour later as well', async (what, person, act) => {
  if (what === '/sblocca') await server.say('/blocca 44', OWNER);
  if (what === 'a video of a film') {
    const part = { titleId: server.films[4] ?? 0 };
    await saveVideoAndNotify(server.db, part, { kind: 'video', fileId: 'the-one-before' });
  }
  const id = what === 'a chosen channel' ? -1007 : -1008;
  server.api.answer('getChat', () => ({ id, type: 'channel', title: 'Archivio' }));
  server.api.calls.splice(0);
  await handledTwice(act, anHourPasses);
  const [first, second, ...more] = server.api
    .of('sendMessage')
    .filter(({ chat_id: chat }) => chat === person);
  expect(first).toBeDefined();
  expect(second).toEqual(first);
  expect(more).toEqual([]);
});

it('a press on ‘Visto’ sets one mark, and a problem counts one person', async () => {
  const film = server.films[2];
  await handledTwice(() => server.press(`watched:${film}:0:0`));
  await handledTwice(() => server.press(`reportof:${film}:0:0:1:4`));
  expect(await server.db.selectFrom('viewing').select('user_id').execute()).toHaveLength(1);
  expect(await server.db.selectFrom('report').select('people').execute()).toEqual([{ people: 1 }]);
  expect(textsTo(ANNA).at(-1)).toContain('La tua segnalazione');
});

it('removing a reported video twice leaves the one that replaces it', async () => {
  const part = { titleId: server.films[3] ?? 0 };
  for (const fileId of ['earlier', 'later'])
    await saveVideoAndNotify(server.db, part, { kind: 'video', fileId });
  await server.press(`reportof:${part.titleId}:0:0:1:0`);
  const report = await server.db
    .selectFrom('report')
    .select('id')
    .where('title_id', '=', part.titleId)
    .executeTakeFirstOrThrow();
  const video = await server.db
    .selectFrom('video')
    .select('id')
    .where('title_id', '=', part.titleId)
    .where('position', '=', 0)
    .executeTakeFirstOrThrow();
  await handledTwice(() => server.press(`reportdrop:${report.id}:${video.id}:1`, OWNER));
  expect(await findMainVideo(server.db, part)).toEqual({ kind: 'video', fileId: 'earlier' });
});
