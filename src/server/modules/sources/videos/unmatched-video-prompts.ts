import type { PrivateChatContext } from '../../../chat/bot-services.ts';
import { truncateText } from '../../../chat/messages/html.ts';
import { parseRowId } from '../../../lib/parse-row-id.ts';
import type { Title } from '../../catalogue/title.ts';
import { channelTexts as words } from './channel-texts.ts';
import type { QueueView } from './unmatched-video-keyboard.ts';
import type { VideoPost } from './video-posts.ts';

const MAX_WORDS = 60;

/** A post that is asked about alone, or with its group. */
type Asked = { postId: number; isOne: boolean };

/** How the review goes on after a reply to a prompt. */
export type VideoReview = {
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

/** What a prompt for a title asks about; undefined for other messages. */
export function parseTitlePrompt(question: string): Asked | undefined {
  const [first = ''] = question.split('\n', 1);
  const postId = parseRowId(/ video (\d+)/.exec(first)?.[1] ?? '');
  if (postId === undefined) return undefined;
  const isOne = [true, false].find((one) => first === words.searchFor(postId, one));
  return isOne === undefined ? undefined : { postId, isOne };
}

/** The same of a prompt for an episode. */
export function parseEpisodePrompt(question: string): (Asked & { titleId: number }) | undefined {
  const [first = ''] = question.split('\n', 1);
  const [, post = '', title = ''] = / video (\d+), titolo (\d+)/.exec(first) ?? [];
  const [postId, titleId] = [parseRowId(post), parseRowId(title)];
  if (postId === undefined || titleId === undefined) return undefined;
  const isOne = [true, false].find((one) => first === words.episodeFor(postId, titleId, one));
  return isOne === undefined ? undefined : { postId, titleId, isOne };
}
