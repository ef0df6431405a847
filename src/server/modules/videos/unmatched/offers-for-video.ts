import type { BotServices } from '../../../chat/bot-services.ts';
import type { Db } from '../../../database/db.ts';
import { withYear } from '../../../lib/with-year.ts';
import { RemoteServiceError } from '../../../remote/remote-service.ts';
import type { TmdbAccess, TmdbClient } from '../../../remote/tmdb-client.ts';
import type { NewTitle } from '../../catalogue/editing/add-new-title.ts';
import { identifyTitle } from '../../catalogue/records/identify-titles.ts';
import type { Title } from '../../catalogue/title.ts';
import { fetchTmdbTitle } from '../../imports/tmdb/fetch-tmdb-title.ts';
import { searchTmdb, type TmdbMatch } from '../../imports/tmdb/search-tmdb.ts';
import { suggestTitles, unknownVideoName } from '../matching/match-video.ts';
import { databaseReference, type VideoText, videoTextOf } from '../matching/video-text.ts';
import type { VideoPost } from '../posts/video-posts.ts';
import { offeredTitleNamed } from './title-of-videos.ts';

const SUGGESTIONS = 3;

/**
 * The offers for an unmatched video: titles of the catalogue, the one of TMDB that its name or link means, a new
 * one.
 */
export type VideoOffers = { titles: Title[]; tmdb: TmdbOffer | undefined; made: NewTitle | undefined };

export async function offersFor(services: BotServices & TmdbAccess, post: VideoPost): Promise<VideoOffers> {
  const text = await videoTextOf(services, post);
  return {
    titles: await suggestTitles(services.db, text, SUGGESTIONS),
    made: offeredTitleNamed([{ post, words: text }]),
    tmdb: await tmdbOffer(services, post, text),
  };
}

/** A title of TMDB that the catalogue does not have; `name` with the year. */
type TmdbOffer = { id: number; series: boolean; name: string; poster: string | undefined };

/** The title of TMDB in a video's link or name; undefined if there is none, or TMDB fails. */
async function tmdbOffer(
  { db, tmdb, log }: BotServices & TmdbAccess,
  post: VideoPost,
  words: VideoText,
): Promise<TmdbOffer | undefined> {
  if (!tmdb || words.link) return undefined;
  try {
    const found = await matchIn(db, tmdb, post, words);
    if (!found || (await identifyTitle(db, { type: found.type, tmdbId: found.id }))) return undefined;
    const { id, type, title, year, poster } = found;
    return { id, series: type === 'serie', name: withYear(title, year), poster };
  } catch (error) {
    if (!(error instanceof RemoteServiceError)) throw error;
    log.warn({ reason: error.message }, 'could not look up a video on TMDB');
    return undefined;
  }
}

async function matchIn(
  db: Db,
  tmdb: TmdbClient,
  { caption, fileName }: VideoPost,
  words: VideoText,
): Promise<Omit<TmdbMatch, 'popularity'> | undefined> {
  const tagged = databaseReference([caption, fileName]);
  if (!tagged?.isTyped) {
    const name = await unknownVideoName(db, words);
    return name && searchTmdb(tmdb, name);
  }
  const { type, titolo, data_uscita, copertina, tmdb_id } = await fetchTmdbTitle(tmdb, tagged.ref);
  const year = data_uscita?.slice(0, 4) ?? '';
  return { id: Number(tmdb_id), type, title: titolo, year, poster: copertina ?? undefined };
}
