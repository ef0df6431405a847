import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { findCustomLists } from '../../../../src/server/modules/lists/custom-lists.ts';
import { readNotificationSettings } from '../../../../src/server/modules/notices/subscriptions.ts';
import { premiumUntil } from '../../../../src/server/modules/people/premium-status.ts';
import { extendPremium } from '../../../../src/server/modules/premium/premium.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { findMainVideo } from '../../support/find-main-video.ts';
import { ANNA, OWNER, testBot } from '../../support/test-bot.ts';

const server = await testBot();
beforeAll(async () => {
  await sql`create function lose_connection() returns trigger language plpgsql
    as 'begin raise exception ''the connection is lost'' using errcode = ''08006''; end'`.execute(server.db);
});
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const textsTo = server.api.textsTo;
const lostOutcomes = () => server.log().split("could not record a job's outcome").length;

/** The process ends after an update's work and before the update is finished: a second one then handles it again. */
async function handledTwice(update: () => Promise<void>, between = async () => {}): Promise<void> {
  const before = lostOutcomes();
  await sql`create trigger lose_connection before update on bot_update for each row
    when (new.done_at is not null) execute function lose_connection()`.execute(server.db);
  const handled = update();
  await vi.waitUntil(() => lostOutcomes() > before, { timeout: 20_000 });
  await sql`drop trigger lose_connection on bot_update`.execute(server.db);
  await between();
  await sql`update bot_update set claimed_until = now() - interval '1 second' where done_at is null`.execute(
    server.db,
  );
  await handled;
}

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
