import { addDays, type Day } from '../../../lib/calendar.ts';
import type { JellyfinTitle } from './jellyfin-schemas.ts';

/** Jellyfin's own unknown date is in the year 1. */
const UNKNOWN_BEFORE = '1000';

/** The day of a title's premiere in the year that the server gives; empty when neither is known. */
export function premiereDay({
  PremiereDate: premiere,
  ProductionYear: year,
}: Pick<JellyfinTitle, 'PremiereDate' | 'ProductionYear'>): Day {
  const days = possibleDays(premiere);
  if (year == null) return days[0] ?? '';
  return days.find((day) => day.startsWith(`${year}-`)) ?? `${year}-01-01`;
}

/**
 * The likely day first. The server stores the midnight of its zone in UTC: east of Greenwich that is the evening before. A time
 * with an offset, or without a zone, is on the day as written.
 */
function possibleDays(premiere: string): Day[] {
  const [day, time = ''] = premiere.split('T', 2);
  if (day === undefined || !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return [];
  if (day < UNKNOWN_BEFORE) return [];
  if (!time.endsWith('Z')) return [day];
  const next = addDays(day, 1);
  return isMidnightInTheEast(time) ? [next, day] : [day, next];
}

/** Time zones differ from UTC by whole or half hours. */
function isMidnightInTheEast(time: string): boolean {
  return /^(1[3-9]|2\d):(00|30):00/.test(time) || time.startsWith('12:30:00');
}
