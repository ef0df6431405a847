import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayOf } from '../../../../src/server/lib/calendar.ts';
import { recordPayment } from '../../../../src/server/modules/premium/payments.ts';
import { recordRenewalChange } from '../../../../src/server/modules/premium/star-subscriptions.ts';
import { countPlays } from '../../../../src/server/modules/rankings/count-plays.ts';
import { play } from '../../support/play-counters.ts';
import { OWNER, type TestBot, testBot } from '../../support/test-bot.ts';

let server: TestBot;
beforeAll(async () => {
  server = await testBot();
});
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const bytesIn = (payload: Record<string, unknown> | undefined) => {
  const file = Object.values(payload ?? {}).find((value) => Buffer.isBuffer(value));
  if (!Buffer.isBuffer(file)) throw new Error('no picture');
  return file;
};
/** The colour of the picture's first corner. */
const paperOf = async (payload: Record<string, unknown> | undefined) => {
  const { data } = await sharp(bytesIn(payload)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
};

it('the owner sees a picture with the numbers beside it', async () => {
  const [film = 0] = server.films;
  await play(server.db, film, dayOf(new Date()), 3);
  await countPlays(server.db);
  await server.say('qwrtzpk xkcd');
  await server.say('/richiedi metropolis');
  server.api.calls.splice(0);
  await server.say('/statistiche', OWNER);
  const [sent] = server.api.of('sendPhoto');
  expect(sent).toMatchObject({ chat_id: OWNER, parse_mode: 'HTML' });
  expect(sent?.['caption']).toContain('<b>Ultimi 30 giorni</b>');
  expect(sent?.['caption']).toContain(`<b>Più chiesti, senza video</b>\nFilm 1 (2001), n. ${film}: 3`);
  expect(sent?.['caption']).toContain('<b>Cercati e non trovati</b>\n«qwrtzpk xkcd» 1');
  expect(sent?.['caption']).toContain(
    '<b>Richieste</b>\n1 aperta, 1 nuova, 0 approvate, 0 rifiutate\n«metropolis» 1',
  );
  expect(await sharp(bytesIn(sent)).metadata()).toMatchObject({ format: 'png', width: 1280, height: 1000 });
  expect(await paperOf(sent)).toEqual([255, 255, 255]);
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
  expect(server.api.of('sendPhoto').at(-1)?.['caption']).not.toContain('Abbonamenti');
  await subscribe(71, 'active', 9);
  await subscribe(72, 'active', 9);
  await subscribe(73, 'canceled', 9);
  await subscribe(74, 'failed', 1);
  await subscribe(75, 'canceled', -1);
  await server.say('/statistiche', OWNER);
  expect(server.api.of('sendPhoto').at(-1)?.['caption']).toContain(
    'premium adesso\nAbbonamenti: 2 attivi, 1 disdetto, 1 con rinnovo non riuscito',
  );
});

it('buttons change the days and the colours; the colours are the same the next time', async () => {
  await server.press('stats:7:1', OWNER);
  const [changed] = server.api.of('editMessageMedia');
  expect(changed).toMatchObject({
    media: { type: 'photo', caption: expect.stringContaining('Ultimi 7 giorni') },
  });
  expect(JSON.stringify(changed?.['reply_markup'])).toContain('"text":"Chiaro","callback_data":"stats:7:0"');
  await server.say('/statistiche 90', OWNER);
  const [sent] = server.api.of('sendPhoto');
  expect((await paperOf(sent)).every((part) => part < 80)).toBe(true);
  await server.press('stats:30:0', OWNER);
});

it('a message that can no longer be edited is sent again', async () => {
  const description = "Bad Request: message can't be edited";
  server.api.fail('editMessageMedia', { error_code: 400, description });
  await server.press('stats:7:0', OWNER);
  expect(server.api.of('sendPhoto')).toHaveLength(1);
});

it('the longest numbers fit under a picture', async () => {
  const { db } = server;
  for (const letter of 'XYZ') await server.say(`/richiedi ${letter.repeat(99)}`);
  const long = (letter: string) => `${letter.repeat(150)}`;
  await db
    .updateTable('content')
    .set({ titolo: long('W&') })
    .execute();
  for (const [at, film] of server.films.entries())
    await db
      .insertInto('play_daily')
      .values({ content_id: film, day: dayOf(new Date()), plays: 100_000_000 - at })
      .onConflict((conflict) => conflict.columns(['content_id', 'day']).doUpdateSet({ plays: 99_999_999 }))
      .execute();
  for (const letter of 'ABCDEFG') {
    const words = letter.repeat(60);
    const day = dayOf(new Date());
    await db.insertInto('search_miss').values({ day, words, times: 1_000_000_000 }).execute();
    const delivery = { user_id: letter, kind: 'search', state: 'failed', failure: long(letter) } as const;
    await db.insertInto('delivery').values(delivery).execute();
  }
  await sql`insert into bot_update (id, chat, done_at, failure)
    select id, '42', now(), 'no' from generate_series(90001, 91000) as id`.execute(db);
  await sql`insert into outbox (user_id, content_id, state, failure)
    select id, ${server.films[0]}, 'failed', 'no' from generate_series(1, 1000) as id`.execute(db);
  await sql`insert into source_post
    (kind, file_id, file_unique_id, file_name, caption, owner_id, state, told_at, report_failure)
    select 'video', id, id, '', '', '9009', 'kept', now(), 'no' from generate_series(1, 1000) as id`.execute(
    db,
  );
  await server.say('/statistiche 90', OWNER);
  const caption = String(server.api.of('sendPhoto')[0]?.['caption']);
  const shown = caption.replace(/<\/?b>/g, '').replaceAll('&amp;', '&');
  expect(shown).toContain('Consegne non riuscite');
  expect(shown).toContain('Lavori abbandonati\nmessaggi 1000, consegne 7, avvisi 1000, rapporti 1000');
  expect(shown.length).toBeLessThanOrEqual(1024);
});

it.each(['/statistiche 0', '/statistiche 91', '/statistiche ieri'])(
  'the invalid %s is answered with an explanation',
  async (words) => {
    await server.say(words, OWNER);
    expect(server.api.of('sendMessage')[0]?.['text']).toContain('/statistiche 30');
  },
);

it('the command does not exist for anyone else', async () => {
  await server.say('/statistiche');
  await server.press('stats:7:1');
  expect([...server.api.of('sendPhoto'), ...server.api.of('editMessageMedia')]).toEqual([]);
  expect(server.api.of('sendMessage')[0]?.['text']).toContain('Non conosco questo comando');
});
