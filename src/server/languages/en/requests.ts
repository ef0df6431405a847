import { formatsOf } from '../../lib/formats.ts';
import type { requests as italian } from '../it/requests.ts';
import type { Translated } from '../translated.ts';

const { number, day, plural } = formatsOf('en-GB');
const people = (count: number) => plural(count, { one: '1 person', other: `${number(count)} people` });

export const requests: Translated<typeof italian> = {
  what: 'Which title is missing? Write it in a reply to this message.',
  hint: 'A title',
  tooLong: (longest) => `The title is enough: ${longest} characters at most.`,
  gone: 'This request is no longer there.',

  catalogueHas: (words) => `“${words}” is already in the catalogue:`,
  isAnother: 'It is another one: request it',
  notYetPlayable: (name) =>
    `“${name}” is already in the catalogue, but cannot be watched yet: I will let you know when it arrives.`,
  isPlayable: (name) => `“${name}” is already here: you can watch it.`,

  whichOf: (words) => `Which of these is “${words}”?`,
  noneOfThese: 'None of these',
  ask: 'Request',
  wholeSeries: 'The whole series',
  seasonButton: (season) => `Season ${season}`,
  catalogueHasSeries: 'It is already in the catalogue. Is a season missing?',
  tmdbIsDown: 'I cannot read this title’s details right now: try again in a moment.',

  asked: (name) => `Request sent: “${name}”. I will let you know what becomes of it.`,
  joined: (name, count) =>
    `Somebody has already requested “${name}”: ${number(count)} people want it now. I will let you know what becomes of it.`,
  own: (name, count) =>
    count === 1
      ? `You have already requested “${name}”: I will let you know what becomes of it.`
      : `You have already requested “${name}”: ${number(count)} people want it. I will let you know what becomes of it.`,
  rejectedBefore: (name, reason) => `“${name}” has already been declined: ${reason}`,
  tooMany: (most) =>
    most === 1
      ? 'You already have an open request: withdraw it with /requests.'
      : `You already have ${number(most)} open requests: withdraw one with /requests.`,

  askedForMissing: (asked, left) => {
    const first =
      asked === 0
        ? ''
        : plural(asked, { one: 'One title requested.', other: `${number(asked)} titles requested.` });
    if (left === 0) return first || 'You have already requested all of them.';
    const rest = `${plural(left, { one: 'One is left', other: `${number(left)} are left` })}: wait for an answer, then press again.`;
    return [first, rest].filter(Boolean).join(' ');
  },

  accepted: (name) => `“${name}”: request approved. I will let you know when it is here.`,
  added: (name) =>
    `“${name}”: request approved, it is in the catalogue now. I will let you know when it can be watched.`,
  available: (name) => `“${name}”, which you requested, is here: you can watch it.`,
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
    accepted: 'Approved: I will link it as soon as there is a title or a video of this name.',
    added: 'Approved: it is in the catalogue.',
    linked: 'It was already in the catalogue.',
    withdrawn: 'Nobody wants it any longer.',
    merged: 'Merged with another request.',
  },
  seerr: {
    waiting: '',
    pending: 'Seerr: pending.',
    approved: 'Seerr: approved.',
    processing: 'Seerr: processing.',
    partial: 'Seerr: partially available.',
    available: 'Seerr: available.',
    declined: 'Seerr: declined.',
    failed: 'Seerr: failed.',
    gone: 'Seerr: no longer there.',
  },
  rejectedFor: (reason) => `Declined: ${reason}`,

  approve: 'Approve',
  reject: 'Decline',
  isThere: 'Already here',
  create: 'Create title',
  createFilm: 'Create a film',
  createSeries: 'Create a series',
  notCreated: 'These words cannot be a title.',
  back: '‹ Back',
  card: 'Details',
  withoutTmdb: 'Approve without TMDB',
  alreadyDecided: 'This request has already been decided.',
  reasons: {
    notFound: 'It cannot be found.',
    unsuitable: 'It does not suit the catalogue.',
    notReleased: 'It has not been released yet.',
  },
  otherReason: 'Write the reason',
  whyReject: (id) => `Reason for request no. ${id}`,
  howToReject: (name) =>
    `Why do you decline “${name}”? Reply to this message: whoever requested it will read it.`,
  reasonTooLong: (longest) => `The reason is too long: ${longest} characters at most.`,
  whichTitle: (id) => `Title for request no. ${id}`,
  howToLink: (name) => `Which title of the catalogue is “${name}”? Reply with its number or name.`,
  noTitleFound: 'I cannot find it in the catalogue.',
  otherTitle: 'Another one',
  rejectedNow: 'Declined.',
  approvedNow: 'Approved.',
  linkedNow: 'Linked.',
};
