import * as v from 'valibot';

/** For a call without path parameters, query or body. */
export const noFields = v.object({});

/** No body; anything sent is ignored. */
export const ignoredBody = v.unknown();

/** Fields that all reading calls share; a path parameter or a query overrides them. */
export const reading = { method: 'GET', params: noFields, query: v.unknown(), body: ignoredBody } as const;

/** Fields that all changing calls share. */
export const changing = { method: 'POST', params: noFields, query: v.unknown() } as const;

/** Text in paths and queries, perhaps a number in bodies. */
const anyId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty(), v.maxLength(64));

/** The id of a title or of a custom list. */
export const id = anyId;

/** A user's id as the launch link carries it (behaviour 1.2). */
export const userId = anyId;

/** A whole number within bounds; digits in a query string are read as a number. */
/* @__NO_SIDE_EFFECTS__ */
export function integerInRange(min: number, max: number) {
  return v.pipe(
    v.union([v.pipe(v.string(), v.regex(/^\d{1,9}$/)), v.number()]),
    v.transform(Number),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );
}

/** A whole number of a body. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** The number that something is stored by, ours or TMDB's. */
export const rowId = wholeNumber(1, 2 ** 31 - 1);

/** Pages count from 1 (behaviour 6.3). */
export const page = integerInRange(1, 5000);
export const perPage = integerInRange(1, 100);

/** Comma-joined values, `''` for none (behaviour 6.4). */
export const commaSeparated = v.pipe(
  v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
  v.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

/** Films and series, as the paths spell them. */
export const titleType = v.picklist(['film', 'serie']);
export type TitleType = v.InferOutput<typeof titleType>;
