import { TIME_ZONE } from './formats.ts';

/** A day of the catalogue's calendar, `YYYY-MM-DD`. */
export type Day = string;

export const MS_PER_MINUTE = 60_000;
export const MS_PER_DAY = 86_400_000;
// Swedish writes dates as `YYYY-MM-DD`.
const romanDay = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** The calendar day of a moment. */
export function dayOf(moment: Date): Day {
  return romanDay.format(moment);
}

const romanHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: 'numeric',
  hourCycle: 'h23',
});

/** The hour of a moment in the audience's time zone, 0 to 23. */
export function hourOf(moment: Date): number {
  return Number(romanHour.format(moment));
}

/** The day `days` later, earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative if the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MS_PER_DAY);
}
