import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestBot, testBot } from '../support/test-bot.ts';
import { type Place, type Scenario, tryVariants } from './support/many-updates.ts';

/** An owner for each variant of a scenario: each has a chat. */
const OWNERS = Array.from({ length: 260 }, (_, n) => 6_000_000_000 + n);
/** Each place has a channel: posts of one are handled in turn. */
const channelOf = (person: number) => -1_000_000_000_000 - person;

let server: TestBot;
beforeAll(async () => {
  server = await testBot({ ownerIds: OWNERS.map(String), messagesPerSecond: 1000 });
  for (const name of ['cover', 'still']) server.api.keepFile(name, 'bytes');
  server.api.keepFile('titles', 'origin,type,titolo\nmine:1,film,Gita a Goa\n');
  await server.db
    .insertInto('video_channel')
    .values(
      OWNERS.map((owner) => ({
        chat_id: String(channelOf(owner)),
        title: 'Archivio',
        owner_id: String(owner),
      })),
    )
    .execute();
});
afterAll(() => server.close());

const from = ({ person }: Place) => ({ id: person, is_bot: false, first_name: 'Olga' });
const chat = ({ person }: Place) => ({ id: person, type: 'private', first_name: 'Olga' });
const message = (place: Place, content: object) => ({
  message: { message_id: 7, date: 1_760_000_000, chat: chat(place), from: from(place), ...content },
});
const channel = ({ person }: Place) => ({ id: channelOf(person), type: 'channel', title: 'Archivio' });
const size = { width: 320, height: 180 };
const video = ({ person }: Place) => ({
  file_id: `file-${person}`,
  file_unique_id: `unique-${person}`,
  file_name: 'Film 3 (2003) 1080p.mkv',
  mime_type: 'video/x-matroska',
  file_size: 700_000_000,
  duration: 2700,
  width: 1920,
  height: 1080,
  thumbnail: { file_id: 'still', file_unique_id: 't', ...size },
});
/** Bot API servers before 6.6 call the thumbnail `thumb`, those before 7.0 spread the origin of a forwarded post. */
const olderVideo = (place: Place) => {
  const { thumbnail: thumb, ...rest } = video(place);
  return { ...rest, thumb };
};

const PLACE = String.raw`message(\.message_id|\.from\.id|\.chat(\.id)?)?`;
/** The columns that a post's row has of each of its fields. */
const SHOWN = String.raw`file_id|file_unique_id|file_name|file_size|duration|width|height|thumbnail(\.file_id)?`;

let posts = 100_000;
/** The number of a place's post, which no other scenario has. */
const numbered = (place: Place) => posts + place.n;
const post = (place: Place, content: object) => ({
  message_id: numbered(place),
  date: 1_760_000_000,
  chat: channel(place),
  ...content,
});
const stored = (place: Place) =>
  server.db
    .selectFrom('video_post')
    .leftJoin('video', 'video.post_id', 'video_post.id')
    .select([
      'video_post.file_id',
      'file_name',
      'caption',
      'seconds',
      'video_post.bytes',
      'width',
      'height',
      'thumbnail_id',
      'media_group',
      'state',
      'title_id',
    ])
    .where('video_post.chat_id', '=', String(channelOf(place.person)))
    .where('video_post.message_id', '=', numbered(place))
    .orderBy('position')
    .execute();

const SCENARIOS: Record<string, () => Scenario> = {
  'a photo as a cover': () => ({
    update: (place) =>
      message(place, {
        photo: [
          { file_id: 'small', file_unique_id: 's', width: 90, height: 135 },
          { file_id: 'cover', file_unique_id: 'c', width: 800, height: 1200 },
        ],
        caption: String(server.films[0]),
      }),
    needs: new RegExp(`^(${PLACE}|message\\.caption|message\\.photo(\\.1)?(\\.(file_id|width|height))?)$`),
  }),
  'a table of titles': () => ({
    update: (place) =>
      message(place, {
        document: {
          file_id: 'titles',
          file_unique_id: 'u',
          file_name: 'titoli.csv',
          mime_type: 'text/csv',
          file_size: 60,
        },
      }),
    needs: new RegExp(`^(${PLACE}|message\\.document(\\.file_id|\\.file_name)?)$`),
  }),
  'a video with the number of its episode': () => ({
    update: (place) =>
      message(place, {
        video: video(place),
        caption: `${server.series[4]} ${(place.n % 5) + 1}x${Math.floor(place.n / 5) + 1}`,
      }),
    needs: new RegExp(`^(${PLACE}|message\\.caption|message\\.video(\\.(${SHOWN}))?)$`),
  }),
  'a post that an owner forwards': () => ({
    update: (place) =>
      message(place, {
        video: video(place),
        caption: 'Film 3',
        forward_origin: {
          type: 'channel',
          chat: channel(place),
          message_id: numbered(place),
          date: 1_760_000_000,
        },
      }),
    olderForms: [
      (place) =>
        message(place, {
          video: olderVideo(place),
          caption: 'Film 3',
          forward_from_chat: channel(place),
          forward_from_message_id: numbered(place),
          forward_date: 1_760_000_000,
        }),
    ],
    needs: new RegExp(
      `^(${PLACE}|message\\.caption|message\\.video(\\.(${SHOWN}))?|message\\.forward_origin(\\.type|\\.chat(\\.id)?|\\.message_id)?)$`,
    ),
    outcome: stored,
  }),
  'a video in a channel': () => ({
    update: (place) => ({
      channel_post: post(place, { video: video(place), caption: 'Film 3', media_group_id: 'g' }),
    }),
    olderForms: [
      (place) => ({
        channel_post: post(place, { video: olderVideo(place), caption: 'Film 3', media_group_id: 'g' }),
      }),
    ],
    needs: new RegExp(
      `^channel_post(\\.message_id|\\.chat(\\.id)?|\\.caption|\\.media_group_id|\\.video(\\.(${SHOWN}))?)?$`,
    ),
    outcome: stored,
  }),
  'an edited post': () => ({
    before: (place) => ({ channel_post: post(place, { video: video(place), caption: 'Film 4' }) }),
    update: (place) => ({
      edited_channel_post: post(place, { edit_date: 1_760_000_001, video: video(place), caption: 'Film 3' }),
    }),
    needs: new RegExp(
      `^edited_channel_post(\\.message_id|\\.chat(\\.id)?|\\.caption|\\.video(\\.(${SHOWN}))?)?$`,
    ),
    outcome: stored,
  }),
  'subtitles in a channel': () => ({
    update: (place) => ({
      channel_post: post(place, {
        document: {
          file_id: `sub-${place.person}`,
          file_unique_id: `s-${place.person}`,
          file_name: 'Film 5 (2005).it.srt',
          mime_type: 'text/plain',
          file_size: 900,
        },
      }),
    }),
    needs: /^channel_post(\.message_id|\.chat(\.id)?|\.document(\.file_id|\.file_name)?)?$/,
    outcome: (place) =>
      server.db
        .selectFrom('subtitle_file')
        .select(['file_name', 'label'])
        .where('message_id', '=', numbered(place))
        .execute(),
  }),
};

let count = 0;
it.each(Object.entries(SCENARIOS))(
  '%s: what does not come from the odd field is as without it',
  async (_name, scenario) => {
    posts += 1000;
    const variants = await tryVariants(server, scenario(), (n) => OWNERS[n] ?? 0);
    expect(variants).toBeLessThanOrEqual(OWNERS.length);
    count += variants;
  },
);

it('no update made the bot fail, and all were handled', async () => {
  expect(server.log()).not.toMatch(/could not answer|gave up on an update|will retry an update/);
  expect(
    await server.db.selectFrom('bot_update').select('failure').where('failure', 'is not', null).execute(),
  ).toEqual([]);
  expect(count).toBeGreaterThan(260);
});
