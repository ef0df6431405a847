import * as v from 'valibot';
import { defineCall } from './call.ts';
import { asText, count, date, lenient, ownId, readList, saysYes, text } from './lenient.ts';
import { contentType, id, noBody, nothing, userId } from './request.ts';

/**
 * A title as the wire carries it (spec section 3). Only the id is required: whatever else is null,
 * missing or of another type reads as nothing, so that no screen breaks on it.
 */
export const content = v.object({
  id: ownId,
  titolo: lenient((value) => asText(value) ?? ''),
  copertina: text,
  banner: text,
  /** Any URL with a `v` parameter. */
  trailer: text,
  trama: text,
  /** Names joined by `, `. */
  generi: lenient((value) =>
    asText(Array.isArray(value) ? value.map(asText).filter(Boolean).join(', ') : value),
  ),
  data_uscita: date,
  /** Minutes of a film (or ready text), seasons of a series. */
  durata: text,
  adult: lenient((value) => (saysYes(value) ? 1 : 0)),
  type: lenient((value) => (v.is(contentType, value) ? value : null)),
  mi_piace: count,
  preferiti: count,
  visualizzazioni: count,
  /** A preview of the cover, if the server gives one: a ThumbHash in base64. No part of the specification. */
  anteprima: text,
});

export type Content = v.InferOutput<typeof content>;
export type ContentId = Content['id'];

/** The titles, each once: a page can repeat one when the catalogue has grown since the page before. */
export function withoutRepeats(titles: readonly Content[]): Content[] {
  return [...new Map(titles.map((title) => [String(title.id), title])).values()];
}

/** What was asked for by its id need not say it again. */
const details = v.object({ ...content.entries, id: v.fallback(v.optional(ownId), undefined) });

/** One title, also where it came as the only entry of a list. */
function one<Title extends v.GenericSchema<unknown, unknown>>(title: Title) {
  return v.pipe(
    v.unknown(),
    v.transform((value): unknown => (Array.isArray(value) ? value[0] : value)),
    title,
  );
}

/** A list of titles at the top of the body. */
export const contents = lenient((value) => withoutRepeats(readList(content, value)));

/** One title by its id. */
export const getContent = defineCall({
  method: 'GET',
  path: '/api/get_content/:id',
  params: v.object({ id }),
  query: v.object({ 'user-id': userId }),
  body: noBody,
  answer: one(details),
});

/** One title at random. */
export const getRandom = defineCall({
  method: 'GET',
  path: '/api/random/:type',
  params: v.object({ type: contentType }),
  query: nothing,
  body: noBody,
  answer: one(content),
});
