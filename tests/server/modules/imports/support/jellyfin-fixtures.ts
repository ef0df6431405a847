import { createHash } from 'node:crypto';
import { plotOf, type StubTitle } from './stub-titles.ts';

export const SERVER_ID = 'a7b13f7c5c0f4e6fb0f3c1b2d4e5f607';

/** Names that the server sends only on request. */
export type Part = keyof ReturnType<typeof partsOf>;

/** English, as a server set up in English keeps them. */
const GENRES: Record<number, string> = {
  12: 'Adventure',
  14: 'Fantasy',
  16: 'Animation',
  18: 'Drama',
  27: 'Horror',
  28: 'Action',
  35: 'Comedy',
  36: 'History',
  37: 'Western',
  53: 'Thriller',
  80: 'Crime',
  99: 'Documentary',
  878: 'Science Fiction',
  9648: 'Mystery',
  10402: 'Music',
  10749: 'Romance',
  10751: 'Family',
  10752: 'War',
  10759: 'Action & Adventure',
  10765: 'Sci-Fi & Fantasy',
  10768: 'War & Politics',
};

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
export const itemIdOf = ({ type, id }: StubTitle) => md5(`${type} ${id}`);

/** A film or series of `GET /Items`. */
export function titleItem(title: StubTitle, fields: ReadonlySet<Part>): Record<string, unknown> {
  const id = itemIdOf(title);
  const film = title.type === 'film';
  const parts = Object.entries(partsOf(title)).filter(([name]) => fields.has(name as Part));
  return {
    Name: title.title,
    ServerId: SERVER_ID,
    Id: id,
    PremiereDate: `${title.date}T00:00:00.0000000Z`,
    OfficialRating: 'PG-13',
    ChannelId: null,
    CommunityRating: 7.9,
    ProductionYear: Number(title.date.slice(0, 4)),
    ...(film
      ? {
          RunTimeTicks: title.length * 600_000_000,
          Container: 'mkv',
          VideoType: 'VideoFile',
          MediaType: 'Video',
        }
      : { Status: 'Ended', MediaType: 'Unknown' }),
    IsFolder: !film,
    Type: film ? 'Movie' : 'Series',
    ImageTags: { Primary: md5(`${id} cover`), Logo: md5(`${id} logo`) },
    BackdropImageTags: [md5(`${id} backdrop`)],
    ImageBlurHashes: { Primary: { [md5(`${id} cover`)]: 'dIHVJ3Me7$.TITt7bwM{pxtR={xuEkRP?GxuOFbIn#oJ' } },
    LocationType: 'FileSystem',
    ...Object.fromEntries(parts),
  };
}

function partsOf(title: StubTitle) {
  const person = (Name: string, Type: string) => ({ Name, Id: md5(Name), Role: '', Type });
  return {
    OriginalTitle: title.original,
    Overview: plotOf(title),
    Genres: title.genres.map((id) => GENRES[id] ?? 'Other'),
    DateCreated: `2025-03-01T10:00:00.1234567Z`,
    ProviderIds: { Tmdb: String(title.id), Imdb: title.imdb, TmdbCollection: '1' },
    People: [
      ...title.cast.map((name) => person(name, 'Actor')),
      person(title.maker, title.type === 'film' ? 'Director' : 'Creator'),
      person('Altri', 'Writer'),
    ],
    RemoteTrailers: [
      { Url: 'https://vimeo.com/1234567', Name: 'Trailer' },
      { Url: `https://www.youtube.com/watch?v=J${String(title.id).padStart(10, '0')}`, Name: 'Trailer' },
    ],
    ChildCount: title.length,
  };
}

/** An episode of `GET /Items`. */
export function episodeItem(series: StubTitle, season: number, episode: number): Record<string, unknown> {
  return {
    Name: `Episodio ${episode}`,
    ServerId: SERVER_ID,
    Id: md5(`${itemIdOf(series)} ${season} ${episode}`),
    RunTimeTicks: 30_000_000_000,
    IndexNumber: episode,
    ParentIndexNumber: season,
    IsFolder: false,
    Type: 'Episode',
    SeriesName: series.title,
    SeriesId: itemIdOf(series),
    LocationType: 'FileSystem',
    MediaType: 'Video',
  };
}
