import * as v from 'valibot';

/** A field that accepts any value: `read` converts it, a missing one included. */
/* @__NO_SIDE_EFFECTS__ */
export function lenient<Output>(read: (value: unknown) => Output): v.GenericSchema<unknown, Output> {
  return v.fallback(v.pipe(v.unknown(), v.transform(read)), read(undefined));
}

/** Text; numbers become text; anything else, and empty text, is null. */
export function asText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return String(value).trim() || null;
}

export const lenientText = lenient(asText);

/**
 * A date as text that sorts by time and begins with the year, from ISO, HTTP's format, day/month/year, or seconds
 * or milliseconds; anything else stays unchanged.
 */
export const lenientDate = lenient((value) => {
  const written = asText(value);
  if (written === null || /^\d{4}(\D|$)/.test(written)) return written;
  const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(written) ?? [];
  if (year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(/^\d{9,}$/.test(written) ? milliseconds(written) : inUtc(written));
  return Number.isNaN(time.getTime()) ? written : time.toISOString();
});

/** A date without a time zone is no moment of this one, in which it may be the day before. */
const inUtc = (written: string) => (ZONED.test(written) ? written : `${written} UTC`);

const ZONED = /[a-z]\)?$|:\d\d ?[+-]\d/i;

/** Seconds have ten digits in our times, milliseconds thirteen. */
function milliseconds(digits: string): number {
  return Number(digits) * (digits.length < 12 ? 1000 : 1);
}

/** The required id of a title or a list, as received. */
export const requiredId = v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]);

/** A count, from a number or digits; anything else is 0. */
export const lenientCount = lenient((value) => {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0;
  return Number.isFinite(number) ? number : 0;
});

/** True for true, 1, '1' and 'true'. */
export function isTruthyFlag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

export const lenientBoolean = lenient(isTruthyFlag);

/** True only for `true` (behaviour 2.8, 6.2). */
export const strictTrue = lenient((value) => value === true);

/** The entries that the schema accepts; anything that is not a list is empty. */
export function parseValidItems<Entry extends v.GenericSchema<unknown, unknown>>(
  entry: Entry,
  value: unknown,
): v.InferOutput<Entry>[] {
  return (Array.isArray(value) ? value : []).flatMap((item) => {
    const parsed = v.safeParse(entry, item);
    return parsed.success ? [parsed.output] : [];
  });
}

/** A list; empty for anything else. The schema of its entries is its `item`. */
/* @__NO_SIDE_EFFECTS__ */
export function lenientList<Entry extends v.GenericSchema<unknown, unknown>>(entry: Entry) {
  return Object.assign(
    lenient((value) => parseValidItems(entry, value)),
    { item: entry },
  );
}

/** An object with lenient fields; any other value counts as an empty object. */
/* @__NO_SIDE_EFFECTS__ */
export function lenientObject<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'object' && value !== null ? value : {})),
    v.object(entries),
  );
}

/** An answer whose body is ignored. */
export const ignoredAnswer = v.unknown();
