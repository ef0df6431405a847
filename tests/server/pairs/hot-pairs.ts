import { sql } from 'kysely';
import { buttons } from '../../../src/server/chat/messages/buttons.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { migrations } from '../../../src/server/database/migrations/index.ts';
import { toggleInStaticList } from '../../../src/server/modules/lists/static-lists.ts';
import { makeNightId } from '../../../src/server/modules/movie-nights/night-id.ts';
import { DEFAULT_OPTIONS } from '../../../src/server/modules/movie-nights/night-options.ts';
import { rematchVideoPost } from '../../../src/server/modules/videos/posts/process-video-post.ts';
import { saveVideoAndNotify } from '../../../src/server/modules/videos/save-video.ts';
import { anna, calls, happens, owner, presses, says, sends } from '../points/support/people.ts';
import type { World } from '../points/support/scenario.ts';
import { ANNA, BRUNO, OWNER, SECRET } from '../support/test-bot.ts';
import type { Pair } from './support/pair.ts';
import type { ServerSide } from './support/server-side.ts';

const works = (queue: 'delivery' | 'outbox') => (side: ServerSide) => side.work(queue);
const worksOn = (kind: string) => (side: ServerSide) => side.workOn(kind);

const saves =
  (fileId: string) =>
  (side: { db: World['db'] }, { films }: World) =>
    saveVideoAndNotify(side.db, { titleId: films[0] ?? 0 }, { kind: 'video', fileId });
const filmHasVideo = (world: World) => saves('v1')(world, world);
const plays = (from: number, index = 0) =>
  calls(from, 'POST /api/play_content', ({ films }) => ({ user_id: String(from), content_id: films[index] }));

const filmsAreLiked = async ({ db, films }: World) => {
  for (const userId of [ANNA, BRUNO].map(String))
    for (const titleId of films.slice(0, 2))
      await toggleInStaticList(db, { userId, list: 'mi_piace', titleId });
};
const merges = (keep: number, other: number) =>
  owner('catalogue/merge', ({ films }) => ({ keep: films[keep], other: films[other] }));
const edits = (index: number, value: string) =>
  owner('catalogue/edit', ({ films }) => ({ title: films[index], field: 'trama', value }));
const removes = owner('catalogue/remove', ({ films }) => ({ titles: [films[0]] }));
const CHARGE = {
  currency: 'XTR',
  total_amount: 100,
  invoice_payload: 'premium-month',
  telegram_payment_charge_id: 'charge-1',
  provider_payment_charge_id: '',
};
const pays = (charge: string) =>
  sends(ANNA, { successful_payment: { ...CHARGE, telegram_payment_charge_id: charge } });
const isRefunded = sends(ANNA, { refunded_payment: CHARGE });

const refunds = owner('payments/refund', { payment: 'charge-1' });
const giftIsPaid = [
  sends(ANNA, {
    successful_payment: { ...CHARGE, invoice_payload: 'premium-gift:code-of-the-gift-1' },
  }),
];
const giftIsOffered = ({ db }: World) =>
  db
    .insertInto('premium_gift')
    .values({ code: 'code-of-the-gift-1', giver_id: String(ANNA) })
    .execute();
const opensGift = (who: number) => says(who, '/start regalo_code-of-the-gift-1');

const erases = anna('data/erasure', { isConfirmed: true });
const erasesAtDesk = owner('people/erasure', { person: String(ANNA), isConfirmed: true });
const subscribes = sends(ANNA, {
  successful_payment: {
    ...CHARGE,
    invoice_payload: `premium-subscription:${String(ANNA).padEnd(24, 'a')}`,
    subscription_expiration_date: Math.floor(Date.now() / 1000) + 30 * 86_400,
    is_recurring: true,
    is_first_recurring: true,
  },
});
const hides = (isSet: boolean) =>
  owner('catalogue/change', ({ films }) => ({ titles: [films[0]], change: { kind: 'hidden', isSet } }));
const hidesInChat = presses(OWNER, ({ films }) =>
  buttons.hide.data({ titleId: films[0] ?? 0, hidden: true }),
);
const draftsAbout = (index: number) =>
  owner('announcements/preview', ({ films }) => ({
    text: 'Da vedere',
    title: films[index],
    picture: null,
    audience: 'all',
    genre: null,
    startsAt: null,
  }));
const draftsInChat = says(OWNER, '/annuncio 1 Da vedere');
const endsSessions = owner('people/sessions', { person: String(ANNA) });
const bans = owner('people/banned', { person: String(ANNA), isBanned: true });
const givesPremium = (press: number) => owner('people/premium', { person: String(ANNA), press });
const names = (isHelper: boolean) => owner('people/helper', { person: String(ANNA), isHelper });
const likes = (as: number) =>
  calls(as, ({ films }) => `POST /api/add_content_to/${films[0]}`, {
    user_id: String(as),
    list_name: 'mi_piace',
  });
const brings = calls(ANNA, 'POST /api/tu/list_imports?name=watched.csv&upload=an-upload', () =>
  Buffer.from('Date,Name,Year,Letterboxd URI\n2024-01-01,Film 3,2003,x\n'),
);
const reports = (as: number) =>
  calls(as, 'POST /api/tu/report', ({ films }) => ({
    content_id: films[0],
    episode: null,
    kind: 'audio',
    note: null,
  }));
const digestIsDue = async ({ db, films }: World) => {
  await toggleInStaticList(db, { userId: String(ANNA), list: 'mi_piace', titleId: films[5] ?? 0 });
  await sql`update title set created_at = now() where id = any(${films.slice(0, 3)}::int[])`.execute(db);
  await sql`update person set digest_at = now() where user_id = ${String(ANNA)}`.execute(db);
};
const premiumEnds = ({ db }: World) =>
  db
    .updateTable('person')
    .set({ premium_until: sql<Date>`now() + interval '1 day'` })
    .where('user_id', '=', String(ANNA))
    .execute();

let night = '';
const nightIsMade = async () => {
  night = makeNightId({ hostId: String(ANNA), madeAt: new Date(), options: DEFAULT_OPTIONS }, [SECRET]);
};
const room = (as: number, action: string, body: object = {}) =>
  calls(as, () => `POST /api/movie_nights/${night}/${action}`, body);
const votes = (as: number) =>
  calls(
    as,
    () => `POST /api/movie_nights/${night}/votes`,
    ({ films }) => ({ votes: [{ content_id: films[0], vote: 'yes', at: 1 }] }),
  );
const bothJoin = [room(ANNA, 'join'), room(BRUNO, 'join')];

const asks = (as: number) =>
  calls(as, 'POST /api/tu/requests', { words: 'Un film mai visto', tmdb: null, isLookedUp: true });
const decides = (to: (world: World) => object) =>
  owner('requests/decide', async (world) => {
    const { id } = await world.db.selectFrom('title_request').select('id').executeTakeFirstOrThrow();
    return { decisions: [{ id: Number(id), to: to(world) }] };
  });
const rejects = decides(() => ({ kind: 'reject', reason: 'notFound' }));
const isRejectedLongAgo = ({ db }: { db: World['db'] }) =>
  sql`update title_request set settled_at = now() - interval '40 days'`.execute(db);
const links = decides(({ films }) => ({ kind: 'title', id: films[0] }));
const reopens = owner('requests/undo', async ({ db }) => {
  const { id } = await db.selectFrom('title_request').select('id').executeTakeFirstOrThrow();
  return { ids: [Number(id)] };
});
const onReport = (path: string, rest: object) =>
  owner(path, async ({ db }) => {
    const { id } = await db.selectFrom('report').select('id').executeTakeFirstOrThrow();
    return { ids: [Number(id)], ...rest };
  });
const closesReport = onReport('reports/settle', { state: 'dismissed' });
const reopensReport = onReport('reports/undo', {});
const marks = (isWatched: boolean) =>
  anna('watched', ({ films }) => ({ content_id: films[0], episode: null, isWatched, watchedAt: null }));
const follows = anna('awaited', ({ films }) => ({ content_id: films[0], season: null, isAwaited: true }));

const drafts = owner('announcements/preview', {
  text: 'Stasera manutenzione',
  title: null,
  picture: null,
  audience: 'all',
  genre: null,
  startsAt: null,
});
const moves = (to: 'running' | 'stopped' | 'gone') =>
  owner('announcements/change', async ({ db }) => {
    const draft = await db.selectFrom('announcement').select('id').executeTakeFirst();
    return { announcement: Number(draft?.id ?? 1), to };
  });

const CHANNEL = -1_001_234;
const channelIsConnected = ({ db }: World) =>
  db
    .insertInto('video_channel')
    .values({ chat_id: String(CHANNEL), title: 'Archivio', owner_id: String(OWNER) })
    .execute();
const POST = {
  message_id: 1,
  date: 1_760_000_000,
  chat: { id: CHANNEL, type: 'channel', title: 'Archivio' },
};
const videoOf = (file_name: string) => ({
  file_id: 'file-1',
  file_unique_id: 'unique-1',
  file_name,
  mime_type: 'video/mp4',
  file_size: 700_000_000,
  duration: 2700,
  width: 1920,
  height: 1080,
});
const postsVideo = (fileName: string) => happens({ channel_post: { ...POST, video: videoOf(fileName) } });
const posts = postsVideo('VID_2023.mp4');
const EDITED = { ...POST, edit_date: 1_760_000_100 };
const changesCaption = happens({
  edited_channel_post: { ...EDITED, caption: 'Zanzibar', video: videoOf('VID_2023.mp4') },
});
const replacesVideo = happens({ edited_channel_post: { ...EDITED, text: 'niente' } });
const settlesVideo = (to: (films: readonly number[]) => object, isOne = true) =>
  owner('videos/settle', async ({ db, films }) => {
    const post = await db.selectFrom('video_post').select('id').executeTakeFirst();
    return { answers: [{ post: Number(post?.id ?? 1), isOne, to: to(films) }] };
  });
const matchesTo = (index: number) =>
  settlesVideo((films) => ({ kind: 'title', id: films[index], season: null, episode: null }));
const matches = matchesTo(0);
const ignores = settlesVideo(() => ({ kind: 'ignore' }));
const ignoresGroup = settlesVideo(() => ({ kind: 'ignore' }), false);
const matchesGroup = settlesVideo(
  (films) => ({ kind: 'title', id: films[0], season: null, episode: null }),
  false,
);
const rematches = async ({ db }: { db: World['db'] }) => {
  const post = await db.selectFrom('video_post').select('id').executeTakeFirstOrThrow();
  await rematchVideoPost(db, post.id);
};
const titleGetsName = owner('catalogue/edit', ({ films }) => ({
  title: films[1],
  field: 'titolo',
  value: 'Zanzibar Notturno',
}));

const NEXT = '9998-next';
const upgrades = async ({ db }: ServerSide) => {
  migrations[NEXT] = {
    up: async (next) =>
      void (await sql`alter table delivery add column next int not null default 0`.execute(next)),
  };
  await migrate(db);
};
const isDowngraded = async ({ db }: World) => {
  delete migrations[NEXT];
  await sql`alter table delivery drop column if exists next`.execute(db);
  await sql`delete from kysely_migration where name = ${NEXT}`.execute(db);
};

/** Interleavings of a pair whose last statements meet. */
const MANY = 70;

/** A banned person's call in flight is refused as such, a later one as signed out. */
const FORBIDDEN = /^answer 2: 403/;

export const HOT_PAIRS: Readonly<Record<string, Pair>> = {
  'two servers deliver a film': {
    given: filmHasVideo,
    before: [plays(ANNA)],
    acts: [works('delivery'), works('delivery')],
  },
  'two presses of the same film': { given: filmHasVideo, acts: [plays(ANNA), plays(ANNA)] },
  'two servers send a decision': {
    before: [asks(ANNA), asks(BRUNO), rejects],
    acts: [works('outbox'), works('outbox')],
  },
  'a payment and its refund': { acts: [pays('charge-1'), isRefunded] },
  'a payment, reported twice': { acts: [pays('charge-1'), pays('charge-1')] },
  'two payments': { acts: [pays('charge-1'), pays('charge-2')] },
  'an erasure and a delivery': {
    given: filmHasVideo,
    before: [plays(ANNA)],
    acts: [erases, works('delivery')],
  },
  'an erasure and a play': { given: filmHasVideo, acts: [erases, plays(ANNA)] },
  'an erasure and a request': { acts: [erases, asks(ANNA)] },
  'an erasure and a setting': { acts: [erases, anna('notices', { kind: 'digest', isOn: true })] },
  'the end of sessions, pressed twice': { acts: [endsSessions, endsSessions] },
  'two merges of the same titles': { given: filmsAreLiked, acts: [merges(0, 1), merges(0, 1)] },
  'a merge and its reverse': { given: filmsAreLiked, acts: [merges(0, 1), merges(1, 0)] },
  'a merge and an edit': { given: filmsAreLiked, acts: [merges(0, 1), edits(1, 'Nuova')] },
  'a merge and a play': { given: filmHasVideo, acts: [merges(1, 0), plays(ANNA)] },
  'a payment is refunded by two owners': { before: [pays('charge-1')], acts: [refunds, refunds] },
  'a gift is opened by two': {
    given: giftIsOffered,
    before: giftIsPaid,
    acts: [opensGift(BRUNO), opensGift(ANNA)],
  },
  'two presses of the same wish': { acts: [asks(ANNA), asks(ANNA)] },
  'two people with the same wish': { acts: [asks(ANNA), asks(BRUNO)] },
  'two presses that report a problem': { given: filmHasVideo, acts: [reports(ANNA), reports(ANNA)] },
  'two people with the same problem': { given: filmHasVideo, acts: [reports(ANNA), reports(BRUNO)] },
  'two people like a film': { acts: [likes(ANNA), likes(BRUNO)] },
  'a like and the removal of its title': { acts: [likes(ANNA), removes] },
  'a merge and a like': { given: filmsAreLiked, acts: [merges(1, 0), likes(ANNA)] },
  'a list is brought twice': { acts: [brings, brings] },
  'a title is removed by two owners': { given: filmsAreLiked, acts: [removes, removes] },
  'premium ends on two servers': { given: premiumEnds, acts: [worksOn('endings'), worksOn('endings')] },
  'a digest is due on two servers': { given: digestIsDue, acts: [worksOn('digests'), worksOn('digests')] },
  'a vote and the close of its night': {
    given: nightIsMade,
    before: bothJoin,
    acts: [votes(BRUNO), room(ANNA, 'close')],
  },
  'two votes for the same title': { given: nightIsMade, before: bothJoin, acts: [votes(ANNA), votes(BRUNO)] },
  'a ban and a message': {
    before: [asks(ANNA), rejects],
    acts: [bans, works('outbox')],
    but: /a message goes to somebody banned/,
  },
  'a ban and a request': { acts: [bans, asks(ANNA)], but: FORBIDDEN },
  'a ban and a joining': {
    given: nightIsMade,
    before: [room(BRUNO, 'join')],
    acts: [bans, room(ANNA, 'join')],
    but: FORBIDDEN,
  },
  'a ban by two owners': { acts: [bans, bans] },
  'a month is given to somebody who leaves': { acts: [givesPremium(7), erases] },
  'a ban and a play': { given: filmHasVideo, acts: [bans, plays(ANNA)] },
  'an upgrade and a play': { given: filmHasVideo, acts: [upgrades, plays(ANNA)], after: isDowngraded },
  'a month is given while premium ends': { given: premiumEnds, acts: [givesPremium(7), worksOn('endings')] },
  'a press that gives a month, on two servers': { acts: [givesPremium(7), givesPremium(7)] },
  'a month is given by two presses': { acts: [givesPremium(7), givesPremium(8)] },
  'two answers to a request': { before: [asks(ANNA), asks(BRUNO)], acts: [rejects, links] },
  'a request that waits again and the same wish': {
    before: [asks(ANNA), rejects, isRejectedLongAgo],
    acts: [reopens, asks(BRUNO)],
  },
  'a wish and the rejection of the same one': { before: [asks(ANNA)], acts: [asks(BRUNO), rejects] },
  'an answer to a request and the removal of its title': { before: [asks(ANNA)], acts: [links, removes] },
  'an answer to a request and a merge of its title': { before: [asks(ANNA)], acts: [links, merges(1, 0)] },
  'a report that waits again and the same problem': {
    given: filmHasVideo,
    before: [reports(ANNA), closesReport],
    acts: [reopensReport, reports(BRUNO)],
  },
  'a film is marked again and unmarked': { before: [marks(true)], acts: [marks(true), marks(false)] },
  'a follower and an arrival': { acts: [follows, saves('v1')] },
  'a video that is matched and the removal of its title': {
    given: channelIsConnected,
    before: [posts],
    acts: [matches, removes],
  },
  'a video is matched by two owners': {
    given: channelIsConnected,
    before: [posts],
    acts: [matches, matchesTo(1)],
  },
  'a video is matched and ignored': { given: channelIsConnected, before: [posts], acts: [matches, ignores] },
  'a video is matched and its post edited': {
    given: channelIsConnected,
    before: [posts],
    acts: [matches, changesCaption],
  },
  'a video is matched and its post removed': {
    given: channelIsConnected,
    before: [posts],
    acts: [matches, replacesVideo],
  },
  'a video is ignored and matched by its name': {
    given: channelIsConnected,
    before: [postsVideo('Zanzibar Notturno.mp4'), titleGetsName],
    acts: [ignores, rematches],
  },
  'a video is ignored by two owners': {
    given: channelIsConnected,
    before: [posts],
    acts: [ignores, ignores],
    atLeast: MANY,
  },
  'videos of one name are ignored by two owners': {
    given: channelIsConnected,
    before: [postsVideo('Zanzibar Notturno.mp4')],
    acts: [ignoresGroup, ignoresGroup],
    atLeast: MANY,
  },
  'videos of one name are matched and ignored': {
    given: channelIsConnected,
    before: [postsVideo('Zanzibar Notturno.mp4')],
    acts: [matchesGroup, ignoresGroup],
    atLeast: MANY,
  },
  'the start of an announcement and its end': { before: [drafts], acts: [moves('running'), moves('gone')] },
  'a refund and an erasure': { before: [pays('charge-1')], acts: [refunds, erasesAtDesk], atLeast: MANY },
  'a refund of a subscription and an erasure': {
    before: [subscribes],
    acts: [refunds, erasesAtDesk],
    atLeast: MANY,
  },
  'a ban and an erasure': { acts: [bans, erasesAtDesk], atLeast: MANY },
  'a request that waits again and an erasure': {
    before: [asks(ANNA), rejects],
    acts: [reopens, erasesAtDesk],
  },
  'a problem and an erasure': {
    given: filmHasVideo,
    before: [reports(ANNA)],
    acts: [reports(BRUNO), erasesAtDesk],
  },
  'a title is hidden in the chat and at the desk': { acts: [hidesInChat, hides(true)], atLeast: MANY },
  'a draft and the removal of its title': {
    acts: [draftsAbout(0), removes],
    // The preview has arrived, and the owner reads that the title is gone.
    but: /^a row is missing: announcement/,
    atLeast: MANY,
  },
  'a draft in the chat and the removal of its title': { acts: [draftsInChat, removes], atLeast: MANY },
  'a helper is named and removed': { acts: [names(true), names(false)] },
};
