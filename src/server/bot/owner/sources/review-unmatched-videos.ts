import type { Episode } from '../../../domain/episode.ts';
import { parseRowId } from '../../../domain/parse-row-id.ts';
import {
  parseTitlePartReference,
  type TitlePartReference,
} from '../../../domain/parse-title-part-reference.ts';
import { parseVideoName } from '../../../domain/parse-video-name.ts';
import { searchTitles } from '../../../repositories/search/search-titles.ts';
import {
  guessVideoEpisodes,
  resolveEpisodeGuess,
  suggestTitles,
} from '../../../repositories/sources/match-video.ts';
import {
  assignVideoPost,
  findVideoPostById,
  nextUnmatchedPost,
  type VideoPost,
} from '../../../repositories/sources/video-posts.ts';
import type { Title } from '../../../repositories/titles/title.ts';
import { findTitleIncludingHidden } from '../../../repositories/titles/titles.ts';
import {
  type BotServices,
  isOwner,
  type PrivateChatComposer,
  type PrivateChatContext,
} from '../../bot-services.ts';
import { answerCallbackQuery } from '../../messages/answer-callback-query.ts';
import { callbackData } from '../../messages/callback-data.ts';
import { editMessage } from '../../messages/edit-message.ts';
import { escapeHtml, truncateText } from '../../messages/html.ts';
import type { KeyboardMessage } from '../../messages/keyboard-message.ts';
import { texts } from '../../texts.ts';
import { nameWithYear } from '../../titles/title-card.ts';
import { titlePartErrorText } from './add-source-handlers.ts';
import { videoTextOf } from './process-video-post.ts';
import {
  candidateTitleButton,
  searchAndIgnoreButtons,
  unmatchedVideoMessage,
} from './unmatched-video-keyboard.ts';

const { channel: words } = texts.owner;
const SUGGESTIONS = 3;
const FOUND = 5;
const LONGEST_TOAST = 200;
const LONGEST_WORDS = 60;

/** Shows unmatched videos one by one: 'È questo', 'Cerca', 'Ignora'. */
export function registerUnmatchedVideoReview(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  const owners = chats.filter((ctx) => isOwner(ctx, services));

  owners.callbackQuery(callbackData.unsure.pattern, async (ctx) => {
    const [after = 0] = callbackData.unsure.read(ctx.match);
    await showNext(ctx, after);
    await answerCallbackQuery(ctx);
  });

  owners.callbackQuery(callbackData.isThis.pattern, async (ctx) => {
    const [postId = 0, contentId = 0, season = 0, episode = 0] = callbackData.isThis.read(ctx.match);
    const post = await waitingPost(postId);
    const title =
      parseRowId(String(contentId)) === undefined ? undefined : await findTitleIncludingHidden(db, contentId);
    if (!post || !title) return gone(ctx, postId);
    const said = episode === 0 ? undefined : { season, episode };
    if (await keep(post, title, said)) {
      await showNext(ctx, postId);
      return answerCallbackQuery(
        ctx,
        truncateText(texts.sourceKept(nameWithYear(title), 'new'), LONGEST_TOAST),
      );
    }
    const isUncounted = title.type === 'serie' && !said;
    await askFor(
      ctx,
      postId,
      isUncounted ? words.needsEpisode(title.titolo, title.id) : titlePartErrorText(title, said),
    );
    return answerCallbackQuery(ctx);
  });

  owners.callbackQuery(callbackData.ignorePost.pattern, async (ctx) => {
    const [postId = 0] = callbackData.ignorePost.read(ctx.match);
    const post = await waitingPost(postId);
    if (!post) return gone(ctx, postId);
    await assignVideoPost(db, post, { parts: [], state: 'ignored', byHand: true });
    await showNext(ctx, postId);
    return answerCallbackQuery(ctx, words.ignored);
  });

  owners.callbackQuery(callbackData.searchFor.pattern, async (ctx) => {
    const [postId = 0] = callbackData.searchFor.read(ctx.match);
    if (!(await waitingPost(postId))) return gone(ctx, postId);
    await askFor(ctx, postId);
    return answerCallbackQuery(ctx);
  });

  owners.on('message:text', async (ctx, next) => {
    const postId = askedFor(ctx.message.reply_to_message?.text ?? '');
    if (postId === undefined || ctx.message.text.startsWith('/')) return next();
    const post = await waitingPost(postId);
    await (post ? answerFor(ctx, post, ctx.message.text) : ctx.reply(words.gone));
    return undefined;
  });

  /** The owner's reply: a title's id, which assigns the video, or words to search for. */
  async function answerFor(ctx: PrivateChatContext, post: VideoPost, text: string): Promise<void> {
    const named = parseTitlePartReference(text);
    if (named) return keepNamed(ctx, post, named);
    const [reading] = parseVideoName(text);
    const found = await searchTitles(db, reading?.isEpisode ? reading.name : text, FOUND);
    if (found.length === 0)
      return askFor(ctx, post.id, texts.nothingFound(truncateText(text, LONGEST_WORDS)));
    const [episode] = reading?.episodes ?? [];
    const said = episode === undefined ? undefined : { season: reading?.season ?? 1, episode };
    const buttons = found.map(({ title }) => candidateTitleButton(post.id, title, said));
    await ctx.reply(texts.found(truncateText(text, LONGEST_WORDS)), {
      reply_markup: { inline_keyboard: [...buttons, searchAndIgnoreButtons(post)] },
    });
  }

  async function keepNamed(
    ctx: PrivateChatContext,
    post: VideoPost,
    named: TitlePartReference,
  ): Promise<void> {
    const title = await findTitleIncludingHidden(db, named.contentId);
    if (!title) return askFor(ctx, post.id, texts.noSuchTitle(named.contentId));
    if (!(await keep(post, title, named.episode)))
      return askFor(ctx, post.id, titlePartErrorText(title, named.episode));
    await ctx.reply(texts.sourceKept(nameWithYear(title), 'new'));
    const { text, reply_markup } = await nextChoice(post.id);
    await ctx.reply(text, { parse_mode: 'HTML', reply_markup });
  }

  /**
   * Assigns a video to a title and its episodes: those given, else those of its name. False when the title cannot have
   * them.
   */
  async function keep(post: VideoPost, title: Title, said: Episode | undefined): Promise<boolean> {
    const own = title.type === 'serie' ? guessVideoEpisodes(await videoTextOf(services, post)) : undefined;
    const guess = said ? { season: said.season, episodes: [said.episode] } : own;
    const parts = await resolveEpisodeGuess(db, title.id, guess);
    if (parts) await assignVideoPost(db, post, { parts, state: 'kept', byHand: true });
    return parts !== undefined;
  }

  async function waitingPost(id: number): Promise<VideoPost | undefined> {
    const post = parseRowId(String(id)) === undefined ? undefined : await findVideoPostById(db, id);
    return post?.state === 'unsure' ? post : undefined;
  }

  async function gone(ctx: PrivateChatContext, postId: number): Promise<void> {
    await showNext(ctx, postId);
    await answerCallbackQuery(ctx, words.gone);
  }

  async function showNext(ctx: PrivateChatContext, after: number): Promise<void> {
    await editMessage(ctx, await nextChoice(parseRowId(String(after)) ?? 0));
  }

  async function nextChoice(after: number): Promise<KeyboardMessage> {
    const next = await nextUnmatchedPost(db, after);
    if (!next) return { text: escapeHtml(words.nothingToSettle), reply_markup: { inline_keyboard: [] } };
    const titles = await suggestTitles(db, await videoTextOf(services, next.post), SUGGESTIONS);
    return unmatchedVideoMessage(next, titles);
  }
}

async function askFor(ctx: PrivateChatContext, postId: number, fault?: string): Promise<void> {
  const text = [words.searchFor(postId), fault, words.howToSearch].filter(Boolean).join('\n\n');
  await ctx.reply(text, {
    reply_markup: { force_reply: true, input_field_placeholder: texts.owner.channel.search },
  });
}

/** The post that a replied-to prompt is about; undefined for any other text. */
function askedFor(question: string): number | undefined {
  const [first = ''] = question.split('\n', 1);
  const id = parseRowId(/ (\d+)$/.exec(first)?.[1] ?? '');
  return id !== undefined && first === words.searchFor(id) ? id : undefined;
}
