import { sql } from 'kysely';
import { ANNA, BRUNO, OWNER } from '../../support/test-bot.ts';
import { CHANNEL, isConnected, video } from '../support/channel.ts';
import { atOnce, ifSo, meanwhile, owner, presses, untilMade } from '../support/people.ts';
import type { Scenario, World } from '../support/scenario.ts';

const hasEarlierPosts = async (world: World) => {
  await isConnected(world);
  await world.db.updateTable('video_channel').set({ newest_post: 3 }).execute();
  world.messenger.posts = new Map([
    [3, video('Film 3 (2003) 1080p.mkv')],
    [1, video('Film 4 (2004) 1080p.mkv')],
  ]);
};
const reads = () => presses(OWNER, () => `readchannel:${-CHANNEL}`);
const stopsReading = presses(OWNER, () => `stopreading:${-CHANNEL}`);
const untilOneIsRead = untilMade(({ method }) => method === 'forwardMessage');
/** One that had read all before it was stopped has no button. */
const isStopped = async ({ db }: World) =>
  (await db.selectFrom('channel_reading').select('state').executeTakeFirst())?.state === 'stopped';
/** One that is still stopped could not show its owner that it goes on: the messenger refused. */
const isRead = {
  'it has read all and counts the films': () => sql`select where not exists (
    select from channel_reading where state <> 'stopped' and (next_number > 0 or videos <> 2))`,
};

/** For a time that is still to come, so that nobody gets it meanwhile. */
const isScheduled = async ({ db }: World) => {
  const { id } = await db
    .insertInto('announcement')
    .values({
      text: 'Stasera manutenzione',
      state: 'running',
      people: 3,
      update_id: 1,
      starts_at: new Date(Date.now() + 7_200_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('fan_out')
    .values({ kind: 'announcement', subject: String(id) })
    .execute();
};
const pressesAnnouncement = (button: 'announce' | 'unannounce') =>
  presses(OWNER, async ({ db }) => {
    const { id } = await db.selectFrom('announcement').select('id').executeTakeFirstOrThrow();
    return `${button}:${id}`;
  });
const timeComes = meanwhile(({ db }) =>
  db.updateTable('announcement').set({ starts_at: new Date() }).execute(),
);
const announced = [/Stasera manutenzione/];

/** Two batches. */
const ROWS = 251;
const imports = owner('imports/file?name=titles.csv&preview=false', () =>
  Buffer.from(
    ['titolo;tipo;anno', ...Array.from({ length: ROWS }, (_, row) => `Titolo ${row};film;1990`)].join('\n'),
  ),
);

/** Work of several transactions that an owner stops, and has go on. */
export const stopped: Record<string, Scenario> = {
  "a channel's earlier posts are read": { given: hasEarlierPosts, acts: [reads()], isSo: isRead },
  'a reading of earlier posts is stopped and resumed': {
    given: hasEarlierPosts,
    acts: [atOnce(reads(), untilOneIsRead, stopsReading), ifSo(isStopped, reads())],
    ofMoment: /leggo i post di prima|forwardMessage/,
    isSo: isRead,
  },
  'an announcement is stopped and resumed in the chat': {
    given: isScheduled,
    acts: [pressesAnnouncement('unannounce'), pressesAnnouncement('announce'), timeComes],
    told: { [ANNA]: announced, [BRUNO]: announced },
  },
  'an import is stopped': {
    acts: [atOnce(imports, owner('imports/stop', {}))],
    ofMoment: /^title/,
    isSo: {
      'it has stopped or ended, and counts its titles': () => sql`
        select from title_import where state in ('stopped', 'done') and file is null
          and (select count(*) from title where titolo like 'Titolo %')
            = coalesce((imported->'counts'->>'created')::int, 0)`,
    },
  },
};
