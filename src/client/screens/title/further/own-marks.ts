import type { QueryKey } from '@tanstack/react-query';
import { setAwaited } from '../../../../contract/own/arrivals.ts';
import {
  getOwnSeason,
  getOwnTitle,
  type OwnSeason,
  type OwnTitle,
  type OwnTitlePart,
  reportProblem,
  type SeasonMark,
  setSeasonWatched,
} from '../../../../contract/own/title.ts';
import { setWatched } from '../../../../contract/own/watched.ts';
import type { TitleId } from '../../../../contract/titles.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { defineChange, ownQuery, replayed } from '../../../features/changes/own-query.ts';
import { texts } from '../../../languages/texts.ts';

/** The key of every `ownTitleQuery`: a mark on an episode changes which one is next. */
const OWN_TITLES = ['own-page', 'title'];

/** An answer with the title's id: pending changes may concern other titles. */
type ShownTitle = OwnTitle & { id: string };
type ShownSeason = OwnSeason & { id: string };

type PartChange = (part: OwnTitlePart) => OwnTitlePart;

const nameOf = (id: string, episode: OwnTitlePart['episode']) => `${id} ${JSON.stringify(episode)}`;

/** The changes of a part, in data that contain it; `inData` applies one to all parts that they contain. */
function partChanges<Data extends { id: string }>(
  inData: (data: Data, change: PartChange) => Data,
  alsoChanges?: QueryKey,
) {
  type About = { content_id: string; episode: OwnTitlePart['episode'] };
  const inPart = (data: Data, { content_id, episode }: About, change: PartChange) =>
    inData(data, (part) =>
      nameOf(data.id, part.episode) === nameOf(content_id, episode) ? change(part) : part,
    );
  return {
    mark: defineChange<Data, typeof setWatched>({
      call: setWatched,
      aboutOf: ({ content_id, episode }) => nameOf(content_id, episode),
      apply: (data, body) => inPart(data, body, marked(body)),
      refused: texts.title.notMarked,
      isComplete: true,
      ...(alsoChanges && { alsoChanges }),
    }),
    report: defineChange<Data, typeof reportProblem>({
      call: reportProblem,
      aboutOf: ({ content_id, episode, kind }) => `${nameOf(content_id, episode)} ${kind}`,
      apply: (data, body) =>
        inPart(data, body, (part) => ({ ...part, reported: [...new Set([...part.reported, body.kind])] })),
      refused: texts.title.notReported,
      isComplete: true,
    }),
  };
}

const marked =
  ({ isWatched, watchedAt }: { isWatched: boolean; watchedAt: number | null }): PartChange =>
  (part) => ({ ...part, watchedAt: isWatched ? (part.watchedAt ?? watchedAt ?? Date.now()) : null });

/** Changes a season's parts, and with them the count of watched ones. */
function inSeason(season: ShownSeason, change: PartChange): ShownSeason {
  const parts = season.parts.map(change);
  const more = countWatched(parts) - countWatched(season.parts);
  return { ...season, parts, watched: Math.min(Math.max(season.watched + more, 0), season.episodes) };
}

const countWatched = (parts: readonly OwnTitlePart[]) =>
  parts.filter(({ watchedAt }) => watchedAt !== null).length;

export const filmChanges = partChanges<ShownTitle>((title, change) => ({
  ...title,
  film: title.film && change(title.film),
}));

export const episodeChanges = partChanges<ShownSeason>(inSeason, OWN_TITLES);

/** A season with marks set again, even of episodes on other pages. */
function withMarks(season: ShownSeason, marks: readonly SeasonMark[]): ShownSeason {
  const times = new Map(marks.map(({ episode, watchedAt }) => [episode, watchedAt]));
  const timeOf = ({ episode }: OwnTitlePart) => (episode ? times.get(episode.episode) : undefined);
  const after = inSeason(season, (part) => ({ ...part, watchedAt: timeOf(part) ?? part.watchedAt }));
  return { ...after, watched: Math.max(after.watched, Math.min(marks.length, season.episodes)) };
}

/** The marks of the season in view: those of the open page may be newer. */
export function marksOf({ parts, marks }: OwnSeason): SeasonMark[] {
  const shown = new Set(parts.map(({ episode }) => episode?.episode));
  const ofPage = parts.flatMap(({ episode, watchedAt }) =>
    episode && watchedAt !== null ? [{ episode: episode.episode, watchedAt }] : [],
  );
  return [...marks.filter(({ episode }) => !shown.has(episode)), ...ofPage];
}

/** Marks a season at once, or sets its marks again; takes marks back, all of them or those of a given time. */
export const markSeason = defineChange<ShownSeason, typeof setSeasonWatched>({
  call: setSeasonWatched,
  aboutOf: ({ content_id, season }) => `${content_id} ${season}`,
  apply: (shown, { content_id, season, ...mark }) => {
    if (content_id !== shown.id || season !== shown.season) return shown;
    if (mark.isWatched && mark.marks) return withMarks(shown, mark.marks);
    if (mark.isWatched) return { ...inSeason(shown, marked(mark)), watched: shown.episodes };
    const isMeant = ({ watchedAt }: OwnTitlePart) => mark.watchedAt === null || watchedAt === mark.watchedAt;
    const after = inSeason(shown, (part) => (isMeant(part) ? { ...part, watchedAt: null } : part));
    return mark.watchedAt === null ? { ...after, watched: 0 } : after;
  },
  refused: texts.title.seasonNotMarked,
  alsoChanges: OWN_TITLES,
});

/** For `ownTitleQuery`. */
export async function fetchOwnTitle(userId: string, id: string, signal: AbortSignal): Promise<ShownTitle> {
  const own = await sendRequest(getOwnTitle, { params: { id }, signal });
  return replayed(userId, { ...own, id }, [filmChanges.mark, filmChanges.report]);
}

/** Turns the bot's message on a title's arrival on or off. */
export const sendAwaited = (id: TitleId, isAwaited: boolean) =>
  sendRequest(setAwaited, { body: { content_id: String(id), season: null, isAwaited, mutes: false } });

/** A page of a season's episodes, from 1. */
export function ownSeasonQuery(
  userId: string,
  { id, season, page }: { id: TitleId; season: number; page: number },
) {
  return ownQuery<ShownSeason>(userId, {
    key: ['season', String(id), season, page],
    fetch: async (signal) => ({
      ...(await sendRequest(getOwnSeason, { params: { id: String(id), season }, query: { page }, signal })),
      id: String(id),
    }),
    changes: [episodeChanges.mark, episodeChanges.report, markSeason],
  });
}
