import { sql } from 'kysely';
import { storeUpdates } from '../../../../../src/server/chat/updates/bot-updates.ts';
import { toggleInStaticList } from '../../../../../src/server/modules/lists/static-lists.ts';
import { joinNight } from '../../../../../src/server/modules/movie-nights/join-and-leave.ts';
import { recordLaunch, saveFirstName } from '../../../../../src/server/modules/people/people.ts';
import { recordPayment } from '../../../../../src/server/modules/premium/payments.ts';
import { grantPremiumWithFirstList } from '../../../../../src/server/modules/premium/premium.ts';
import { prepareGift, redeemGift } from '../../../../../src/server/modules/premium/premium-gifts.ts';
import { recordRenewalChange } from '../../../../../src/server/modules/premium/star-subscriptions.ts';
import { addDueWork } from '../../../../../src/server/queue/due-work.ts';
import { dataOf } from '../../../support/inline-keyboard.ts';
import { BOT } from '../../../support/stub-bot-api.ts';
import { BRUNO, messageFrom, type TestBot } from '../../../support/test-bot.ts';

/** An owner who appears nowhere else in the tests' database. */
export const WHO = 7_654_321;
const ID = String(WHO);
const ME = { id: WHO, is_bot: false, first_name: 'Ludmilla', username: 'ludmilla_p' };
const GROUP = { id: -100_777, type: 'supergroup', title: 'Cinema' };

/** A person's own data: their names, and the words that they have written to the bot or stored with it. */
export const WORDS = [
  'Ludmilla',
  'ludmilla_p',
  'introvabilandia',
  'Filmdinessuno',
  'Gracchia',
  'watched.csv',
  'Cartaperduta',
  'Perledirara',
];

/** A person's uses of the product: as an ordinary person, as a premium one, and as an owner. */
export async function liveAsOnePerson(server: TestBot): Promise<void> {
  await signIn(server);
  await useLists(server);
  await playAndReport(server);
  await askAndSearch(server);
  await payAndGive(server);
  await openNights(server);
  await beAnOwner(server);
}

const send = (server: TestBot, content: object) =>
  server.bring({ message: { ...messageFrom(WHO, content), from: ME } });
const say = (server: TestBot, text: string) => {
  const [command] = /^\/\w+/.exec(text) ?? [];
  const entities = command ? [{ type: 'bot_command', offset: 0, length: command.length }] : [];
  return send(server, { text, entities });
};
/** The last message to the person that has a text like this. */
const lastMessage = (server: TestBot, text: RegExp) =>
  server.api.of('sendMessage').findLast((one) => one['chat_id'] === WHO && text.test(String(one['text'])));
const answerTo = (question: Record<string, unknown> | undefined) => ({
  reply_to_message: { message_id: 1, date: 0, text: question?.['text'], from: BOT },
});

async function signIn(server: TestBot): Promise<void> {
  await recordLaunch(server.db, { userId: ID, botMayWrite: true });
  await saveFirstName(server.db, { userId: ID, firstName: ME.first_name });
  await addDueWork(server.db, 'digests', { subject: ID, userId: ID });
  await say(server, '/start');
}

async function useLists(server: TestBot): Promise<void> {
  const { db, films } = server;
  await grantPremiumWithFirstList(db, ID);
  for (const list of ['liste', 'mi_piace', 'preferiti'] as const)
    await toggleInStaticList(db, { userId: ID, list, titleId: films[2] ?? 0 });
  await sql`update custom_list set titolo = 'Perledirara' where user_id = ${ID}`.execute(db);
  await sql`insert into custom_list_item (list_id, title_id)
    select id, ${films[3]}::int from custom_list where user_id = ${ID}`.execute(db);
  const content = 'Date,Name,Year,Letterboxd URI\n2024-01-01,Cartaperduta,2001,x\n';
  server.api.keepFile('list', content);
  const document = {
    file_id: 'list',
    file_unique_id: 'list',
    file_name: 'watched.csv',
    file_size: content.length,
  };
  await send(server, { document });
}

async function playAndReport(server: TestBot): Promise<void> {
  const { db, films, series } = server;
  // A film without a video is awaited.
  await server.press(`play:${films[4]}`, WHO);
  await sql`insert into video (title_id, kind, file_id) values (${films[0]}::int, 'video', 'v')`.execute(db);
  await server.press(`reportof:${films[0]}:0:0:1:4`, WHO);
  await send(server, {
    text: 'Gracchia da metà',
    ...answerTo(server.api.of('sendMessage').findLast((one) => 'reply_markup' in one)),
  });
  await sql`insert into viewing (user_id, title_id, watched_at) values (${ID}, ${films[0]}::int, now())`.execute(
    db,
  );
  await sql`insert into watch_progress (user_id, title_id, season, episode) values (${ID}, ${series[0]}::int, 1, 2)`.execute(
    db,
  );
  await sql`insert into awaited_season (user_id, title_id, season) values (${ID}, ${series[0]}::int, 2)`.execute(
    db,
  );
  await sql`insert into outbox (user_id, kind, subject, state) values (${ID}, 'arrival', ${films[1]}::text, 'delivered')`.execute(
    db,
  );
  await sql`insert into muted_title (user_id, title_id) values (${ID}, ${series[0]}::int)`.execute(db);
}

async function askAndSearch(server: TestBot): Promise<void> {
  await say(server, 'introvabilandia');
  await say(server, '/richiedi Filmdinessuno');
  await server.bring({ inline_query: { id: '1', from: ME, query: 'Film', offset: '' } });
}

async function payAndGive({ db }: TestBot): Promise<void> {
  await recordPayment(db, { userId: ID, chargeId: 'month', stars: 100 });
  const expiresAt = new Date('2100-01-01');
  await recordPayment(db, {
    userId: ID,
    bought: { kind: 'subscription', code: 'a-link', expiresAt },
    chargeId: 'subscription',
    stars: 100,
  });
  await recordRenewalChange(db, { userId: ID, purchase: 'a-link', state: 'failed' });
  for (const [giver, recipient] of [
    [ID, String(BRUNO)],
    [String(BRUNO), ID],
  ] as const) {
    const code = await prepareGift(db, giver, null);
    await recordPayment(db, {
      userId: giver,
      bought: { kind: 'gift', code },
      chargeId: `gift of ${giver === ID ? 'the person' : 'another'}`,
      stars: 100,
    });
    await redeemGift(db, code, recipient);
  }
  await prepareGift(db, ID, null);
}

/** They host the first without joining, and join and vote in the second. */
async function openNights(server: TestBot): Promise<void> {
  const { db } = server;
  await sql`insert into video (title_id, kind, file_id) select id, 'video', 'v' from title
    where not exists (select from video where title_id = title.id)`.execute(db);
  await say(server, '/serata');
  await say(server, '/serata');
  const [, second] = await db.selectFrom('movie_night').select('id').orderBy('created_at').execute();
  await joinNight(db, second?.id ?? '', ID);
  await sql`insert into movie_night_vote (night_id, member, title_id, vote, at)
    select night_id, member, ${server.films[0]}::int, 'yes', 1 from movie_night_member where user_id = ${ID}`.execute(
    db,
  );
}

async function beAnOwner(server: TestBot): Promise<void> {
  const { db } = server;
  await say(server, `/annuncio ${server.films[0]} Stasera al cinema!`);
  await server.press(dataOf(lastMessage(server, /riceveranno/), 'Invia'), WHO);
  await sql`insert into video_channel (chat_id, title, owner_id) values ('-1005', 'Canale', ${ID})`.execute(
    db,
  );
  await sql`insert into video_post (kind, file_id, file_unique_id, file_name, caption, owner_id, state)
    values ('video', 'post', 'post', 'Film.mkv', '', ${ID}, 'unmatched')`.execute(db);
  await sql`insert into subtitle_file (file_id, file_unique_id, file_name, label, owner_id)
    values ('subtitles', 'subtitles', 'Film.srt', 'Italiano', ${ID})`.execute(db);
  await sql`insert into intake (owner_id, since, reading, text, buttons)
    values (${ID}, now(), 0, 'Ora si guarda: Nosferatu', '[]')`.execute(db);
  await sql`insert into skipped_post (chat_id, message_id, owner_id, kind, file_name)
    values ('-100', 8, ${ID}, 'document', 'Film.rar')`.execute(db);
  await sql`insert into rate_limited_chat (user_id, until) values (${ID}, now())`.execute(db);
  await sql`insert into helper (user_id, given_by) values (${ID}, '1'), ('2', ${ID})`.execute(db);
  await sql`insert into change (user_id, role, what, person_id, about, undo, undone_by) values
    (${ID}, 'owner', 'Accesso bloccato', '2', '{"person 2 ban"}', '{"of":"2"}', null),
    ('2', 'owner', 'Nominato collaboratore', ${ID}, ${`{"person ${ID} helper"}`}, ${`{"of":"${ID}"}`}, ${ID}),
    ('2', 'helper', 'Ignorato Film.mkv', null, '{}', null, ${ID})`.execute(db);
}

/**
 * The work that a server leaves behind as it ends: work that has come as far as this person; an update of a group
 * that was given up, a different person's reply to them there, and one that waits.
 */
export async function leaveWork({ db, films }: TestBot): Promise<void> {
  await sql`insert into fan_out (kind, subject, reached) select 'report', id, ${ID} from report`.execute(db);
  await sql`insert into arrival (title_id, first_video, last_video, reached)
    values (${films[1]}::int, 1, 1, ${ID})`.execute(db);
  const inGroup = { ...messageFrom(WHO, { text: '/serata' }), from: ME, chat: GROUP };
  const reply = { ...messageFrom(BRUNO, { text: '/serata' }), chat: GROUP, reply_to_message: inGroup };
  const update = (id: number, chat: string, message: object) => ({
    id,
    chat,
    payload: JSON.stringify({ update_id: id, message }),
  });
  await storeUpdates(db, [
    update(3_000_000_001, String(GROUP.id), inGroup),
    update(3_000_000_002, String(GROUP.id), reply),
    update(3_000_000_003, ID, messageFrom(WHO, { text: 'Film 5' })),
  ]);
  await sql`update bot_update set done_at = now(), failure = 'no reply' where id in (3000000001, 3000000002)`.execute(
    db,
  );
}
