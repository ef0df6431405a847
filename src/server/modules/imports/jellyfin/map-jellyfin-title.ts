import { QUALITIES } from '../../catalogue/rules/field-values.ts';
import { MAX_EPISODES } from '../../catalogue/rules/following-parts.ts';
import { languageOfTag, sortLanguages } from '../../catalogue/rules/languages.ts';
import { qualityOfPicture } from '../../catalogue/rules/picture-quality.ts';
import { countSeasons } from '../../catalogue/rules/title-part.ts';
import type { TitleRecordInput } from '../../catalogue/rules/title-record.ts';
import { toCatalogueGenres } from '../map-genres.ts';
import type { JellyfinEpisode, JellyfinMediaSource, JellyfinTitle } from './jellyfin-schemas.ts';
import { premiereDay } from './premiere-day.ts';

const MAX_PEOPLE = 8;
const MAX_NOTE_LENGTH = 60;
/** Jellyfin counts time in units of 100 nanoseconds. */
const TICKS_PER_MINUTE = 600_000_000;
/** Longest side that pictures are asked for in. */
const COVER_QUERY = 'maxHeight=1170&quality=90';
const BANNER_QUERY = 'maxWidth=1280&quality=90';

const ADULT_RATING = /^(\w\w-)?(VM|FSK-?|R)?\s*18\+?$|^(XXX|NC-17)$/i;
/** A page of YouTube, or its address in Kodi's add-on. */
const YOUTUBE =
  /^(?:https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/watch\?(?:.*&)?v=|youtu\.be\/)|plugin:\/\/plugin\.video\.youtube\/.*[?&]video_?id=)([\w-]{5,20})/;

/** A server's id and its URLs: for this server, and for people. */
export type JellyfinServer = { serverId: string; root: string; publicRoot: string };

/** Maps a Jellyfin film or series to a title record; its files' web pages become its videos. */
export function mapJellyfinTitle(
  title: JellyfinTitle,
  episodes: readonly JellyfinEpisode[],
  server: JellyfinServer,
): TitleRecordInput {
  const type = title.Type === 'Movie' ? 'film' : 'serie';
  const created = Date.parse(title.DateCreated);
  return {
    origin: `jellyfin:${server.serverId}:${title.Id}`,
    type,
    titolo: title.Name,
    titolo_originale: title.OriginalTitle ?? null,
    trama: title.Overview,
    generi: toCatalogueGenres(
      type,
      title.Genres.map((name) => ({ name })),
    ),
    data_uscita: premiereDay(title),
    durata:
      type === 'film' ? Math.round((title.RunTimeTicks ?? 0) / TICKS_PER_MINUTE) : seasonsOf(title, episodes),
    adult: ADULT_RATING.test(title.OfficialRating.trim()),
    ...picturesOf(title, server),
    trailer: trailerOf(title),
    ...peopleOf(title),
    tmdb_id: Number(providerId(title, 'tmdb', /^\d{1,9}$/)) || null,
    imdb_id: providerId(title, 'imdb', /^tt\d+$/) ?? null,
    // Jellyfin's own unknown date is in the year 1.
    ...(created > 0 && { created_at: new Date(created).toISOString() }),
    sorgenti: type === 'film' ? versionsOf(title, server) : episodes.flatMap((one) => videosOf(one, server)),
  };
}

/** Up to the highest with an episode: a library may begin at a late one. */
function seasonsOf({ ChildCount: seasons }: JellyfinTitle, episodes: readonly JellyfinEpisode[]): number {
  return countSeasons(episodes.flatMap(({ ParentIndexNumber: season }) => season ?? [])) || (seasons ?? 0);
}

/** Jellyfin's image tag: changes with the image. */
function picturesOf(
  { Id: id, ImageTags: tags, BackdropImageTags: [backdrop] }: JellyfinTitle,
  { root }: JellyfinServer,
) {
  const { Primary: cover } = tags;
  return {
    copertina: cover
      ? `${root}/Items/${id}/Images/Primary?${COVER_QUERY}&tag=${encodeURIComponent(cover)}`
      : null,
    banner: backdrop
      ? `${root}/Items/${id}/Images/Backdrop/0?${BANNER_QUERY}&tag=${encodeURIComponent(backdrop)}`
      : null,
  };
}

function peopleOf({ People: people, Type: type }: JellyfinTitle) {
  const of = (job: string) => people.filter((person) => person.Type === job).map(({ Name }) => Name);
  const directors = type === 'Series' ? [...of('Creator'), ...of('Director')] : of('Director');
  return {
    registi: [...new Set(directors)].slice(0, MAX_PEOPLE),
    interpreti: [...new Set(of('Actor'))].slice(0, MAX_PEOPLE),
  };
}

function trailerOf({ RemoteTrailers: trailers }: JellyfinTitle): string | null {
  const keys = trailers.map(({ Url: url }) => YOUTUBE.exec(url)?.[1]);
  const key = keys.find((one) => one !== undefined);
  return key === undefined ? null : `https://www.youtube.com/watch?v=${key}`;
}

/** Several episodes in one file have one page; an end that is too far off counts as none. */
function videosOf(episode: JellyfinEpisode, server: JellyfinServer) {
  const { ParentIndexNumber: season, IndexNumber: first, IndexNumberEnd: last } = episode;
  if (season == null || first == null) return [];
  const versions = versionsOf(episode, server);
  const count = (last ?? first) - first + 1;
  return Array.from({ length: count > 1 && count <= MAX_EPISODES ? count : 1 }, (_, index) =>
    versions.map((version) => ({ stagione: season, episodio: first + index, ...version })),
  ).flat();
}

/** The page of each file of an item, with its distinguishing facts. */
function versionsOf(
  { Id: id, MediaSources: files }: JellyfinTitle | JellyfinEpisode,
  server: JellyfinServer,
) {
  if (files.length < 2) return [{ url: webPageUrl(id, server) }];
  return files.map((file) => ({ url: webPageUrl(file.Id, server), ...describeVersion(file) }));
}

function describeVersion({ Name: name, Size: bytes, MediaStreams: streams }: JellyfinMediaSource) {
  const languagesOf = (type: string) =>
    sortLanguages(
      streams.flatMap((stream) => (stream.Type === type ? (languageOfTag(stream.Language) ?? []) : [])),
    );
  const picture = streams.find(({ Type: type }) => type === 'Video');
  const quality = qualityOfPicture({
    width: picture?.Width ?? undefined,
    height: picture?.Height ?? undefined,
  });
  const qualita = QUALITIES.find((one) => one === quality);
  // 'Film (2020) - Extended': the file's own words; a quality adds nothing.
  const nota = name.split(' - ').at(-1)?.trim().slice(0, MAX_NOTE_LENGTH) ?? '';
  return {
    ...(qualita !== undefined && { qualita }),
    lingue: languagesOf('Audio'),
    sottotitoli: languagesOf('Subtitle'),
    ...(bytes != null && { dimensione: bytes }),
    ...(nota !== '' && !/^(?:\d{3,4}[pi]|4k)$/i.test(nota) && { nota }),
  };
}

/** The page of an item in the web client, where people with an account can play it. */
function webPageUrl(id: string, { serverId, publicRoot }: JellyfinServer): string {
  return `${publicRoot}/web/#/details?id=${id}&serverId=${serverId}`;
}

/** The id that a different service gives it, if it has that service's form. */
function providerId({ ProviderIds: ids }: JellyfinTitle, provider: string, form: RegExp): string | undefined {
  const found = Object.entries(ids).find(([name]) => name.toLowerCase() === provider);
  return found?.[1]?.match(form)?.[0];
}
