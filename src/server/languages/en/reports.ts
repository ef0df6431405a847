import { formatsOf } from '../../lib/formats.ts';
import type { reports as italian } from '../it/reports.ts';
import type { Translated } from '../translated.ts';

const { moment, plural } = formatsOf('en-GB');
const people = (count: number) => plural(count, { one: '1 person', other: `${count} people` });

const KINDS = {
  audio: 'Audio',
  subtitles: 'Subtitles',
  wrong: 'Wrong video',
  broken: 'Does not open',
  other: 'Other',
};

const RESOLVED = {
  audio: (what: string) => `the audio of ${what} is fine now`,
  subtitles: (what: string) => `the subtitles of ${what} are fine now`,
  wrong: (what: string) => `the video of ${what} is the right one now`,
  broken: (what: string) => `the video of ${what} opens now`,
  other: (what: string) => `${what} is fine now`,
};

export const reports: Translated<typeof italian> = {
  report: 'Report a problem',
  ask: (what) => `What’s wrong with “${what}”?`,
  kind: (kind) => KINDS[kind],
  thanks: (kind, what) =>
    `Reported: “${what}”, ${KINDS[kind].toLowerCase()}. Thank you, I’ll let you know when it’s fixed.`,
  repeated: 'You’ve already reported it. I’ll let you know when it’s fixed.',
  tooMany: (most) => `You’ve already reported ${most} problems today. Try again tomorrow.`,
  askNote: (id) => `Your report no. ${id}\n\nWhat’s wrong? Reply to this message with a few words.`,
  noted: 'Thank you, I’ve added it.',
  resolved: (kind, what) => `Fixed: ${RESOLVED[kind](`“${what}”`)}.`,

  card: (id) => `Report no. ${id}`,
  number: (id) => `title no. ${id}`,
  count: (kind, count, since) => `${KINDS[kind]}: ${people(count)}, since ${moment(since)}`,
  versionGone: 'The reported video is no longer there, but there are others.',
  noVideo: 'It has no video now.',
  version: (label) => `Version: ${label}`,
  otherVersions: (labels) => `Also reported: ${labels.join('; ')}`,
  setBack: 'Meanwhile I send the other versions first.',
  states: { open: '', resolved: 'Fixed.', dismissed: 'Works for me.' },
  watch: 'Watch the video',
  replace: 'Replace',
  remove: 'Remove the video',
  removeYes: 'Yes, remove',
  cancel: 'Cancel',
  resolve: 'Fixed',
  dismiss: 'Works for me',
  howToReplace: (id, caption) =>
    `Report no. ${id}: the new video\n\nReply to this message with the video or its address, or ` +
    `send it to me at any time with the caption “${caption}”.`,
  needsVideo: 'I need the new video, or its address.',
  gone: 'This report is no longer there.',
  settledBefore: (by) =>
    by === undefined ? 'This report is already closed.' : `${by} has already closed this report.`,
  resolvedNow: 'Closed. I’ll let the people who reported it know.',
  dismissedNow: 'Closed.',
  notDelivered: 'Telegram no longer delivers this video.',

  open: 'Open reports',
  none: 'None.',
  shortCard: (id) => `no. ${id}`,
  line: (id, what, kind, count) =>
    `${reports.shortCard(id)}: ${what}, ${KINDS[kind].toLowerCase()}, ${people(count)}`,
};
