import { sql } from 'kysely';
import { toggleInStaticList } from '../../../../src/server/modules/lists/static-lists.ts';
import { extendPremium } from '../../../../src/server/modules/premium/premium.ts';
import { fileReport } from '../../../../src/server/modules/reports/reports.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { ANNA, BRUNO, OWNER } from '../../support/test-bot.ts';
import {
  anna,
  atOnce,
  meanwhile,
  owner,
  repliedTo,
  says,
  untilAnswered,
  untilTold,
} from '../support/people.ts';
import type { Scenario, World } from '../support/scenario.ts';

const isWatchedAndLiked = async ({ db, films }: World) => {
  for (const user_id of [ANNA, BRUNO].map(String))
    for (const title_id of films.slice(0, 2)) {
      await toggleInStaticList(db, { userId: user_id, list: 'mi_piace', titleId: title_id });
      await db
        .insertInto('viewing')
        .values({ user_id, title_id, watched_at: new Date(0) })
        .execute();
    }
};

/** 1,100 like the title that goes, 100 of them and 100 others the one that stays. */
const isLikedByMany = async ({ db, films }: World) => {
  await sql`insert into list_item (user_id, list, title_id)
    select 10000 + number, 'mi_piace', ${films[1]}::int from generate_series(1, 1100) as number
    union all
    select 10000 + number, 'mi_piace', ${films[0]}::int from generate_series(1001, 1200) as number`.execute(
    db,
  );
  await sql`update title_stats set mi_piace = (
    select count(*) from list_item where list_item.title_id = title_stats.title_id)`.execute(db);
};

const isPremium = ({ db }: World) => extendPremium(db, String(ANNA));

const edits = (value: string) =>
  owner('catalogue/edit', ({ films }) => ({ title: films[0], field: 'durata', value }));
const lasts = (minutes: number) => ({
  [`the film lasts ${minutes} minutes`]: ({ films }: World) =>
    sql`select from title where id = ${films[0]} and durata = ${minutes}::int`,
});
const bothAreReported = async ({ db, films }: World) => {
  for (const [index, userId] of [ANNA, BRUNO].map(String).entries()) {
    const titleId = films[index] ?? 0;
    await saveVideoAndNotify(db, { titleId }, { kind: 'video', fileId: `v${index}` });
    await fileReport(db, { userId, part: { titleId }, kind: 'audio' }, []);
  }
};
/** The film that stays has a video, so that the merge itself makes no arrival. */
const isAwaited = async ({ db, films: [kept = 0, title_id = 0] }: World) => {
  await saveVideoAndNotify(db, { titleId: kept }, { kind: 'video', fileId: 'v0' });
  await db
    .insertInto('awaited_title')
    .values({ title_id, user_id: String(ANNA) })
    .execute();
};
const comes = meanwhile(async ({ db, films: [, titleId = 0] }) => {
  const isThere = await db.selectFrom('video').select('id').where('file_id', '=', 'v1').executeTakeFirst();
  if (!isThere) await saveVideoAndNotify(db, { titleId }, { kind: 'video', fileId: 'v1' });
});
const merges = owner('catalogue/merge', ({ films }) => ({ keep: films[0], other: films[1] }));
const removes = owner('catalogue/remove', ({ films }) => ({ titles: [films[0]] }));
const changes = (change: object) =>
  owner('catalogue/change', ({ films }) => ({ titles: films.slice(0, 3), change }));
const isBanned = (isSo: boolean) => ({
  [isSo ? 'she is kept out' : 'she may enter']: () =>
    sql`select from person where user_id = ${String(ANNA)} and (barred_at is not null) = ${isSo}::boolean`,
});
const bans = owner('people/banned', { person: String(ANNA), isBanned: true });
const ANNOUNCED = /Stasera manutenzione/;
const previews = owner('announcements/preview', {
  text: 'Stasera manutenzione',
  title: null,
  picture: null,
  audience: 'all',
  genre: null,
  startsAt: null,
});
/** Where the preview did not come, the desk says so, and the owner presses again. */
const drafts = repliedTo(untilAnswered(previews, /"fault":null/), ANNOUNCED);
/** The owner sees it first. */
const isAnnounced = { [ANNA]: [ANNOUNCED], [BRUNO]: [ANNOUNCED], [OWNER]: [ANNOUNCED, ANNOUNCED] };
const moves = (to: string) =>
  owner('announcements/change', async ({ db }) => {
    const { id } = await db.selectFrom('announcement').select('id').executeTakeFirstOrThrow();
    return { announcement: Number(id), to };
  });
const imports = (...lines: string[]) =>
  owner('imports/file?name=titles.csv&preview=false', () =>
    Buffer.from(['titolo;tipo;anno', ...lines].join('\n')),
  );

const isMerged = {
  'two like the one that stays': ({ films }: World) =>
    sql`select from title_stats where title_id = ${films[0]} and mi_piace = 2`,
  'two have watched it': ({ films }: World) =>
    sql`select from viewing where title_id = ${films[0]} having count(*) = 2`,
};
export const desk: Record<string, Scenario> = {
  'a title is edited': { acts: [edits('91')], isSo: lasts(91) },
  'titles are hidden': { acts: [changes({ kind: 'hidden', isSet: true })] },
  'hidden titles are shown': {
    acts: [changes({ kind: 'hidden', isSet: true }), changes({ kind: 'hidden', isSet: false })],
  },
  'two titles are merged': {
    given: isWatchedAndLiked,
    acts: [merges],
    isSo: isMerged,
  },
  'two titles that many like are merged': {
    given: isLikedByMany,
    acts: [merges],
    isSo: {
      'each likes it once': ({ films }) => sql`select from list_item
        where title_id = ${films[0]} having count(*) = 1200 and count(distinct user_id) = 1200`,
      'as many are counted': ({ films }) =>
        sql`select from title_stats where title_id = ${films[0]} and mi_piace = 1200`,
    },
  },
  'two titles with the same problem are merged': {
    given: bothAreReported,
    acts: [merges],
    isSo: {
      'two have reported it': ({ films }) =>
        sql`select from report where title_id = ${films[0]} and state = 'open' and people = 2`,
    },
  },
  'an awaited film comes and is merged': {
    given: isAwaited,
    acts: [atOnce(comes, merges)],
    told: { [ANNA]: [/Film/] },
  },
  'a title is removed': { given: isWatchedAndLiked, acts: [removes] },
  'titles are imported from a file': { acts: [imports('Uno;film;1990', 'Due;film;1991', 'Tre;serie;1992')] },
  'a file is imported twice': { acts: [imports('Uno;film;1990'), imports('Uno;film;1990')] },
  'a person is banned': { acts: [bans], isSo: isBanned(true) },
  'titles get a genre': { acts: [changes({ kind: 'genre', genre: 'Giallo', isSet: true })] },
  'a merge and a removal are asked for at once': {
    given: isWatchedAndLiked,
    acts: [
      atOnce(
        merges,
        owner('catalogue/remove', ({ films }) => ({ titles: [films[2]] })),
      ),
    ],
  },
  'a ban is lifted': {
    acts: [bans, owner('people/banned', { person: String(ANNA), isBanned: false })],
    isSo: isBanned(false),
  },
  'a person is banned in the chat': { acts: [says(OWNER, `/blocca ${ANNA}`)], isSo: isBanned(true) },
  'a person becomes a helper': {
    acts: [owner('people/helper', { person: String(ANNA), isHelper: true })],
  },
  'sessions are ended': { acts: [owner('people/sessions', { person: String(ANNA) })] },
  'an announcement is sent to all': { acts: [drafts, moves('running')], told: isAnnounced },
  'an announcement is stopped and resumed': {
    acts: [drafts, atOnce(moves('running'), untilTold(ANNA), moves('stopped'), moves('running'))],
    told: isAnnounced,
  },
  'an announcement is dropped': { acts: [drafts, moves('gone')], told: { [OWNER]: [ANNOUNCED] } },
  // Sent after the answer: a failure is shown to the owner, who presses again.
  'the catalogue is exported': {
    acts: [owner('export', {})],
    unpromised: ['429', '500', 'lost', 'killed before'],
  },
  'a list is made': { given: isPremium, acts: [anna('lists/make', { name: 'Da rivedere' })] },
};
