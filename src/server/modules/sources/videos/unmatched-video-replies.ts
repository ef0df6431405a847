import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../../chat/bot-services.ts';
import { truncateText } from '../../../chat/messages/html.ts';
import { texts } from '../../../chat/texts/texts.ts';
import type { TmdbAccess } from '../../../import/tmdb/tmdb-client.ts';
import { parseRowId } from '../../../lib/parse-row-id.ts';
import { nameWithYear } from '../../catalogue/cards/title-card.ts';
import { parseTitlePartReference } from '../../catalogue/rules/parse-title-part-reference.ts';
import type { Title } from '../../catalogue/title.ts';
import { searchTitles } from '../../search/search-titles.ts';
import { parseVideoName } from '../matching/parse-video-name.ts';
import { titlePartErrorText } from '../title-part-error-text.ts';
import { assignEpisodes, titleOf, waitingPost } from './assign-videos.ts';
import { channelTexts as words } from './channel-texts.ts';
import { type EpisodeAnswer, parseEpisodeAnswer } from './parse-episode-answer.ts';
import {
  episodeOfTitleButton,
  FIRST_VIEW,
  type QueueView,
  searchAndIgnoreButtons,
  titleButton,
} from './unmatched-video-keyboard.ts';
import { postsOfGroup } from './video-groups.ts';
import type { VideoPost } from './video-posts.ts';

const FOUND = 5;
const MAX_WORDS = 60;
/** A post that is asked about alone, or with its group. */
type Asked = { postId: number; isOne: boolean };

type Review = {
  assign(
    ctx: PrivateChatContext,
    post: VideoPost,
    to: { title: Title; season: number | undefined; view: QueueView },
  ): Promise<void>;
  showFirst(ctx: PrivateChatContext): Promise<void>;
};

/** Asks for a title by a prompt whose first line identifies the video. */
export async function askForTitle(
  ctx: PrivateChatContext,
  postId: number,
  isOne: boolean,
  fault?: string,
): Promise<void> {
  const text = [words.searchFor(postId, isOne), fault, words.howToSearch].filter(Boolean).join('\n\n');
  await ctx.reply(text, { reply_markup: { force_reply: true, input_field_placeholder: words.search } });
}

/** Asks for the episode of a series likewise. */
export async function askForEpisode(
  ctx: PrivateChatContext,
  post: VideoPost,
  title: Title,
  isOne: boolean,
  fault?: string,
): Promise<void> {
  const [line = ''] = post.caption.split('\n', 1);
  const name = truncateText(post.fileName || line || '?', MAX_WORDS);
  const how = words.howToEpisode(truncateText(title.name, MAX_WORDS), name);
  const text = [words.episodeFor(post.id, title.id, isOne), fault, how].filter(Boolean).join('\n\n');
  await ctx.reply(text, { reply_markup: { force_reply: true, input_field_placeholder: 'S1E5' } });
}

/** Replies to these prompts. */
export function registerUnmatchedVideoReplies(
  owners: PrivateChatComposer,
  services: BotServices & TmdbAccess,
  { assign, showFirst }: Review,
): void {
  const { db } = services;

  owners.on('message:text', async (ctx, next) => {
    const question = ctx.message.reply_to_message?.text ?? '';
    const episode = readEpisodePrompt(question);
    const requested = episode ?? readSearchPrompt(question);
    if (!requested || ctx.message.text.startsWith('/')) return next();
    const post = await waitingPost(services, requested.postId);
    if (!post) return void (await ctx.reply(words.gone));
    const title = episode && (await titleOf(services, episode.titleId));
    if (title) await answerEpisode(ctx, post, title, requested.isOne);
    else await answerTitle(ctx, post, requested.isOne);
    return undefined;
  });

  /** A title's id, with an episode for one video, or words to search for. */
  async function answerTitle(ctx: TextContext, post: VideoPost, isOne: boolean): Promise<void> {
    const { text } = ctx.message;
    const named = parseTitlePartReference(text);
    if (!named) return offerFound(ctx, post, isOne);
    const title = await titleOf(services, named.titleId);
    if (!title) return askForTitle(ctx, post.id, isOne, texts.noSuchTitle(named.titleId));
    if (!named.episode)
      return assign(ctx, post, { title, season: undefined, view: { ...FIRST_VIEW, isOne } });
    const { season, episode } = named.episode;
    return keepEpisodes(ctx, [post], { title, season, first: episode, isOne: true });
  }

  async function offerFound(ctx: TextContext, post: VideoPost, isOne: boolean): Promise<void> {
    const { text } = ctx.message;
    if (parseEpisodeAnswer(text)?.season !== undefined)
      return askForTitle(ctx, post.id, isOne, words.titleFirst);
    const reading = parseVideoName(text).find(({ isEpisode }) => isEpisode);
    const found = await searchTitles(db, reading?.name ?? text, FOUND, { includesUnlisted: true });
    if (found.length === 0)
      return askForTitle(ctx, post.id, isOne, texts.nothingFound(truncateText(text, MAX_WORDS)));
    const view = { ...FIRST_VIEW, isOne };
    const [episode] = reading?.episodes ?? [];
    const guess = episode === undefined ? undefined : { season: reading?.season ?? 1, episode };
    const buttons = found.map(({ title }) =>
      guess ? episodeOfTitleButton(post.id, title, guess) : titleButton(post.id, title, view),
    );
    await ctx.reply(texts.found(truncateText(text, MAX_WORDS)), {
      reply_markup: { inline_keyboard: [...buttons, searchAndIgnoreButtons(post.id, view)] },
    });
  }

  /** `S1E5` or `5` for the video, `S1E1-12` for all of its group in their order. */
  async function answerEpisode(
    ctx: TextContext,
    post: VideoPost,
    title: Title,
    isOne: boolean,
  ): Promise<void> {
    const answer = parseEpisodeAnswer(ctx.message.text) ?? episodeIn(ctx.message.text);
    if (!answer) return askForEpisode(ctx, post, title, isOne, words.episodeUnread);
    const ids = isOne || !post.groupKey ? [post.id] : await postsOfGroup(db, post.groupKey);
    const requested = answer.last - answer.first + 1;
    const isRange = requested > 1;
    if (isRange && requested !== ids.length)
      return askForEpisode(ctx, post, title, isOne, words.episodesDiffer(requested, ids.length));
    const found = await Promise.all((isRange ? ids : [post.id]).map((id) => waitingPost(services, id)));
    const posts = found.filter((one) => one !== undefined);
    return keepEpisodes(ctx, posts, { title, season: answer.season, first: answer.first, isOne });
  }

  async function keepEpisodes(
    ctx: PrivateChatContext,
    posts: readonly VideoPost[],
    {
      title,
      season,
      first,
      isOne,
    }: { title: Title; season: number | undefined; first: number; isOne: boolean },
  ): Promise<void> {
    const [post] = posts;
    if (!post) return;
    if (!(await assignEpisodes(db, posts, { title, season, first }))) {
      const fault = titlePartErrorText(title, { season: season ?? 0, episode: first });
      return askForEpisode(ctx, post, title, isOne, fault);
    }
    await ctx.reply(words.settled(nameWithYear(title), posts.length));
    const [nextId] = isOne || !post.groupKey ? [] : await postsOfGroup(db, post.groupKey, { limit: 1 });
    const next = nextId === undefined ? undefined : await waitingPost(services, nextId);
    return next ? askForEpisode(ctx, next, title, isOne) : showFirst(ctx);
  }
}

type TextContext = PrivateChatContext & { message: { text: string } };

/** `12 S1E5`, as older prompts asked for. */
function episodeIn(text: string): EpisodeAnswer | undefined {
  const episode = parseTitlePartReference(text)?.episode;
  return episode && { season: episode.season, first: episode.episode, last: episode.episode };
}

function readSearchPrompt(question: string): Asked | undefined {
  const [first = ''] = question.split('\n', 1);
  const postId = parseRowId(/ video (\d+)/.exec(first)?.[1] ?? '');
  if (postId === undefined) return undefined;
  const isOne = [true, false].find((one) => first === words.searchFor(postId, one));
  return isOne === undefined ? undefined : { postId, isOne };
}

function readEpisodePrompt(question: string): (Asked & { titleId: number }) | undefined {
  const [first = ''] = question.split('\n', 1);
  const [, post = '', title = ''] = / video (\d+), titolo (\d+)/.exec(first) ?? [];
  const [postId, titleId] = [parseRowId(post), parseRowId(title)];
  if (postId === undefined || titleId === undefined) return undefined;
  const isOne = [true, false].find((one) => first === words.episodeFor(postId, titleId, one));
  return isOne === undefined ? undefined : { postId, titleId, isOne };
}
