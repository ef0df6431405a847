import { LOCALE } from './locale.ts';

/**
 * How times in milliseconds are written. The format is made when it is first needed: the first that a page makes takes a slow
 * phone longer than a screen's rows.
 */
export function timeFormat(options: Intl.DateTimeFormatOptions): (ms: number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (ms) => {
    format ??= new Intl.DateTimeFormat(LOCALE, options);
    return format.format(ms);
  };
}

/** A time as the clock on the wall shows it: 21:40. */
export const clockTime = timeFormat({ hour: '2-digit', minute: '2-digit' });

/** A day, in Rome: 3 marzo 2026. */
export const longDate = timeFormat({ timeZone: 'Europe/Rome', dateStyle: 'long' });
