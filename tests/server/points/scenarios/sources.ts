import { sql } from 'kysely';
import { ANNA, OWNER } from '../../support/test-bot.ts';
import { CHANNEL, edits, isConnected, posts, video } from '../support/channel.ts';
import { anna, owner, presses, sends } from '../support/people.ts';
import type { Scenario, World } from '../support/scenario.ts';

const forwarded = sends(OWNER, {
  ...video('Film 3 (2003) 1080p.mkv'),
  forward_origin: {
    type: 'channel',
    date: 1_760_000_000,
    chat: { id: CHANNEL, type: 'channel', title: 'Archivio' },
    message_id: 1,
  },
});
const ARRIVED = /Ora si può guardare Film/;
const KNOWN = video('Film 3 (2003) 1080p.mkv');
const UNKNOWN = video('VID_2023.mp4');

const awaitsFilm = anna('awaited', ({ films }) => ({ content_id: films[2], season: null, isAwaited: true }));

const settles = (to: (world: World) => object) =>
  owner('videos/settle', async (world) => {
    const { id } = await world.db.selectFrom('video_post').select('id').executeTakeFirstOrThrow();
    return { answers: [{ post: Number(id), isOne: true, to: to(world) }] };
  });
const takesBack = (of: 'matched' | 'ignored') =>
  owner('videos/undo', async ({ db }) => {
    const { id } = await db.selectFrom('video_post').select('id').executeTakeFirstOrThrow();
    return { matched: [], ignored: [], [of]: [Number(id)] };
  });
const isFilm = ({ films }: World) => ({ kind: 'title', id: films[2], season: null, episode: null });

const videoWaits = ({ db }: World) =>
  db
    .insertInto('video_post')
    .values({
      owner_id: String(OWNER),
      kind: 'video',
      file_id: 'f',
      file_unique_id: 'u',
      file_name: 'VID.mp4',
      caption: '',
      state: 'unmatched',
      told_at: new Date(),
    })
    .execute();
const asksAboutVideo = presses(OWNER, async ({ db }) => {
  const { id } = await db.selectFrom('video_post').select('id').executeTakeFirstOrThrow();
  return `video:${id}:0:0`;
});

export const sources: Record<string, Scenario> = {
  'a known film is posted': { given: isConnected, acts: [posts(1, KNOWN)] },
  'an unknown video is posted': { given: isConnected, acts: [posts(1, UNKNOWN)] },
  'two versions of a film are posted': {
    given: isConnected,
    acts: [posts(1, KNOWN), posts(2, video('Film 3 (2003) 720p.mkv'))],
    told: { [OWNER]: [ARRIVED, ARRIVED] },
  },
  'a better video replaces one': {
    given: isConnected,
    acts: [posts(1, KNOWN), posts(2, { ...KNOWN, video: { ...KNOWN.video, file_unique_id: 'again' } })],
    told: { [OWNER]: [ARRIVED, ARRIVED, /Sostituiti/] },
  },
  'a post of a new channel is forwarded': {
    acts: [forwarded],
    told: { [OWNER]: [/da ora abbino i video di «Archivio»/, ARRIVED] },
  },
  'a post is edited': {
    given: isConnected,
    acts: [posts(1, UNKNOWN), edits(1, { ...UNKNOWN, caption: 'Film 3 (2003)' })],
  },
  'a post gets another file of the same name': {
    given: isConnected,
    acts: [posts(1, KNOWN), edits(1, { video: { ...KNOWN.video, file_unique_id: 'other', file_size: 9 } })],
    isSo: { 'the video has its size': () => sql`select from video where bytes = 9` },
  },
  'a post gets the video of another film': {
    given: isConnected,
    acts: [posts(1, KNOWN), edits(1, video('Film 4 (2004) 1080p.mkv'))],
    isSo: {
      'it is the other film’s video': ({ films }) => sql`select from video where title_id = ${films[3]}
        and not exists (select from video where title_id = ${films[2]})`,
    },
  },
  'a post loses its video': {
    given: isConnected,
    acts: [posts(1, KNOWN), edits(1, { text: 'https://films.example/3' })],
    isSo: { 'no post is known': () => sql`select where not exists (select from video_post)` },
  },
  'an unknown video is matched': {
    given: isConnected,
    acts: [posts(1, UNKNOWN), settles(isFilm)],
  },
  'an owner is asked about a video': {
    given: videoWaits,
    acts: [asksAboutVideo],
    told: { [OWNER]: [/VID/] },
  },
  'an unknown video is ignored': {
    given: isConnected,
    acts: [posts(1, UNKNOWN), settles(() => ({ kind: 'ignore' }))],
  },
  'a matched video is taken back': {
    given: isConnected,
    acts: [posts(1, UNKNOWN), settles(isFilm), takesBack('matched')],
  },
  'an ignored video is taken back': {
    given: isConnected,
    acts: [posts(1, UNKNOWN), settles(() => ({ kind: 'ignore' })), takesBack('ignored')],
  },
  'subtitles are posted': {
    given: isConnected,
    acts: [
      posts(1, KNOWN),
      posts(2, {
        document: { file_id: 's', file_unique_id: 's', file_name: 'Film 3 (2003).it.srt', file_size: 100 },
      }),
    ],
  },
  'a sharper video of an awaited film follows': {
    given: isConnected,
    acts: [awaitsFilm, posts(1, video('Film 3 (2003) 720p.mkv')), posts(2, KNOWN)],
    told: { [ANNA]: [/È arrivato/], [OWNER]: [ARRIVED, ARRIVED] },
  },
  'an awaited film arrives': {
    given: isConnected,
    acts: [awaitsFilm, posts(1, KNOWN)],
  },
};
