import { readDay } from '../../lib/read-day.ts';
import { saidByStatus } from './watched-words.ts';

/** A remark behind a sign, in brackets, or one whose own signs set it apart. */
const REMARK =
  /^(.*\S)(?:\s+[-–—|]\s+|\s*[:;]\s*|\s*[([]\s*|\s+(?=[★⭐✓✔✅☑❌]|\d{1,3}(?:[.,]\d+)?\/\d+$))([^\s()[\]:;|][^()[\]:;|]*?)[)\]]?$/u;
const RATING =
  /^(?:(?:voto|rating|nota|puntuaci[oó]n|score)\s*)?(?:\d{1,3}(?:[.,]\d{1,2})?\s*\/\s*(?:5|10|100)|\d{1,2}[.,]\d{1,2}|(?:[★⭐☆✰✩½]\uFE0F?\s?)+)$/u;
const DAY = /^(?:(?:visto|vista|watched|seen)\s(?:il|el|on)\s)?(.*\d\D+\d.*)$/i;

/** `isRated`: it has a rating or a day, as what is watched has. */
type Remarks = { name: string; mark: string | undefined; day: string | undefined; isRated: boolean };

/** Takes what a person says behind a name: '- visto', '(8/10)', '★★★½', 'visto il 3/1/2024'. */
export function withoutRemarks(text: string): Remarks {
  const [, upToYear, behind = ''] = BEHIND_YEAR.exec(text) ?? [];
  const read = withoutRemarksBehindSigns(upToYear === undefined ? text : upToYear);
  if (behind === '') return read;
  // Words behind the year in brackets are no part of the name, whatever they say.
  const { mark, day, isRated } = withoutRemarksBehindSigns(`x - ${behind.replace(SIGNS, '')}`);
  return {
    name: read.name,
    mark: mark ?? read.mark,
    day: day ?? read.day,
    isRated: isRated || read.isRated || SCORE.test(behind),
  };
}

/** 'Heat (1995) di Michael Mann, 8'. */
const BEHIND_YEAR = /^(.*\S\s*[([](?:18|19|20)\d\d(?:\s*[-–—]\s*(?:\d{2,4})?)?[)\]])(.+)$/;
const SIGNS = /^[\s,;:|–—-]+/;
const SCORE =
  /^[\s,;:|–—-]*(?:(?:voto|rating|nota|puntuaci[oó]n|score)\W*)?\d{1,2}(?:[.,]\d{1,2})?(?:\/(?:5|10|100))?(?:\s|$)/i;

function withoutRemarksBehindSigns(text: string): Remarks {
  const read: Remarks = { name: text, mark: undefined, day: undefined, isRated: false };
  for (;;) {
    const [, before = '', remark = ''] = REMARK.exec(read.name) ?? [];
    const day = DAY.exec(remark)?.[1];
    const said = /\d/.test(remark) ? 'unknown' : saidByStatus(remark);
    const isMark = said === 'watched' || said === 'not yet' || /^[✓✔✅☑❌]\uFE0F?$/u.test(remark);
    // 'Dark (2017-2020)' has years.
    const isDay = day !== undefined && readDay(day) !== undefined && !/^\d{4}\D+(?:\d{4})?$/.test(day);
    if (isMark) read.mark ??= remark;
    else if (isDay) read.day ??= day;
    else if (!RATING.test(remark)) return read;
    read.isRated ||= !isMark;
    read.name = before.replace(/(?<!\s)\s+[-–—|]$/, '');
  }
}
