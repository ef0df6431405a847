import * as v from 'valibot';
import { listOf, maybe } from '../http/lenient.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** 32 hexadecimal digits, by some answers with dashes. */
const id = v.pipe(v.string(), v.regex(/^[\w-]+$/));

/** `GET /System/Info/Public` */
export const publicInfo = v.object({
  Id: id,
  ProductName: v.pipe(v.string(), v.regex(/jellyfin/i)),
  ServerName: v.fallback(v.string(), ''),
  Version: v.fallback(v.string(), ''),
});

/** `GET /Library/MediaFolders` and `GET /UserViews` */
export const libraries = v.object({
  Items: v.array(v.object({ Id: id, Name: v.string(), CollectionType: maybe(v.string()) })),
});

const named = v.object({ Name: v.string() });

export const jellyfinTitle = v.object({
  Id: id,
  Name: v.string(),
  Type: v.picklist(['Movie', 'Series']),
  OriginalTitle: maybe(v.string()),
  Overview: maybe(v.string()),
  Genres: listOf(v.string()),
  PremiereDate: maybe(v.string()),
  ProductionYear: maybe(count),
  DateCreated: maybe(v.string()),
  RunTimeTicks: maybe(v.number()),
  ChildCount: maybe(count),
  OfficialRating: maybe(v.string()),
  ProviderIds: v.fallback(v.record(v.string(), maybe(v.string())), {}),
  People: listOf(v.object({ ...named.entries, Type: maybe(v.string()) })),
  RemoteTrailers: listOf(v.object({ Url: maybe(v.string()) })),
  ImageTags: v.fallback(v.record(v.string(), v.string()), {}),
  BackdropImageTags: listOf(v.string()),
});

export const jellyfinEpisode = v.object({
  Id: id,
  ParentIndexNumber: maybe(count),
  IndexNumber: maybe(count),
  IndexNumberEnd: maybe(count),
  LocationType: maybe(v.string()),
});

/** One page of `GET /Items`; the items are read one by one, so that one of another shape does not cost the others. */
export const itemsPage = v.object({ Items: v.array(v.unknown()), TotalRecordCount: count });

export type JellyfinTitle = v.InferOutput<typeof jellyfinTitle>;
export type JellyfinEpisode = v.InferOutput<typeof jellyfinEpisode>;
