import * as v from 'valibot';
import { lenientField, lenientList, lenientText } from '../../../remote/lenient-schemas.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** 32 hexadecimal digits, by some answers with dashes. */
const id = v.pipe(v.string(), v.regex(/^[\w-]+$/));

/** `GET /System/Info/Public` */
export const publicInfoSchema = v.object({
  Id: id,
  ProductName: v.pipe(v.string(), v.regex(/jellyfin/i)),
  ServerName: v.fallback(v.string(), ''),
  Version: v.fallback(v.string(), ''),
});

/** `GET /Library/MediaFolders` and `GET /UserViews` */
export const librariesSchema = v.object({
  Items: v.pipe(
    v.array(v.unknown()),
    lenientList(v.object({ Id: id, Name: lenientText, CollectionType: lenientField(v.string()) })),
  ),
});

const textOrNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const named = v.object({ Name: v.string() });

/** One file of an item; several are its versions, each with its own id. */
const mediaSource = v.object({
  Id: id,
  Name: lenientText,
  Size: lenientField(count),
  MediaStreams: lenientList(
    v.object({
      Type: v.string(),
      Language: lenientText,
      Width: lenientField(count),
      Height: lenientField(count),
    }),
  ),
});

export const jellyfinTitleSchema = v.object({
  Id: id,
  Name: v.string(),
  Type: v.picklist(['Movie', 'Series']),
  OriginalTitle: lenientField(v.string()),
  Overview: lenientText,
  Genres: lenientList(v.string()),
  PremiereDate: lenientText,
  ProductionYear: lenientField(v.pipe(count, v.minValue(1000), v.maxValue(9999))),
  DateCreated: lenientText,
  RunTimeTicks: lenientField(v.number()),
  ChildCount: lenientField(count),
  OfficialRating: lenientText,
  ProviderIds: v.fallback(v.record(v.string(), lenientField(textOrNumber)), {}),
  People: lenientList(v.object({ ...named.entries, Type: lenientField(v.string()) })),
  RemoteTrailers: lenientList(v.object({ Url: lenientText })),
  ImageTags: v.fallback(v.record(v.string(), lenientField(v.string())), {}),
  BackdropImageTags: lenientList(v.string()),
  MediaSources: lenientList(mediaSource),
});

export const jellyfinEpisodeSchema = v.object({
  Id: id,
  ParentIndexNumber: lenientField(count),
  IndexNumber: lenientField(count),
  IndexNumberEnd: lenientField(count),
  LocationType: lenientField(v.string()),
  MediaSources: lenientList(mediaSource),
});

/** One page of `GET /Items`; the items are parsed one by one, so that an invalid one is skipped alone. */
export const itemsPageSchema = v.object({
  Items: v.array(v.unknown()),
  TotalRecordCount: lenientField(count),
});

export type JellyfinMediaSource = v.InferOutput<typeof mediaSource>;
export type JellyfinTitle = v.InferOutput<typeof jellyfinTitleSchema>;
export type JellyfinEpisode = v.InferOutput<typeof jellyfinEpisodeSchema>;
