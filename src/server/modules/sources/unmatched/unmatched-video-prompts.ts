import type { BotServices, PrivateChatContext } from '../../../chat/bot-services.ts';
import { truncateText } from '../../../chat/messages/html.ts';
import { ask, questions } from '../../../chat/messages/questions.ts';
import type { Title } from '../../catalogue/title.ts';
import { channelTexts as words } from '../videos/channel-texts.ts';
import type { VideoPost } from '../videos/video-posts.ts';
import type { QueueView } from './unmatched-video-keyboard.ts';

const MAX_WORDS = 60;

/** How the review goes on after a reply to a prompt. */
export type VideoReview = {
  assign(
    ctx: PrivateChatContext,
    post: VideoPost,
    to: { title: Title; season: number | undefined; view: QueueView },
  ): Promise<void>;
  showFirst(ctx: PrivateChatContext): Promise<void>;
};

/** Asks for the title of a video, alone or with its group. */
export async function askForTitle(
  ctx: PrivateChatContext,
  services: BotServices,
  postId: number,
  isOne: boolean,
  fault?: string,
): Promise<void> {
  const text = [words.searchFor(postId, isOne), fault, words.howToSearch].filter(Boolean).join('\n\n');
  await ask(ctx, services, questions.titleOfVideo.data({ postId, isOne }), { text, hint: words.search });
}

/** Asks for the episode of a series likewise. */
export async function askForEpisode(
  ctx: PrivateChatContext,
  services: BotServices,
  post: VideoPost,
  title: Title,
  isOne: boolean,
  fault?: string,
): Promise<void> {
  const [line = ''] = post.caption.split('\n', 1);
  const name = truncateText(post.fileName || line || '?', MAX_WORDS);
  const how = words.howToEpisode(truncateText(title.name, MAX_WORDS), name);
  const text = [words.episodeFor(post.id, title.id, isOne), fault, how].filter(Boolean).join('\n\n');
  const data = questions.episodeOfVideo.data({ postId: post.id, titleId: title.id, isOne });
  await ask(ctx, services, data, { text, hint: 'S1E5' });
}
