import * as v from 'valibot';

/** Text; anything else (null, missing, an object) is null. Numbers become text. Empty text is null. */
export const text = v.fallback(
  v.nullable(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((value) => String(value).trim() || null),
    ),
  ),
  null,
);

/** A count, from a number or digits; anything else is 0. */
export const count = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.check((value) => Number.isFinite(value)),
  ),
  0,
);

/** Anything that says yes: true, 1, '1', 'true'. All else, also a missing field, is no. */
export const flag = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
  ),
  false,
);

/** A list of what the entry schema accepts; other entries are left out; what is no list is empty. */
export function listOf<Entry extends v.GenericSchema<unknown, unknown>>(entry: Entry) {
  return v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((value): v.InferOutput<Entry>[] =>
        (Array.isArray(value) ? value : []).flatMap((item) => {
          const parsed = v.safeParse(entry, item);
          return parsed.success ? [parsed.output] : [];
        }),
      ),
    ),
    () => [],
  );
}

/** One field of an object, read by `field`; a body that is no object counts as an empty one. */
export function objectWith<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'object' && value !== null ? value : {})),
    v.object(entries),
  );
}

/** An answer that nobody reads. */
export const unread = v.unknown();
