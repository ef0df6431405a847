import { sql } from 'kysely';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { createSessionTokens } from '../../../../src/server/sessions/session-token.ts';
import { ANNA, OWNER, SECRET } from '../../support/test-bot.ts';
import { after, anna, atOnce, calls, meanwhile, owner, untilTold } from '../support/people.ts';
import type { Act, Scenario, World } from '../support/scenario.ts';

const ID = String(ANNA);
const EARLIER = new Date(0);

const filmHasVideo = ({ db, films }: World) =>
  saveVideoAndNotify(db, { titleId: films[0] ?? 0 }, { kind: 'video', fileId: 'v1' });
const episodeComes = (season: number, episode: number) => (world: World) =>
  saveVideoAndNotify(
    world.db,
    { titleId: world.series[0] ?? 0, episode: { season, episode } },
    { kind: 'video', fileId: `e${season}-${episode}` },
  );
const filmHasSubtitles = async (world: World) => {
  await filmHasVideo(world);
  const file = { file_id: 's', file_unique_id: 's', file_name: 'x.srt', label: 'ita' };
  await world.db
    .insertInto('subtitle_file')
    .values({ ...file, title_id: world.films[0] ?? 0, owner_id: String(OWNER), told_at: new Date() })
    .execute();
};
const plays = calls(ANNA, 'POST /api/play_content', ({ films }) => ({ user_id: ID, content_id: films[0] }));

/** Plays of days that have no total yet. */
const playsOfFiveDaysCome = meanwhile(({ db, films }) =>
  sql`with played as (
      insert into play_event (user_id, title_id, played_at, day, first_of_day)
      select ${ID}, ${films[0]}::int, now() - make_interval(days => days), now()::date - days, true
      from generate_series(1, 5) as days returning id
    )
    insert into pending_play (event_id) select id from played`.execute(db),
);
/** Counters that no play can be added to. */
const renames = (from: string, to: string) =>
  meanwhile(({ db }) => sql`alter table ${sql.table(from)} rename to ${sql.ref(to)}`.execute(db));

const oneEpisodeIsWatched = async (world: World) => {
  await episodeComes(1, 1)(world);
  await episodeComes(1, 2)(world);
  const [title_id = 0] = world.series;
  const mark = { user_id: ID, title_id, season: 1, episode: 1, watched_at: EARLIER };
  await world.db.insertInto('viewing').values(mark).execute();
};
const marksSeason = (mark: object) =>
  anna('watched/season', ({ series }) => ({ content_id: series[0], season: 1, watchedAt: null, ...mark }));

const requestId = async ({ db }: World) =>
  Number((await db.selectFrom('title_request').select('id').executeTakeFirstOrThrow()).id);
const decides = (to: (world: World) => object) =>
  owner('requests/decide', async (world) => ({ decisions: [{ id: await requestId(world), to: to(world) }] }));
const links = (of: 'films' | 'series') => decides((world) => ({ kind: 'title', id: world[of][0] }));
const LIMITS = { requestsPerPerson: 9, ownerIds: [] };
const isAsked = ({ db }: World) => askForTitle(db, { userId: ID, words: 'Un film mai visto' }, LIMITS);
const secondSeasonIsAsked = async (world: World) => {
  await episodeComes(1, 1)(world);
  const series = { type: 'serie', tmdbId: 1, name: 'Serie 1', year: '2001', season: 2 } as const;
  const match = { ...series, poster: null, plot: '', translations: null };
  await askForTitle(world.db, { userId: ID, words: 'Serie 1', match }, LIMITS);
};
/** A decision that has failed as often as an unknown failure may. */
const decisionIsSentAgain = meanwhile(async (world) => {
  const { db, films } = world;
  if (await db.selectFrom('outbox').select('id').executeTakeFirst()) return;
  const decided = { state: 'linked', title_id: films[0] ?? 0, settled_at: new Date() } as const;
  await db.updateTable('title_request').set(decided).execute();
  const subject = String(await requestId(world));
  const details = JSON.stringify({ decision: 'linked' });
  const message = { user_id: ID, kind: 'decision', subject, details, attempts: 25 };
  await db.insertInto('outbox').values(message).execute();
});
const ADDED = /approvata, ora è nel catalogo/;

let session = '';
const annaIsSignedIn = async () => {
  session = await (await createSessionTokens([SECRET])).issue(ID, { isProven: true });
};
const mutes =
  (index: number): Act =>
  async (server, { films }) =>
    server.call(session, 'POST /api/tu/muted', { content_id: films[index], isMuted: true });

/** Faults that were mended once, each of which would be seen again. */
export const mended: Record<string, Scenario> = {
  'a film with subtitles is played': {
    given: filmHasSubtitles,
    acts: [plays],
    told: { [ANNA]: [/sendVideo/, /sendDocument/] },
  },
  'plays of five days are counted': { acts: [playsOfFiveDaysCome] },
  'a play waits for counters that are away': {
    given: filmHasVideo,
    acts: [
      atOnce(
        renames('play_window', 'away'),
        plays,
        untilTold(ANNA),
        after(20_000),
        renames('away', 'play_window'),
      ),
    ],
    isSo: { 'no play is given up': () => sql`select where not exists (select from pending_play)` },
  },
  'marks of a season come back with their times': {
    given: oneEpisodeIsWatched,
    acts: [
      marksSeason({ isWatched: false }),
      marksSeason({ isWatched: true, marks: [{ episode: 1, watchedAt: Number(EARLIER) }] }),
    ],
    isSo: {
      'one is watched, as early as before': () =>
        sql`select from viewing having count(*) = 1 and max(watched_at) = ${EARLIER}::timestamptz`,
    },
  },
  'a request is approved, and its film comes later': {
    given: isAsked,
    acts: [decides(() => ({ kind: 'approve' })), links('films')],
    told: { [ANNA]: [/approvata. Quando c’è/, ADDED] },
  },
  'a request is approved': {
    given: isAsked,
    acts: [decides(() => ({ kind: 'approve' }))],
    isAnsweredAlike: true,
  },
  'a season is asked for, and comes': {
    given: secondSeasonIsAsked,
    acts: [links('series'), meanwhile(episodeComes(2, 1))],
    told: { [ANNA]: [ADDED, /Nuovo episodio/] },
  },
  'a decision has often failed': { given: isAsked, acts: [decisionIsSentAgain], told: { [ANNA]: [ADDED] } },
  'a call is made by a session that was just ended': {
    given: annaIsSignedIn,
    acts: [atOnce(mutes(0), owner('people/sessions', { person: ID }), mutes(1))],
    isRefused: true,
    isSo: { 'one title is muted': () => sql`select from muted_title having count(*) = 1` },
  },
};
