import type { TitleFilters } from './title-filters.ts';

const DECADES = new Map([
  ['dieci', 10],
  ['venti', 20],
  ['trenta', 30],
  ['quaranta', 40],
  ['cinquanta', 50],
  ['sessanta', 60],
  ['settanta', 70],
  ['ottanta', 80],
  ['novanta', 90],
  ['duemila', 0],
]);

type Years = { years: TitleFilters['years']; left: string[] };

/** A decade ('anni 80', 'anni ottanta', '1980s'), or else the last year that is written. */
export function takeYears(words: string[]): Years {
  for (const [index, word] of words.entries()) {
    const short = /^((?:19|20)\d0)s$/.exec(word)?.[1];
    const from = short ? Number(short) : word === 'anni' ? decadeOf(words[index + 1]) : undefined;
    if (from === undefined) continue;
    return { years: { from, to: from + 9 }, left: words.toSpliced(index, short ? 1 : 2) };
  }
  const last = words.findLastIndex((word) => /^(18[89]|19\d|20\d)\d$/.test(word));
  if (last < 0) return { years: undefined, left: words };
  const year = Number(words[last]);
  return { years: { from: year, to: year }, left: words.toSpliced(last, 1) };
}

/** First year of a decade: of '80', '1980', 'ottanta'; in the century of film. */
function decadeOf(word = ''): number | undefined {
  if (/^(19|20)\d0$/.test(word)) return Number(word);
  const tens = /^\d0$/.test(word) ? Number(word) : DECADES.get(word);
  if (tens === undefined) return undefined;
  return tens < 20 ? 2000 + tens : 1900 + tens;
}
