import { LOCALE } from './locale.ts';

/** Makes a format at its first use: the first one of a page takes a slow phone longer than a screen's rows. */
function once<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Formats times, in milliseconds or as dates. */
export function timeFormat(options: Intl.DateTimeFormatOptions): (at: number | Date) => string {
  const format = once(() => new Intl.DateTimeFormat(LOCALE, options));
  return (at) => format().format(at);
}

/** A time as the clock on the wall shows it: 21:40. */
export const clockTime = timeFormat({ hour: '2-digit', minute: '2-digit' });

/** A day, in Rome: 3 marzo 2026. */
export const longDate = timeFormat({ timeZone: 'Europe/Rome', dateStyle: 'long' });

/** A day in the person's time zone: 3 mar 2026. */
export const mediumDate = timeFormat({ dateStyle: 'medium' });

/** A day and the time in the person's time zone: 3 mar 2026, 21:40. */
export const moment = timeFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** A weekday, its date and the time: giovedì 3 marzo 2026 alle ore 21:40. */
export const fullMoment = timeFormat({ dateStyle: 'full', timeStyle: 'short' });

/** The same in figures: 03/03/26, 21:40. */
export const shortMoment = timeFormat({ dateStyle: 'short', timeStyle: 'short' });

/** A day without its year, of a date such as 2026-03-03: 3 mar. */
export const dayAndMonth = timeFormat({ timeZone: 'UTC', day: 'numeric', month: 'short' });

const numbers = once(() => new Intl.NumberFormat(LOCALE));
export const number = (value: number): string => numbers().format(value);

const lists = once(() => new Intl.ListFormat(LOCALE));
/** Words as a sentence lists them: Anna, Bruno e Carla. */
export const listOf = (words: readonly string[]): string => lists().format(words);

/** Forms of a text by the plural categories of a language; `other` for missing ones. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = once(() => new Intl.PluralRules(LOCALE));
export const plural = (count: number, forms: PluralForms): string =>
  forms[rules().select(count)] ?? forms.other;

/** Words as they begin a line. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
