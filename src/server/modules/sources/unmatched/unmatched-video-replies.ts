import type { BotServices, PrivateChatContext } from '../../../chat/bot-services.ts';
import { type AnswerHandlers, answersTo } from '../../../chat/messages/answers.ts';
import { truncateText } from '../../../chat/messages/html.ts';
import { questions } from '../../../chat/messages/questions.ts';
import { texts } from '../../../chat/texts/texts.ts';
import { nameWithYear } from '../../catalogue/cards/title-card.ts';
import { parseTitlePartReference } from '../../catalogue/rules/title-part.ts';
import type { Title } from '../../catalogue/title.ts';
import { searchTitles } from '../../search/search-titles.ts';
import { parseVideoName } from '../matching/parse-video-name.ts';
import { titlePartErrorText } from '../title-part-error-text.ts';
import { channelTexts as words } from '../videos/channel-texts.ts';
import type { VideoPost } from '../videos/video-posts.ts';
import { assignEpisodes, titleOf, waitingPost } from './assign-videos.ts';
import { recordMatching } from './changes-of-videos.ts';
import {
  episodeOfTitleButton,
  FIRST_VIEW,
  searchAndIgnoreButtons,
  titleButton,
} from './unmatched-video-keyboard.ts';
import { nameOfVideo } from './unmatched-video-message.ts';
import { askForEpisode, askForTitle, type VideoReview } from './unmatched-video-prompts.ts';
import { postsOfGroup } from './video-groups.ts';

const FOUND = 5;
const MAX_WORDS = 60;

/** The answers to the review's questions: which title a video is, or which episode of one. */
export function unmatchedVideoAnswers(
  services: BotServices,
  { assign, showFirst }: VideoReview,
): AnswerHandlers<'titleOfVideo' | 'episodeOfVideo'> {
  const { db } = services;
  return {
    titleOfVideo: answersTo(questions.titleOfVideo, async (ctx, { postId, isOne }, text) => {
      const post = await waitingPost(services, postId);
      return post ? answerTitle(ctx, post, isOne, text) : ctx.reply(words.gone);
    }),
    episodeOfVideo: answersTo(questions.episodeOfVideo, async (ctx, { postId, titleId, isOne }, text) => {
      const post = await waitingPost(services, postId);
      if (!post) return ctx.reply(words.gone);
      const title = await titleOf(services, titleId);
      return title ? answerEpisode(ctx, post, title, isOne, text) : answerTitle(ctx, post, isOne, text);
    }),
  };

  /** A title's id, with an episode for one video, or words to search for. */
  async function answerTitle(
    ctx: PrivateChatContext,
    post: VideoPost,
    isOne: boolean,
    text: string,
  ): Promise<void> {
    const named = parseTitlePartReference(text);
    if (!named) return offerFound(ctx, post, isOne, text);
    const title = await titleOf(services, named.titleId);
    if (!title) return askForTitle(ctx, services, post.id, isOne, texts.noSuchTitle(named.titleId));
    if (!named.episode)
      return assign(ctx, post, { title, season: undefined, view: { ...FIRST_VIEW, isOne } });
    const { season, episode } = named.episode;
    return keepEpisodes(ctx, [post], { title, season, first: episode, isOne: true });
  }

  async function offerFound(
    ctx: PrivateChatContext,
    post: VideoPost,
    isOne: boolean,
    text: string,
  ): Promise<void> {
    if (parseEpisodeAnswer(text)?.season !== undefined)
      return askForTitle(ctx, services, post.id, isOne, words.titleFirst);
    const reading = parseVideoName(text).find(({ isEpisode }) => isEpisode);
    const found = await searchTitles(db, reading?.name ?? text, FOUND, 'people');
    if (found.length === 0)
      return askForTitle(ctx, services, post.id, isOne, texts.nothingFound(truncateText(text, MAX_WORDS)));
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
    ctx: PrivateChatContext,
    post: VideoPost,
    title: Title,
    isOne: boolean,
    text: string,
  ): Promise<void> {
    const answer = parseEpisodeAnswer(text) ?? episodeIn(text);
    if (!answer) return askForEpisode(ctx, services, post, title, isOne, words.episodeUnread);
    const ids = isOne || !post.groupKey ? [post.id] : await postsOfGroup(db, post.groupKey);
    const requested = answer.last - answer.first + 1;
    const isRange = requested > 1;
    if (isRange && requested !== ids.length)
      return askForEpisode(ctx, services, post, title, isOne, words.episodesDiffer(requested, ids.length));
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
      return askForEpisode(ctx, services, post, title, isOne, fault);
    }
    await recordMatching(ctx, db, { name: nameOfVideo(post), title, matched: posts.map(({ id }) => id) });
    await ctx.reply(words.settled(nameWithYear(title), posts.length));
    const [nextId] = isOne || !post.groupKey ? [] : await postsOfGroup(db, post.groupKey, { limit: 1 });
    const next = nextId === undefined ? undefined : await waitingPost(services, nextId);
    return next ? askForEpisode(ctx, services, next, title, isOne) : showFirst(ctx);
  }
}

/** `12 S1E5`, as older prompts asked for. */
function episodeIn(text: string): EpisodeAnswer | undefined {
  const episode = parseTitlePartReference(text)?.episode;
  return episode && { season: episode.season, first: episode.episode, last: episode.episode };
}

/** Episodes that an owner types: the season where it is said, and the first and last of a range. */
type EpisodeAnswer = { season: number | undefined; first: number; last: number };

const ANSWER =
  /^(?:s\s*(\d{1,3})\s*[e:.\- ]\s*e?\s*|(\d{1,3})\s*x\s*|(\d{1,3})\s+)?(?:e|ep|episodio)?\s*(\d{1,4})(?:\s*(?:-|–|a)\s*(?:e|ep)?\s*(\d{1,4}))?$/i;

/** Parses `S1E5`, `1x5`, `1 5`, `5`, and ranges `S1E1-12`, `1-12`; undefined for anything else. */
export function parseEpisodeAnswer(text: string): EpisodeAnswer | undefined {
  const read = ANSWER.exec(text.trim());
  if (!read) return undefined;
  const [, s, x, n, from = '', to = from] = read;
  const season = s ?? x ?? n;
  const [first, last] = [Number(from), Number(to)];
  if (first < 1 || last < first) return undefined;
  return { season: season === undefined ? undefined : Number(season), first, last };
}
