const FORMAT = new Intl.DateTimeFormat('it', { hour: '2-digit', minute: '2-digit' });

/** A time in milliseconds as the clock on the wall shows it: 21:40. */
export function clockTime(ms: number): string {
  return FORMAT.format(ms);
}
