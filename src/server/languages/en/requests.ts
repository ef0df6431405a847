import { formatsOf } from '../../lib/formats.ts';
import type { requests as italian } from '../it/requests.ts';
import type { Translated } from '../translated.ts';

const { number, day, plural } = formatsOf('en-GB');
const people = (count: number) => plural(count, { one: '1 person', other: `${number(count)} people` });

export const requests: Translated<typeof italian> = {
  what: 'Which title is missing? Write it in a reply to this message.',
  hint: 'A title',
  tooLong: (longest) => `The title is enough, ${longest} characters at most.`,
  gone: 'This request is no longer there.',

  catalogueHas: (words) => `“${words}” is already in the catalogue:`,
  isAnother: 'It’s another one, request it',
  notYetPlayable: (name) =>
    `“${name}” is already in the catalogue, but can’t be watched yet. I’ll let you know when it arrives.`,
  isPlayable: (name) => `“${name}” is already here, you can watch it.`,

  whichOf: (words) => `Which of these is “${words}”?`,
  noneOfThese: 'None of these',
  ask: 'Request',
  notATitle: (words) => `“${words}” doesn’t look like a title, so I haven’t requested it.`,
  askAnyway: 'Request it anyway',
  wholeSeries: 'The whole series',
  seasonButton: (season) => `Season ${season}`,
  catalogueHasSeries: 'It’s already in the catalogue. Is a season missing?',
  tmdbIsDown: 'I can’t read this title’s details right now. Try again in a moment.',

  asked: (name) => `Request sent: “${name}”. I’ll let you know what becomes of it.`,
  joined: (name, count) =>
    `Somebody has already requested “${name}”, and ${number(count)} people want it now. I’ll let you know what becomes of it.`,
  own: (name, count) =>
    count === 1
      ? `You’ve already requested “${name}”. I’ll let you know what becomes of it.`
      : `You’ve already requested “${name}”. ${number(count)} people want it. I’ll let you know what becomes of it.`,
  rejectedBefore: (name, reason) => `“${name}” has already been declined: ${reason}`,
  tooMany: (most) =>
    most === 1
      ? 'You already have an open request. Withdraw it with /requests.'
      : `You already have ${number(most)} open requests. Withdraw one with /requests.`,

  askedForMissing: (asked, left) => {
    const first =
      asked === 0
        ? ''
        : plural(asked, { one: 'One title requested.', other: `${number(asked)} titles requested.` });
    if (left === 0) return first || 'You’ve already requested all of them.';
    const rest = `${plural(left, { one: 'One is left', other: `${number(left)} are left` })}. Wait for an answer, then press again.`;
    return [first, rest].filter(Boolean).join(' ');
  },

  accepted: (name) => `“${name}”: request approved. I’ll let you know when it’s here.`,
  added: (name) =>
    `“${name}”: request approved, it’s in the catalogue now. I’ll let you know when it can be watched.`,
  available: (name) => `“${name}”, which you requested, has arrived. You can watch it.`,
  rejected: (name, reason) => `“${name}”: request declined. ${reason}`,

  ownRequests: 'Your requests',
  noOwnRequests: 'You have no open requests.',
  askTitle: 'Request a title',
  ownLine: (name, count, isAccepted) =>
    `${name}: ${count === 1 ? 'only you have requested it' : `${number(count)} people want it`}${isAccepted ? ', approved' : ''}`,
  withdraw: 'Withdraw the request',
  withdrawn: 'Withdrawn.',

  openRequests: 'Open requests',
  noRequests: 'None.',
  openLine: (name, count, isAccepted) => `${name}: ${people(count)}${isAccepted ? ', approved' : ''}`,
  allRequests: '‹ Requests',

  request: (id) => `Request no. ${id}`,
  onlyWords: 'Title written by hand',
  film: 'Film',
  series: 'Series',
  season: (season) => `season ${season}`,
  wantedBy: (count, names, since) => {
    const more = count - names.length;
    return `Since ${day(since)}, wanted by ${people(count)}: ${names.join(', ')}${
      more > 0 ? ` and ${plural(more, { one: 'another one', other: `${number(more)} others` })}` : ''
    }`;
  },
  state: {
    open: '',
    accepted: 'Approved. I’ll link it as soon as there is a title or a video of this name.',
    added: 'Approved, it’s in the catalogue.',
    linked: 'It was already in the catalogue.',
    withdrawn: 'Nobody wants it any longer.',
    merged: 'Merged with another request.',
  },
  rejectedFor: (reason) => `Declined: ${reason}`,

  approve: 'Approve',
  reject: 'Decline',
  isThere: 'Already here',
  create: 'Create title',
  createFilm: 'Create a film',
  createSeries: 'Create a series',
  notCreated: 'These words can’t be a title.',
  back: '‹ Back',
  card: 'Details',
  withoutTmdb: 'Approve without TMDB',
  alreadyDecided: (by) =>
    by === undefined ? 'This request has already been decided.' : `${by} has already decided this request.`,
  reasons: {
    notFound: 'It can’t be found.',
    unsuitable: 'It doesn’t suit the catalogue.',
    notReleased: 'It hasn’t been released yet.',
  },
  otherReason: 'Write the reason',
  whyReject: (id) => `Reason for request no. ${id}`,
  howToReject: (name) =>
    `Why are you declining “${name}”? Reply to this message. The people who requested it will read it.`,
  reasonTooLong: (longest) => `The reason is too long. Use ${longest} characters at most.`,
  whichTitle: (id) => `Title for request no. ${id}`,
  howToLink: (name) => `Which title of the catalogue is “${name}”? Reply with its number or name.`,
  noTitleFound: 'I can’t find it in the catalogue.',
  otherTitle: 'Another one',
  rejectedNow: 'Declined.',
  approvedNow: 'Approved.',
  linkedNow: 'Linked.',
};
