import { LOCALE } from './locale.ts';

const time = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' });

/** A time in milliseconds as the clock on the wall shows it: 21:40. */
export const clockTime = (ms: number) => time.format(ms);
