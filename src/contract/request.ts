import * as v from 'valibot';

/** A call without path parts, query or body. */
export const nothing = v.object({});

/** No body is sent; whatever stands there is ignored. */
export const noBody = v.unknown();

/** In paths and queries text, in bodies perhaps a number. */
const anyId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty(), v.maxLength(64));

/** The id of a title or of a custom list. */
export const id = anyId;

/** A user's id as the launch link carries it (spec section 3). */
export const userId = anyId;

/** A whole number within bounds; digits in a query string are read as a number. */
export function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.union([v.pipe(v.string(), v.regex(/^\d{1,9}$/)), v.number()]),
    v.transform(Number),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );
}

/** Pages count from 1 (spec section 4). Nobody scrolls further than the last of these. */
export const page = wholeNumber(1, 5000);
export const perPage = wholeNumber(1, 100);

/** Comma-joined values, `''` for none (spec section 5). */
export const commaJoined = v.pipe(
  v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
  v.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

/** Films and series, as the paths spell them. */
export const contentType = v.picklist(['film', 'serie']);
export type ContentType = v.InferOutput<typeof contentType>;
