import * as v from 'valibot';
import { defineApiCall } from './api-call.ts';
import { fieldOf } from './field-of.ts';
import {
  asText,
  isTruthyFlag,
  lenient,
  lenientCount,
  lenientDate,
  lenientText,
  parseValidItems,
  requiredId,
} from './lenient-schemas.ts';
import { id, ignoredBody, noFields, titleType, userId } from './request-schemas.ts';

const fields = {
  id: requiredId,
  /** Also a link's name: never empty. */
  titolo: lenient((value) => asText(value) ?? 'Senza titolo'),
  copertina: lenientText,
  banner: lenientText,
  /** Any URL with a `v` parameter. */
  trailer: lenientText,
  trama: lenientText,
  /** Names joined by `, `. */
  generi: lenient((value) =>
    asText(Array.isArray(value) ? value.map(asText).filter(Boolean).join(', ') : value),
  ),
  data_uscita: lenientDate,
  /** Minutes of a film (or ready text), seasons of a series. */
  durata: lenientText,
  adult: lenient((value) => (isTruthyFlag(value) ? 1 : 0)),
  type: lenient((value) => {
    const type = asText(value)?.toLowerCase();
    return v.is(titleType, type) ? type : null;
  }),
  mi_piace: lenientCount,
  preferiti: lenientCount,
  visualizzazioni: lenientCount,
  /** A preview of the cover, if the server gives one: a ThumbHash in base64. Optional (behaviour 7.4). */
  anteprima: lenientText,
  /** 1 = cannot be watched yet, if the server says so. Optional (behaviour 7.4). */
  in_arrivo: lenient((value) => (isTruthyFlag(value) ? 1 : 0)),
};

/**
 * A title in API answers (behaviour 5.2). Only the id is required: any other field that is null, missing or of another
 * type becomes its empty value.
 */
export const titleSchema = v.object(fields);

export type Title = v.InferOutput<typeof titleSchema>;
export type TitleId = Title['id'];

/** Removes repeated titles: a page can repeat one when the catalogue has grown since the previous page. */
export function uniqueTitles(titles: readonly Title[]): Title[] {
  return [...new Map(titles.map((title) => [String(title.id), title])).values()];
}

/** The id is optional in an answer to a request by id. */
const details = v.object({ ...fields, id: v.fallback(v.optional(requiredId), undefined) });

/** One title, even if it came as the only entry of a list; with neither an id nor a name it is none, but `{ error }`. */
/* @__NO_SIDE_EFFECTS__ */
function one<Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) {
  return v.pipe(
    v.unknown(),
    v.transform((value): unknown => {
      const title: unknown = Array.isArray(value) ? value[0] : value;
      return (fieldOf(title, 'id') || fieldOf(title, 'titolo')) && title;
    }),
    schema,
  );
}

/** A list of titles at the top of the body. */
export const titleListSchema = lenient((value) => uniqueTitles(parseValidItems(titleSchema, value)));

export const getContent = defineApiCall({
  method: 'GET',
  path: '/api/get_content/:id',
  params: v.object({ id }),
  query: v.object({ 'user-id': userId }),
  body: ignoredBody,
  answer: one(details),
  summary: 'One title',
  failures: [404],
  example: ({ user, title }) => ({ params: { id: title }, query: { 'user-id': user } }),
});

export const getRandom = defineApiCall({
  method: 'GET',
  path: '/api/random/:type',
  params: v.object({ type: titleType }),
  query: noFields,
  body: ignoredBody,
  answer: one(titleSchema),
  summary: 'A random film or series',
  failures: [404],
  example: { params: { type: 'film' } },
});
