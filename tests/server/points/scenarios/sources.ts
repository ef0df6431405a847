import { sql } from 'kysely';
import { ANNA, OWNER } from '../../support/test-bot.ts';
import { anna, happens, owner, presses, sends } from '../support/people.ts';
import type { Scenario, World } from '../support/scenario.ts';

const CHANNEL = -1_001_234;

const hasEarlierPosts = async (world: World) => {
  await isConnected(world);
  await world.db.updateTable('video_channel').set({ newest_post: 3 }).execute();
  // One video: several would come in one report or in two, by the moment of a restart.
  world.messenger.posts = new Map([[1, video('Film 4 (2004) 1080p.mkv')]]);
};

const isConnected = ({ db }: World) =>
  db
    .insertInto('video_channel')
    .values({ chat_id: String(CHANNEL), title: 'Archivio', owner_id: String(OWNER) })
    .execute();

const post = (message_id: number, content: object) => ({
  message_id,
  date: 1_760_000_000,
  chat: { id: CHANNEL, type: 'channel', title: 'Archivio' },
  ...content,
});
const posts = (message_id: number, content: object) => happens({ channel_post: post(message_id, content) });
const edits = (message_id: number, content: object) =>
  happens({ edited_channel_post: post(message_id, content) });

const video = (file_name: string) => ({
  video: {
    file_id: `file-${file_name}`,
    file_unique_id: `unique-${file_name}`,
    file_name,
    mime_type: 'video/x-matroska',
    file_size: 700_000_000,
    duration: 2700,
    width: 1920,
    height: 1080,
  },
});

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
  "a channel's earlier posts are read": {
    given: hasEarlierPosts,
    acts: [presses(OWNER, () => `readchannel:${-CHANNEL}`)],
    isSo: {
      'it has read all and counts the film, or the messenger refused a post': () =>
        sql`select from channel_reading where state = 'stopped' or (next_number = 0 and videos = 1)`,
    },
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
