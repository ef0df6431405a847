import type { BotServices } from '../../../chat/bot-services.ts';
import type { TmdbAccess } from '../../../import/tmdb/tmdb-client.ts';
import type { Title } from '../../catalogue/title.ts';
import { suggestTitles } from '../matching/match-video.ts';
import { videoTextOf } from '../matching/video-text.ts';
import type { NewTitle } from '../new-title.ts';
import type { VideoPost } from '../videos/video-posts.ts';
import { newTitleOf } from './title-of-videos.ts';
import { type TmdbOffer, tmdbOffer } from './tmdb-offer.ts';

const SUGGESTIONS = 3;

/** What a waiting video may be: titles of the catalogue, the one of TMDB that it is called like or linked to, a new one. */
export type VideoOffers = { titles: Title[]; tmdb: TmdbOffer | undefined; made: NewTitle | undefined };

export async function offersFor(services: BotServices & TmdbAccess, post: VideoPost): Promise<VideoOffers> {
  const text = await videoTextOf(services, post);
  return {
    titles: await suggestTitles(services.db, text, SUGGESTIONS),
    made: await newTitleOf(services.db, [post.id]),
    tmdb: await tmdbOffer(services, post, text),
  };
}
