import { type Kysely, sql } from 'kysely';
import type { Field } from '../../../src/server/chat/messages/button-fields.ts';
import { buttons } from '../../../src/server/chat/messages/buttons.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { isTransientDatabaseError } from '../../../src/server/lib/retries.ts';
import { makeNightId } from '../../../src/server/modules/movie-nights/night-id.ts';
import { DEFAULT_OPTIONS } from '../../../src/server/modules/movie-nights/night-options.ts';
import { openNight } from '../../../src/server/modules/movie-nights/open-night.ts';
import { saveVideoAndNotify } from '../../../src/server/modules/videos/save-video.ts';
import { videosOfTitle } from '../../../src/server/modules/videos/title-videos.ts';
import { NO_HINTS } from '../../../src/server/modules/videos/versions/version-facts.ts';
import { ANNA, OWNER, SECRET, type TestBot } from './test-bot.ts';

export type Things = { values: Record<string, unknown>; serie: number; fileOfFilm: number };

/**
 * One thing of each sort that a button can name, by the names of the fields of buttons. Personal things are Anna's.
 */
export async function makeThings({
  db,
  films,
  series,
}: Pick<TestBot, 'db' | 'films' | 'series'>): Promise<Things> {
  const [content = 0, other = 0] = films;
  const [serie = 0] = series;
  const video = (name: string, quality: number) =>
    saveVideoAndNotify(
      db,
      { titleId: content },
      { kind: 'video', fileId: name },
      { hints: { ...NO_HINTS, quality } },
    );
  await video('old', 1080);
  await video('new', 1080);
  await video('other', 720);
  const episode = { season: 1, episode: 1 };
  await saveVideoAndNotify(db, { titleId: serie, episode }, { kind: 'video', fileId: 'e' });
  await sql`update video set replacement_told_at = now() where position is null`.execute(db);
  await db.deleteFrom('arrival').execute();
  const videos = await videosOfTitle(db, content);
  const [first, version] = videos.filter(({ isReplaced }) => !isReplaced);
  const replaced = videos.find(({ isReplaced }) => isReplaced);
  const night = makeNightId({ hostId: String(ANNA), madeAt: new Date(), options: DEFAULT_OPTIONS }, [SECRET]);
  await openNight(db, night, [SECRET]);
  return {
    serie,
    fileOfFilm: await addSubtitles(db, content),
    values: {
      titleId: content,
      part: { titleId: content },
      other,
      videoId: first?.id,
      versionId: version?.id,
      deliveredId: version?.id,
      replacedId: replaced?.id,
      subtitlesId: await addSubtitles(db, null),
      nightId: night,
      season: null,
      page: 0,
      index: 0,
      filter: 'all',
      isOne: true,
      kind: 'audio',
      lines: 720,
      spoken: 'it',
      remark: 'thanks',
      language: 'ita',
      isOn: false,
      skipped: 'everything',
      target: 'visti',
      hidden: true,
      isSure: true,
      state: 'resolved',
      reason: 'notFound',
      type: 'film',
      id: 653,
      tmdbId: 653,
      ...(await addRows(db, content)),
    },
  };
}

type Kind = keyof typeof buttons;

/** Buttons of a series' parts. */
const OF_SERIES = new Set<Kind>(['seasons', 'season', 'episode', 'leaveSeries', 'otherEpisodes']);

/** The data of a button about the things that there are, by the names of its fields. */
export function dataOfButton(kind: Kind, { serie, values }: Things): string {
  const { word, types }: { word: string; types: Readonly<Record<string, Field<unknown>>> } = buttons[kind];
  const part = { titleId: serie, episode: { season: 1, episode: 1 } };
  const ofSeries = OF_SERIES.has(kind) ? { titleId: serie, season: 1, part } : {};
  const known = new Map(Object.entries({ ...values, ...ofSeries }));
  const written = Object.entries(types).map(([name, type]) =>
    known.has(name) ? type.write(known.get(name)) : fail(`what is the ${name} of ${kind}?`),
  );
  return [word, ...written].join(':');
}

function fail(why: string): never {
  throw new Error(why);
}

async function addSubtitles(db: Kysely<Schema>, titleId: number | null): Promise<number> {
  const { id } = await db
    .insertInto('subtitle_file')
    .values({
      title_id: titleId,
      file_id: 's',
      file_unique_id: `s${titleId}`,
      file_name: 'x.srt',
      label: 'ita',
      owner_id: String(OWNER),
      told_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addRows(db: Kysely<Schema>, titleId: number): Promise<Record<string, unknown>> {
  const idOf = async (query: ReturnType<typeof sql<{ id: number }>>) =>
    (await query.execute(db)).rows[0]?.id ?? 0;
  const [anna, owner] = [String(ANNA), String(OWNER)];
  const request = await idOf(sql`
    insert into title_request (key, words, name, people)
    values ('words:metropolis', 'Metropolis', 'Metropolis', 1) returning id`);
  await sql`insert into title_requester (request_id, user_id) values (${request}, ${anna})`.execute(db);
  const list = await idOf(sql`
    insert into list_import (user_id, update_id, file_name) values (${anna}, 1, 'films.csv') returning id`);
  await sql`insert into list_import_entry (import_id, position, type, name, original_name, year)
    values (${list}, 1, 'film', 'Metropolis', '', 1927)`.execute(db);
  const report = await idOf(sql`
    insert into report (title_id, kind, people) values (${titleId}, 'audio', 1) returning id`);
  await sql`insert into report_person (report_id, user_id, title_id) values (${report}, ${anna}, ${titleId})`.execute(
    db,
  );
  await sql`insert into video_channel (chat_id, title, owner_id) values ('-1001', 'Archivio', ${owner})`.execute(
    db,
  );
  return {
    requestId: request,
    listId: list,
    reportId: report,
    channelId: '-1001',
    postId: await idOf(sql`
      insert into video_post (chat_id, message_id, kind, file_id, file_unique_id, file_name, caption, owner_id, state, told_at)
      values ('-1001', 5, 'video', 'p', 'p', 'VID.mp4', '', ${owner}, 'unmatched', now()) returning id`),
    announcementId: await idOf(sql`
      insert into announcement (text, title_id) values ('Stasera manutenzione', ${titleId}) returning id`),
    deliveryId: await idOf(sql`
      insert into delivery (user_id, kind, title_id, state, failure)
      values (${anna}, 'play', ${titleId}, 'failed', 'gone') returning id::int as id`),
  };
}

/** Tables of the things behind buttons. */
const TABLES_OF_THINGS = [
  'title',
  'title_request',
  'list_import',
  'video_post',
  'video_channel',
  'subtitle_file',
  'announcement',
  'delivery',
  'movie_night',
];

/**
 * Removes everything that a button can name, as after removals and clean-ups: a tenth of the time that truncating
 * takes.
 */
export async function removeThings(db: Kysely<Schema>): Promise<void> {
  const remove = () => sql.raw(TABLES_OF_THINGS.map((table) => `delete from ${table}`).join(';')).execute(db);
  // Workers change the same rows in a different order: one of two in a deadlock is undone as a whole.
  await remove().catch((error: unknown) => {
    if (!isTransientDatabaseError(error)) throw error;
    return remove();
  });
}
