import { readVideoName } from '../../domain/read-video-name.ts';
import { rowId } from '../../domain/row-id.ts';
import { type Caption, readCaption } from '../../domain/source-caption.ts';
import { findByWords } from '../../repositories/find-by-words.ts';
import { guessEpisodes, partsOf, suggestTitles } from '../../repositories/match-video.ts';
import { findPostById, nextUnsure, type Post, settlePost } from '../../repositories/source-posts.ts';
import type { Title } from '../../repositories/title.ts';
import { findAnyTitle } from '../../repositories/titles.ts';
import { answerCallback } from '../answer-callback.ts';
import { callbacks } from '../callbacks.ts';
import { nameOf } from '../card.ts';
import { changeMessage } from '../change-message.ts';
import type { Choice } from '../episode-keyboards.ts';
import { clip, escapeHtml } from '../html.ts';
import { isOwner, type PrivateChats, type PrivateContext, type Services } from '../services.ts';
import { texts } from '../texts.ts';
import { wordsOf } from './accept-post.ts';
import { faultText } from './take-sources.ts';
import { buttonFor, choiceOf, footOf, type Said } from './unsure-choice.ts';

const { channel: words } = texts.owner;
const SUGGESTIONS = 3;
const FOUND = 5;
const LONGEST_TOAST = 200;
const LONGEST_WORDS = 60;

/** The videos whose title is not sure, one after the other: 'È questo', 'Cerca', 'Ignora'. */
export function settleUnsure(chats: PrivateChats, services: Services): void {
  const { db } = services;
  const owners = chats.filter((ctx) => isOwner(ctx, services));

  owners.callbackQuery(callbacks.unsure.pattern, async (ctx) => {
    const [after = 0] = callbacks.unsure.read(ctx.match);
    await showNext(ctx, after);
    await answerCallback(ctx);
  });

  owners.callbackQuery(callbacks.isThis.pattern, async (ctx) => {
    const [postId = 0, contentId = 0, season = 0, episode = 0] = callbacks.isThis.read(ctx.match);
    const post = await waitingPost(postId);
    const title = rowId(String(contentId)) === undefined ? undefined : await findAnyTitle(db, contentId);
    if (!post || !title) return gone(ctx, postId);
    const said = episode === 0 ? undefined : { season, episode };
    if (await keep(post, title, said)) {
      await showNext(ctx, postId);
      return answerCallback(ctx, clip(texts.sourceKept(nameOf(title), 'new'), LONGEST_TOAST));
    }
    const isUncounted = title.type === 'serie' && !said;
    await askFor(
      ctx,
      postId,
      isUncounted ? words.needsEpisode(title.titolo, title.id) : faultText(title, said),
    );
    return answerCallback(ctx);
  });

  owners.callbackQuery(callbacks.ignorePost.pattern, async (ctx) => {
    const [postId = 0] = callbacks.ignorePost.read(ctx.match);
    const post = await waitingPost(postId);
    if (!post) return gone(ctx, postId);
    await settlePost(db, post, { parts: [], state: 'ignored', byHand: true });
    await showNext(ctx, postId);
    return answerCallback(ctx, words.ignored);
  });

  owners.callbackQuery(callbacks.searchFor.pattern, async (ctx) => {
    const [postId = 0] = callbacks.searchFor.read(ctx.match);
    if (!(await waitingPost(postId))) return gone(ctx, postId);
    await askFor(ctx, postId);
    return answerCallback(ctx);
  });

  owners.on('message:text', async (ctx, next) => {
    const postId = askedFor(ctx.message.reply_to_message?.text ?? '');
    if (postId === undefined || ctx.message.text.startsWith('/')) return next();
    const post = await waitingPost(postId);
    await (post ? answerFor(ctx, post, ctx.message.text) : ctx.reply(words.gone));
    return undefined;
  });

  /** What the owner has answered: a title's number, which settles it, or words to look for. */
  async function answerFor(ctx: PrivateContext, post: Post, text: string): Promise<void> {
    const named = readCaption(text);
    if (named) return keepNamed(ctx, post, named);
    const [reading] = readVideoName(text);
    const found = await findByWords(db, reading?.isEpisode ? reading.name : text, FOUND);
    if (found.length === 0) return askFor(ctx, post.id, texts.nothingFound(clip(text, LONGEST_WORDS)));
    const [episode] = reading?.episodes ?? [];
    const said = episode === undefined ? undefined : { season: reading?.season ?? 1, episode };
    const buttons = found.map(({ title }) => buttonFor(post.id, title, said));
    await ctx.reply(texts.found(clip(text, LONGEST_WORDS)), {
      reply_markup: { inline_keyboard: [...buttons, footOf(post)] },
    });
  }

  async function keepNamed(ctx: PrivateContext, post: Post, named: Caption): Promise<void> {
    const title = await findAnyTitle(db, named.contentId);
    if (!title) return askFor(ctx, post.id, texts.noSuchTitle(named.contentId));
    if (!(await keep(post, title, named.episode)))
      return askFor(ctx, post.id, faultText(title, named.episode));
    await ctx.reply(texts.sourceKept(nameOf(title), 'new'));
    const { text, reply_markup } = await nextChoice(post.id);
    await ctx.reply(text, { parse_mode: 'HTML', reply_markup });
  }

  /** Makes a video the source of a title, of the episodes that are said or that it speaks of itself. False when the title has none such. */
  async function keep(post: Post, title: Title, said: Said | undefined): Promise<boolean> {
    const own = title.type === 'serie' ? guessEpisodes(await wordsOf(services, post)) : undefined;
    const guess = said ? { season: said.season, episodes: [said.episode] } : own;
    const parts = await partsOf(db, title.id, guess);
    if (parts) await settlePost(db, post, { parts, state: 'kept', byHand: true });
    return parts !== undefined;
  }

  async function waitingPost(id: number): Promise<Post | undefined> {
    const post = rowId(String(id)) === undefined ? undefined : await findPostById(db, id);
    return post?.state === 'unsure' ? post : undefined;
  }

  async function gone(ctx: PrivateContext, postId: number): Promise<void> {
    await showNext(ctx, postId);
    await answerCallback(ctx, words.gone);
  }

  async function showNext(ctx: PrivateContext, after: number): Promise<void> {
    await changeMessage(ctx, await nextChoice(rowId(String(after)) ?? 0));
  }

  async function nextChoice(after: number): Promise<Choice> {
    const next = await nextUnsure(db, after);
    if (!next) return { text: escapeHtml(words.nothingToSettle), reply_markup: { inline_keyboard: [] } };
    const titles = await suggestTitles(db, await wordsOf(services, next.post), SUGGESTIONS);
    return choiceOf(next, titles);
  }
}

async function askFor(ctx: PrivateContext, postId: number, fault?: string): Promise<void> {
  const text = [words.searchFor(postId), fault, words.howToSearch].filter(Boolean).join('\n\n');
  await ctx.reply(text, {
    reply_markup: { force_reply: true, input_field_placeholder: texts.owner.channel.search },
  });
}

/** The video that such a question is about; undefined for any other text. */
function askedFor(question: string): number | undefined {
  const [first = ''] = question.split('\n', 1);
  const id = rowId(/ (\d+)$/.exec(first)?.[1] ?? '');
  return id !== undefined && first === words.searchFor(id) ? id : undefined;
}
