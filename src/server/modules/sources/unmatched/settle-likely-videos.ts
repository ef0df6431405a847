import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../../chat/bot-services.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../../chat/messages/html.ts';
import { onPress } from '../../../chat/messages/presses.ts';
import type { Schema } from '../../../database/schema.ts';
import type { TmdbAccess } from '../../../import/tmdb/tmdb-client.ts';
import { nameWithYear } from '../../catalogue/cards/title-card.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { newTitleName } from '../new-title.ts';
import { channelTexts as words } from '../videos/channel-texts.ts';
import { findVideoPostById } from '../videos/video-posts.ts';
import { waitingPost } from './assign-videos.ts';
import { recordMatching } from './changes-of-videos.ts';
import { createTitleOfGroup } from './create-title-of-videos.ts';
import { assignGroup } from './settle-group.ts';
import { newTitleOf } from './title-of-videos.ts';
import { backButton, FIRST_VIEW } from './unmatched-video-keyboard.ts';
import { nameOfVideo } from './unmatched-video-message.ts';
import { type LikelyGroup, likelyGroups } from './video-groups.ts';
import { createVideoQueue, showQueueMessage, toast } from './video-queue.ts';

/** Groups settled by one press: as many as a message shows. */
const MAX_GROUPS = 30;
const MAX_NAME_LENGTH = 50;

/** A group and the line that says what it will be. */
type Proposal = { group: LikelyGroup; line: string };

/**
 * 'Accetta chi ha un solo titolo' and 'Crea i titoli che mancano': shows what each group will be, then does exactly that; a
 * stamp of what was shown is in the button.
 */
export function registerSettleLikelyVideos(
  owners: PrivateChatComposer,
  services: BotServices & TmdbAccess,
): void {
  const { db } = services;
  const { show } = createVideoQueue(services);
  onPress(owners, buttons.settleLikely, async (ctx, { isKnown, stamp }) => {
    const { proposals, all } = await proposalsOf(db, isKnown);
    if (proposals.length === 0) {
      await show(ctx, FIRST_VIEW);
      return words.gone;
    }
    if (stamp !== stampOf(proposals)) {
      await confirm(ctx, isKnown, proposals, all);
      return stamp === 0 ? undefined : words.changed;
    }
    let done = 0;
    for (const { group } of proposals) done += await settle(ctx, db, group);
    await show(ctx, FIRST_VIEW);
    return toast(words.allSettled(done));
  });
}

async function confirm(
  ctx: PrivateChatContext,
  isKnown: boolean,
  proposals: readonly Proposal[],
  all: number,
): Promise<void> {
  const shown = proposals.length;
  const what = isKnown ? words.acceptWhat(shown, all) : words.createWhat(shown, all);
  const yes = buttons.settleLikely.labelled(
    isKnown ? words.acceptYes(shown) : words.createYes(shown),
    { isKnown, stamp: stampOf(proposals) },
    'success',
  );
  const lines = words.listed(
    proposals.map(({ line }) => line),
    0,
  );
  await showQueueMessage(ctx, {
    text: escapeHtml(`${what}\n\n${lines}`),
    reply_markup: { inline_keyboard: [[yes], [backButton(FIRST_VIEW)]] },
  });
}

async function proposalsOf(
  db: Kysely<Schema>,
  isKnown: boolean,
): Promise<{ proposals: Proposal[]; all: number }> {
  const { groups, all } = await likelyGroups(db, { isKnown, limit: MAX_GROUPS });
  const found = await Promise.all(groups.map(async (group) => ({ group, line: await groupLine(db, group) })));
  return {
    proposals: found.flatMap(({ group, line }) => (line === undefined ? [] : [{ group, line }])),
    all,
  };
}

async function groupLine(db: Kysely<Schema>, group: LikelyGroup): Promise<string | undefined> {
  if (group.titleId === null) {
    const title = await newTitleOf(db, [group.firstPost]);
    const name = title && truncateText(newTitleName(title), MAX_NAME_LENGTH);
    return title && name && words.newTitle(name, group.posts, title.type === 'serie');
  }
  const [post, title] = await Promise.all([
    findVideoPostById(db, group.firstPost),
    findTitleIncludingHidden(db, group.titleId),
  ]);
  const name = post && truncateText(nameOfVideo(post), MAX_NAME_LENGTH);
  return name && title && words.isTitle(name, truncateText(nameWithYear(title), MAX_NAME_LENGTH));
}

/** Makes a group its title, a new one where the catalogue has none. Returns how many videos it has settled. */
async function settle(
  ctx: PrivateChatContext,
  db: Kysely<Schema>,
  { firstPost, titleId }: LikelyGroup,
): Promise<number> {
  const post = await waitingPost({ db }, firstPost);
  if (!post) return 0;
  const group = { post, isOne: false };
  const title =
    titleId === null ? await createTitleOfGroup(db, group) : await findTitleIncludingHidden(db, titleId);
  if (!title) return 0;
  const { assigned } = await assignGroup(db, group, { title, season: undefined });
  await recordMatching(ctx, db, { name: nameOfVideo(post), title, matched: assigned });
  return assigned.length;
}

/** Differs when other groups, or the same as other titles, would be settled; more videos of a group make no difference. */
function stampOf(proposals: readonly Proposal[]): number {
  const what = proposals.map(({ group: { key, titleId } }) => [key, titleId]);
  return 1 + Number.parseInt(hash('sha256', JSON.stringify(what)).slice(0, 12), 16);
}
