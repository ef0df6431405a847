/** Days of a unit, by its names in all languages. */
const UNITS: [name: RegExp, days: number][] = [
  [/^(d|g|gg|giorn[oi]|days?|d[ií]as?)$/, 1],
  [/^(settiman[ae]|weeks?|semanas?)$/, 7],
  [/^(mes(e|i|es)?|months?)$/, 30],
  [/^(ann[oi]|years?|años?)$/, 365],
];
const ONE = /^(un|uno|una|a|one)$/;

/** Days in a length of time as people write it: '30', '30 giorni', '2 weeks', 'un mese' (of 30); else the text. */
export function daysIn(text: string): string {
  const [, number = '', unit = ''] =
    /^(\d+|\p{L}+(?=[\s']))[\s']*(\p{L}*)$/u.exec(text.trim().toLowerCase()) ?? [];
  const [, days] = UNITS.find(([name]) => name.test(unit)) ?? [];
  return days === undefined ? text : String(days * Number(ONE.test(number) ? 1 : number));
}
