import * as v from 'valibot';
import { defineCall } from './call.ts';
import { count, flag, listOf, text } from './lenient.ts';
import { contentType, id, noBody, nothing, userId } from './request.ts';

const contentId = v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]);

/**
 * A title as the wire carries it (spec section 3). Only the id is required: whatever else is null,
 * missing or of another type reads as nothing, so that no screen breaks on it. (A missing field takes the
 * outermost `fallback`, so each has one.)
 */
export const content = v.object({
  id: contentId,
  titolo: v.fallback(
    v.pipe(
      text,
      v.transform((value) => value ?? ''),
    ),
    '',
  ),
  copertina: text,
  banner: text,
  /** Any URL with a `v` parameter. */
  trailer: text,
  trama: text,
  /** Names joined by `, `. */
  generi: v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((value) => (Array.isArray(value) ? value.join(', ') : value)),
      text,
    ),
    null,
  ),
  data_uscita: text,
  /** Minutes of a film (or ready text), seasons of a series. */
  durata: text,
  adult: v.fallback(
    v.pipe(
      flag,
      v.transform((yes) => (yes ? 1 : 0)),
    ),
    0,
  ),
  type: v.fallback(v.nullable(contentType), null),
  mi_piace: count,
  preferiti: count,
  visualizzazioni: count,
});

export type Content = v.InferOutput<typeof content>;
export type ContentId = Content['id'];

/** A list of titles at the top of the body. */
export const contents = listOf(content);

/** One title by its id. */
export const getContent = defineCall({
  method: 'GET',
  path: '/api/get_content/:id',
  params: v.object({ id }),
  query: v.object({ 'user-id': userId }),
  body: noBody,
  answer: content,
});

/** One title at random. */
export const getRandom = defineCall({
  method: 'GET',
  path: '/api/random/:type',
  params: v.object({ type: contentType }),
  query: nothing,
  body: noBody,
  answer: content,
});
