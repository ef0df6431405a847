import { formatsOf } from '../../lib/formats.ts';
import type { readings as italian } from '../it/readings.ts';
import type { Translated } from '../translated.ts';

const { number, plural } = formatsOf('en-GB');
const videos = (count: number) => plural(count, { one: '1 video', other: `${number(count)} videos` });

const reasons: Readonly<Record<string, string>> = {
  protected:
    'Saving content is restricted. Lift the restriction in the channel’s settings, then press “Continue”.',
  unreachable:
    'I can no longer reach the channel. Make me an administrator there again, then press “Continue”.',
  unavailable: 'Telegram hasn’t answered for a day. Press “Continue” to try again.',
};

type Progress = Parameters<typeof italian.running>[0];

export const readings: Translated<typeof italian> = {
  read: (title) => `Read earlier posts too: “${title}”`,
  goOn: (title) => `Go on reading “${title}”`,
  reading: (title) => `Reading “${title}”`,
  stop: 'Stop',
  resume: 'Continue',

  whichIsLast: (title) =>
    `Which is the latest post of “${title}”? Reply to this message with its link (“Copy link” in the post’s menu): ` +
    'from there I read backwards to the first.',
  hint: 'https://t.me/channel/1234',
  noLink: 'That won’t do. I need the link of a post, such as https://t.me/channel/1234.',
  otherChannel: (title) => `This is not a post of “${title}”.`,

  running: (progress) =>
    `${progressLine(progress)}\n\nOne post a second or more, ${minutes(progress.next)} more at most. ` +
    'I forward each post to myself here without notifying you and remove it at once: you can mute the chat and do something else.',
  stopped: (progress, failure) =>
    [
      progressLine(progress),
      failure === null ? 'Stopped. I go on from here whenever you like.' : reasons[failure],
    ]
      .filter(Boolean)
      .join('\n\n'),
  done: ({ title, newest, videos: found }) =>
    `“${title}”: I have read all earlier posts, from ${number(newest)} to the first. Found ${videos(found)}.`,
  protectedChannel: (title) =>
    `In “${title}” saving content is restricted, so I can’t read the earlier posts. ` +
    'Lift the restriction in the channel’s settings, then try again. You can put it back when I’ve finished.',
};

function progressLine({ title, newest, next, videos: found }: Progress): string {
  return `“${title}”: reading earlier posts. I am at ${number(next)}, going from ${number(newest)} down to 1: ${videos(found)} so far.`;
}

function minutes(seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds / 60));
  if (count < 90) return plural(count, { one: 'one minute', other: `${count} minutes` });
  return `${Math.ceil(count / 60)} hours`;
}
