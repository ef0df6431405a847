import type { FastifyInstance } from 'fastify';
import {
  EPISODES_PER_PAGE,
  getOwnSeason,
  getOwnTitle,
  type OwnSeason,
  type OwnTitlePart,
} from '../../../contract/own/title.ts';
import { type Db, one } from '../../database/db.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { readCredits, requireTitle } from '../catalogue/titles.ts';
import { isTitleAwaited } from '../notices/subscriptions.ts';
import { openReportsOf } from '../reports/reports.ts';
import { subtitlesOfPart, subtitlesOfSeason } from '../videos/subtitles/subtitle-files.ts';
import { subtitleName } from '../videos/subtitles/subtitle-kinds.ts';
import { deliverableInSeason, deliverableVersions, type Version } from '../videos/title-videos.ts';
import { versionLabel } from '../videos/versions/version-facts.ts';
import {
  chooseVersion,
  readVersionPreference,
  type VersionPreference,
} from '../videos/versions/version-preference.ts';
import { countWatchedBySeason } from '../watched/count-watched-episodes.ts';
import { watchedEpisodes, watchedTime } from '../watched/viewings.ts';
import { episodeToPlay } from '../watched/watch-progress.ts';

/** The parts of a title's page below the specified ones. */
export function ownTitleRoutes(app: FastifyInstance, { db }: Pick<RouteContext, 'db'>): void {
  registerPersonalCall(app, getOwnTitle, async ({ userId, params }) => {
    const { id: titleId, type } = await requireTitle(db, params.id);
    const seasons = await countWatchedBySeason(db, userId, [titleId]);
    return {
      isAwaited: await isTitleAwaited(db, { userId, titleId }),
      next: type === 'serie' ? ((await episodeToPlay(db, { userId, titleId })) ?? null) : null,
      film: type === 'film' ? await readFilm(db, { userId, titleId }) : null,
      seasons: seasons.map(({ season, episodes, watched }) => ({ season, episodes, watched })),
      ...(await readCredits(db, titleId)),
    };
  });

  registerPersonalCall(app, getOwnSeason, async ({ userId, params: { id, season }, query: { page } }) => {
    const { id: titleId } = await requireTitle(db, id);
    return readSeason(db, { userId, titleId, season, page });
  });
}

type Place = { userId: string; titleId: number };

/** A film as a person can watch it. */
async function readFilm(db: Db, place: Place): Promise<OwnTitlePart> {
  const { userId, titleId } = place;
  const watchedAt = await watchedTime(db, userId, { titleId });
  const subtitles = await subtitlesOfPart(db, { titleId });
  const reports = await openReportsOf(db, place);
  const video = versionsShown(
    await deliverableVersions(db, { titleId }),
    await readVersionPreference(db, userId),
  );
  return {
    episode: null,
    ...video,
    watchedAt: watchedAt?.getTime() ?? null,
    subtitles: subtitles.map(({ label }) => subtitleName(label)),
    reported: reports.map(({ kind }) => kind),
  };
}

/** A page of a season's episodes as a person can watch them. */
async function readSeason(
  db: Db,
  { season, page, ...place }: Place & { season: number; page: number },
): Promise<OwnSeason> {
  const { userId, titleId } = place;
  const found = await deliverableInSeason(db, {
    titleId,
    season,
    limit: EPISODES_PER_PAGE,
    offset: (page - 1) * EPISODES_PER_PAGE,
  });
  const [progress] = await countWatchedBySeason(db, userId, [titleId], season);
  const watched = await watchedEpisodes(db, userId, { titleId, season });
  const subtitles = await subtitlesOfSeason(db, { titleId, season });
  const reports = await openReportsOf(db, place);
  const preference = await readVersionPreference(db, userId);
  const times = new Map(watched.map(({ episode, watchedAt }) => [episode, watchedAt.getTime()]));
  return {
    season,
    episodes: progress?.episodes ?? 0,
    watched: progress?.watched ?? 0,
    at: await databaseTime(db),
    marks: [...times].map(([episode, watchedAt]) => ({ episode, watchedAt })),
    parts: found.map(({ episode, versions }) => ({
      episode: { season, episode },
      ...versionsShown(versions, preference),
      watchedAt: times.get(episode) ?? null,
      subtitles: subtitles.filter((file) => file.episode === episode).map(({ label }) => subtitleName(label)),
      reported: reports.flatMap(({ kind, part }) =>
        part.episode?.season === season && part.episode.episode === episode ? [kind] : [],
      ),
    })),
  };
}

function versionsShown(
  versions: readonly Version[],
  preference: VersionPreference,
): Pick<OwnTitlePart, 'isAvailable' | 'versions'> {
  const chosen = chooseVersion(versions, preference);
  return {
    isAvailable: versions.some(({ isLost }) => !isLost),
    versions: versions.map((version) => ({ label: versionLabel(version), isChosen: version === chosen })),
  };
}

/** The clock that marks are limited by, in whole milliseconds. */
async function databaseTime(db: Db): Promise<number> {
  const row = await one<{ at: Date }>(db)`select date_trunc('milliseconds', now()) as at`;
  return row?.at.getTime() ?? 0;
}
