import * as v from 'valibot';

/** A number of days in digits, from one day to a century. */
export const premiumDaysSchema = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(36_500),
);

/** Days of a unit, by the beginnings of its names in the languages of the chat. */
const UNITS: [name: RegExp, days: number][] = [
  [/^(d|g|gg|giorn[oi]|days?|d[ií]as?)$/, 1],
  [/^(settiman[ae]|weeks?|semanas?)$/, 7],
  [/^(mes[ei]|months?|meses)$/, 30],
  [/^(ann[oi]|years?|años?)$/, 365],
];
const ONE = /^(un|uno|una|un'|a|one)$/;

/** Days in a length of time as people write it: '30', '30 giorni', '2 weeks', 'un mese'; else the text. */
function daysIn(text: string): string {
  const [, number = '', unit = ''] =
    /^(\d+|\p{L}+(?=[\s']))[\s']*(\p{L}*)$/u.exec(text.trim().toLowerCase()) ?? [];
  const [, days] = UNITS.find(([name]) => name.test(unit)) ?? [];
  return days === undefined ? text : String(days * Number(ONE.test(number) ? 1 : number));
}

/** The same in words of any of the languages, in which a month has 30 days. */
export const premiumTimeSchema = v.pipe(v.string(), v.transform(daysIn), premiumDaysSchema);
