import { LOCALE } from './locale.ts';

const time = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' });
const date = new Intl.DateTimeFormat(LOCALE, { timeZone: 'Europe/Rome', dateStyle: 'long' });

/** A time in milliseconds as the clock on the wall shows it: 21:40. */
export const clockTime = (ms: number) => time.format(ms);

/** A day of a time in milliseconds, in Rome: 3 marzo 2026. */
export const longDate = (ms: number) => date.format(ms);
