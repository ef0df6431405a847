import { clock } from './clock.ts';

// Days as people, spreadsheets and other programs write them.

/** The order of two numbers before a year: 4/1/2025 is 4 January or 1 April. */
export type DayOrder = 'day' | 'month';

/** Names of months in the product's languages, which may be shortened to three letters. */
const MONTHS = [
  ['gennaio', 'january', 'enero'],
  ['febbraio', 'february', 'febrero'],
  ['marzo', 'march'],
  ['aprile', 'april', 'abril'],
  ['maggio', 'may', 'mayo'],
  ['giugno', 'june', 'junio'],
  ['luglio', 'july', 'julio'],
  ['agosto', 'august'],
  ['settembre', 'september', 'septiembre', 'setiembre'],
  ['ottobre', 'october', 'octubre'],
  ['novembre', 'november', 'noviembre'],
  ['dicembre', 'december', 'diciembre'],
];

const TIME =
  /[T ,] ?(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:[.,]\d+)? ?(?:([ap])\.? ?m\.?)? ?(Z|UTC|GMT|[+-]\d{2}:?\d{2}|[+-]\d{2})?(?: ?\(.*\))?$/i;
/** 'Wed Mar 12 00:00:00 2014', 'Wed Mar 12 21:30:00 CET 2014'. */
const TIME_BEFORE_YEAR = /\s\d{1,2}:\d{2}(?::\d{2})?\s(?:[A-Z]{3,4}\s)?(\d{4})$/;
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2}))?\.?$/;
const YEAR_LAST = /^(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|'?\d{2})$/;
/** A year alone, or the years of a series: '2008–2013', '2008/13'. */
const YEAR = /^\(?(\d{4})(?:[.,]0+)?\)?(?:\s*[-–—/]\s*(?:\d{2}|\d{4})?)?$/;
/** Days since the end of 1899, as spreadsheets store them: 1927 to 2091. */
const SERIAL = /^([1-6]\d{4})(?:[.,]\d+)?$/;
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/**
 * A day as `YYYY-MM-DD`, of a year alone its first one; undefined for any other text. Not every result is on the
 * calendar: 31/2/2020 is written like a day.
 */
export function readDay(text: string, order: DayOrder = 'day'): string | undefined {
  const plain = dayPartOf(text);
  return readNumber(plain) ?? readYearFirst(plain) ?? readYearLast(plain, order) ?? readMonthName(plain);
}

/** True if a day as `YYYY-MM-DD` exists. */
export function isOnCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** The moment of a day with or without its time; without a zone it is UTC. Undefined for any other text. */
export function readMoment(text: string, order: DayOrder = 'day'): Date | undefined {
  const unix = /^(\d{10})(\d{3})?$/.exec(text.trim());
  if (unix) return new Date(Number(unix[1]) * 1000);
  const day = readDay(text, order);
  if (day === undefined || !isOnCalendar(day)) return undefined;
  const [, hour = '0', minute = '0', second = '0', half = '', zone = ''] = TIME.exec(withSpaces(text)) ?? [];
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  const minutes = hours * 60 + Number(minute) - offsetOf(zone);
  return new Date(Date.parse(`${day}T00:00:00Z`) + (minutes * 60 + Number(second)) * 1000);
}

/** The order that the days of one column show, and the first of them that may be read both ways. */
export type ShownOrder = { order: DayOrder; example: string | undefined };

/** Day first, unless a column has days that can only be written month first, and none of the other kind. */
export function dayOrderOf(texts: Iterable<string>): ShownOrder {
  let [dayFirst, monthFirst] = [0, 0];
  let example: string | undefined;
  for (const text of texts) {
    const plain = dayPartOf(text);
    const [, first = '', separator, second = ''] = YEAR_LAST.exec(plain) ?? [];
    if (separator === undefined || separator === '.') continue;
    const [one, other] = [Number(first), Number(second)];
    if (one > 12 && other <= 12) dayFirst += 1;
    else if (other > 12 && one <= 12) monthFirst += 1;
    else if (one !== other) example ??= plain;
  }
  return { order: monthFirst > 0 && dayFirst === 0 ? 'month' : 'day', example };
}

/** Longest text that may be a day with its time. */
const MAX_LENGTH = 100;

const withSpaces = (text: string) => text.trim().replace(/\s+/g, ' ');

function dayPartOf(text: string): string {
  if (text.length > MAX_LENGTH) return '';
  const plain = withSpaces(text).replace(TIME_BEFORE_YEAR, ' $1');
  return /\d[T\s,]/.test(plain) ? plain.replace(TIME, '').replace(/,$/, '').trim() : plain;
}

function offsetOf(zone: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  if (sign === undefined) return 0;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

function readNumber(text: string): string | undefined {
  const serial = SERIAL.exec(text)?.[1];
  if (serial !== undefined) return new Date(SERIAL_ZERO + Number(serial) * DAY_MS).toISOString().slice(0, 10);
  const [, year, month = '', day = ''] = /^(1[89]\d\d|2[01]\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  return year === undefined ? undefined : written(year, month, day);
}

function readYearFirst(text: string): string | undefined {
  const [, year, , month = '', day = '1'] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined && Number(month) > 0 && Number(month) <= 12) return written(year, month, day);
  const alone = YEAR.exec(text)?.[1];
  return alone === undefined ? undefined : written(alone, '1', '1');
}

function readYearLast(text: string, order: DayOrder): string | undefined {
  const [, first = '', separator, second = '', year = ''] = YEAR_LAST.exec(text) ?? [];
  if (separator === undefined) return undefined;
  const isMonthFirst = order === 'month' && separator !== '.';
  return isMonthFirst ? written(year, first, second) : written(year, second, first);
}

/** '5 gennaio 2025', 'January 5, 2025', '05-ene-25', 'mayo 2025'. */
function readMonthName(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  // 'mar' may be a Tuesday before the month.
  const month = words.map(monthOf).findLast((found) => found > 0);
  const numbers = words.filter((word) => /^\d{1,2}$|^\d{4}$/.test(word));
  const year =
    numbers.find((number) => number.length === 4) ?? (numbers.length > 1 ? numbers.at(-1) : undefined);
  if (month === undefined || year === undefined || numbers.length > 2) return undefined;
  const day = numbers.find((_, index) => index !== numbers.indexOf(year)) ?? '1';
  return written(year, String(month), day);
}

/** 1 to 12; 0 for no month. */
function monthOf(word: string): number {
  return word.length < 3 ? 0 : MONTHS.findIndex((names) => names.some((name) => name.startsWith(word))) + 1;
}

function written(year: string, month: string, day: string): string {
  return `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The latest year with these two digits that is not after the next year. */
function fullYear(year: string): string {
  const digits = year.replace("'", '');
  if (digits.length === 4) return digits;
  const century = Math.floor(clock.date().getUTCFullYear() / 100);
  const isPast = Number(digits) <= (clock.date().getUTCFullYear() % 100) + 1;
  return `${isPast ? century : century - 1}${digits.padStart(2, '0')}`;
}
