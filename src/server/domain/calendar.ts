/** A day of the catalogue's calendar, `YYYY-MM-DD`. */
export type Day = string;

export const MS_PER_DAY = 86_400_000;
// Swedish writes dates as `YYYY-MM-DD`; the audience lives by Rome's clock.
const romanDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short' });

/** The day that a moment falls on. */
export function dayOf(moment: Date): Day {
  return romanDay.format(moment);
}

const romanHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** The hour of the audience's clock at a moment, 0 to 23. */
export function hourOf(moment: Date): number {
  return Number(romanHour.format(moment));
}

/** The day `days` later, earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Whole days from one day to another, negative when the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MS_PER_DAY);
}
