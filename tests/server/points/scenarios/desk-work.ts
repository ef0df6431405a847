import { sql } from 'kysely';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { ANNA, OWNER } from '../../support/test-bot.ts';
import { anna, owner } from '../support/people.ts';
import type { Scenario, World } from '../support/scenario.ts';

let videoId = 0;
const hasVideo = async ({ db, films }: World) => {
  await saveVideoAndNotify(db, { titleId: films[0] ?? 0 }, { kind: 'video', fileId: 'v1' });
  videoId = (await db.selectFrom('video').select('id').executeTakeFirstOrThrow()).id;
};
const reports = anna('report', ({ films }) => ({
  content_id: films[0],
  episode: null,
  kind: 'audio',
  note: null,
}));
const reportId = async ({ db }: World) =>
  Number((await db.selectFrom('report').select('id').executeTakeFirstOrThrow()).id);

const REPORTED = /<b>Segnalazione/;

const updateWasGivenUp = ({ db }: World) =>
  db
    .insertInto('bot_update')
    .values({
      id: 1,
      chat: String(ANNA),
      payload: JSON.stringify({ update_id: 1 }),
      done_at: new Date(),
      failure: 'gone',
    })
    .execute();

const changesVideo = (change: object) =>
  owner('catalogue/versions', ({ films }) => ({ title: films[0], of: 'video', id: videoId, change }));

/** Refusals of the messenger are shown to the owner, who presses again. */
const shown = ['429', '500'] as const;
const PICTURE = Buffer.from('a picture');
const importWasInterrupted = ({ db }: World) =>
  db
    .insertInto('title_import')
    .values({
      source: 'jellyfin',
      name: 'Jellyfin',
      language: 'it',
      is_preview: false,
      input: '{}',
      state: 'interrupted',
      progress: '{}',
    })
    .execute();

/** Calls of the desk that change less than a merge. */
export const deskWork: Record<string, Scenario> = {
  'a picture is kept for an announcement': {
    acts: [owner('announcements/picture', () => PICTURE)],
    unpromised: [...shown, 'killed before'],
  },
  'a channel is to be chosen': { acts: [owner('channels/choose', {})] },
  'an example of a file is sent': { acts: [owner('imports/example', {})] },
  'an interrupted import is stopped': { given: importWasInterrupted, acts: [owner('imports/stop', {})] },
  'work that was given up is tried again': {
    given: updateWasGivenUp,
    acts: [owner('given-up/retry', { queue: 'updates', id: null })],
  },
  'an owner has a person’s data sent': {
    acts: [owner('people/data', { person: String(ANNA) })],
    unpromised: [...shown, 'killed after', 'unknown'],
  },
  'a reported video is shown to an owner': {
    given: hasVideo,
    acts: [reports, owner('reports/video', async (world) => ({ id: await reportId(world) }))],
    told: { [ANNA]: [], [OWNER]: [REPORTED, /sendVideo/] },
  },
  'a solved report is opened again': {
    given: hasVideo,
    acts: [
      reports,
      owner('reports/settle', async (world) => ({ ids: [await reportId(world)], state: 'dismissed' })),
      owner('reports/undo', async (world) => ({ ids: [await reportId(world)] })),
    ],
    isSo: { 'it is open': () => sql`select from report where state = 'open' and people = 1` },
    told: { [ANNA]: [], [OWNER]: [REPORTED] },
  },
  'a version is described': {
    given: hasVideo,
    acts: [changesVideo({ kind: 'edit', field: 'note', value: 'restaurato' })],
  },
  'a version is removed': { given: hasVideo, acts: [changesVideo({ kind: 'remove' })] },
};
