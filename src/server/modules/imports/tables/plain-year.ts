import { readDay } from '../../../lib/read-day.ts';

const ABOUT =
  /^(?:~|≈|c(?=\d)|c\.|ca\.?\s|circa\s|about\s|approx\.?\s|aprox\.?\s|hacia\s)|(?:(?<!\*)\*+|\(?\?\)?|\s\([^()\d]*\)|\s\(?(?:ca\.?|circa|approx\.?|aprox\.?)\)?)$/gi;

/** A year without a person's doubts and remarks, and a spreadsheet's mark of thousands: '1995?', '2010 ca.', '2,021'. */
export function plainYear(written: string): string {
  const year = written.replace(ABOUT, '').trim();
  return year.replace(/^([12])[.,](\d{3})$/, '$1$2');
}

export const yearOf = ({ anno }: { anno?: string | undefined }) =>
  anno === undefined || isZero(anno) ? undefined : plainYear(anno);

/** Programs write it for a number that they do not know. */
export const isZero = (text: string) => /^(?:tt)?0+$/.test(text);

/** The year of a day. */
export const yearIn = (day: string | undefined) =>
  day === undefined ? undefined : readDay(day)?.slice(0, 4);
