import { channelTexts as words } from '../../../chat/texts/texts.ts';
import { TIME_ZONE } from '../../../lib/formats.ts';
import type { VideoPost } from '../posts/video-posts.ts';
import { VIDEO_ENDING } from '../video-file.ts';

/** Year, month and day in a file's name, and the time behind them: `VID_20230801_101010`, `2023-08-01 at 10.10.10`. */
const DAY =
  /(?<!\d)((?:19|20)\d\d)([-._]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?:(?:[-_. T]?|\s(?:at|alle|ore|a las)\s)([01]\d|2[0-3])[.:_-]?([0-5]\d)|(?!\d))/i;
/** The number that a messenger gives a file of a day: `VID-20230801-WA0003`. */
const NUMBER_OF_DAY = /WA\d+/i;
/** Names that files get by themselves and that say nothing. */
const GENERAL =
  /^(?:(?:video|vid|movie|film|clip|file|document|telegram|untitled|trim|fullsizerender|output|export|videoplayback|(?:new|untitled) project|video sin t[ií]tulo)?(?:\s*\(\d+\))?|(?:trim\.)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?:[a-z\d.]+ ){0,2}\d{9,})$/i;

/** The name of a title that is made of a video without a name: the day in its file's name, that name, or the post's day. */
export function nameOfUnnamed({ fileName, postedAt }: Pick<VideoPost, 'fileName' | 'postedAt'>): string {
  const stem = fileName.replace(VIDEO_ENDING, '');
  const [, year, , month, day, hour, minute] = DAY.exec(stem) ?? [];
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), 12));
  if (day !== undefined && at.getUTCDate() === Number(day)) {
    const time = hour === undefined ? NUMBER_OF_DAY.exec(stem)?.[0] : `${hour}:${minute}`;
    return words.videoOf(at, time);
  }
  const plain = stem.replace(/[\s_]+/g, ' ').trim();
  if (!GENERAL.test(plain)) return plain;
  return postedAt ? words.videoOf(postedAt, TIME.format(postedAt)) : words.video;
}

const TIME = new Intl.DateTimeFormat('it-IT', { timeZone: TIME_ZONE, timeStyle: 'short' });
