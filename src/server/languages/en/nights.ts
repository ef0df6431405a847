import { formatsOf } from '../../lib/formats.ts';
import type { nights as italian } from '../it/nights.ts';
import type { Translated } from '../translated.ts';

const { plural } = formatsOf('en-GB');

const INVITATION = 'Choose together what to watch: one title at a time, until one suits everybody.';

export const nights: Translated<typeof italian> = {
  title: (hostName) => (hostName === null ? 'Movie night' : `${hostName}’s movie night`),
  guest: 'Guest',
  headline: (title, members) =>
    `🍿 ${title} · ${plural(members, { one: '1 person', other: `${members} people` })}`,
  join: 'Join',
  who: 'Who’s here',
  invite: 'Invite',
  watch: 'Watch',
  nobodyYet: 'Nobody is here yet. Press “Join”.',
  isOver: 'This movie night is over.',
  beginChat: 'To receive it, start the chat with me first.',
  chosen: 'Chosen title:',
  closed: 'The movie night ended without a choice.',
  choiceGone: 'The chosen title is no longer there.',
  invitation: INVITATION,
  anonymous: (bot) =>
    'You write anonymously here, and a movie night needs somebody who opens it. Send /movienight under your own name' +
    (bot === undefined ? '.' : `, or choose one by typing @${bot} movienight.`),
  wrongLink: 'This movie night is no longer there. Start another one with /movienight.',
  openNight: 'Open the movie night',

  kinds: { film: 'films', serie: 'series' },
  presets: {
    any: ['Movie night: films or series', INVITATION],
    film: ['Movie night: a film', 'Vote on films only, one at a time, until one suits everybody.'],
    short: ['Movie night: a film up to 2 hours', 'Vote on films of two hours at most, one at a time.'],
    serie: ['Movie night: a series', 'Vote on series only, one at a time, until one suits everybody.'],
    unwatched: ['Movie night: never watched', 'Vote on films and series that nobody here has watched.'],
  },
  asWritten: 'Movie night',
  again: 'Invite to the movie night',

  options: ({ kind, maxMinutes, unwatched, votingMinutes, people }, leftOut, defaultMinutes) =>
    [
      kind && nights.kinds[kind],
      maxMinutes !== null && `${maxMinutes} min at most`,
      leftOut.length > 0 && `without ${leftOut.join(', ')}`,
      unwatched && 'never watched',
      people !== null && `for ${people}`,
      votingMinutes !== defaultMinutes && `${votingMinutes} min to vote`,
    ]
      .filter(Boolean)
      .join(' · '),

  reason: ({ approvals, voters }) =>
    approvals === voters
      ? 'It suits everybody.'
      : `It suits ${approvals} of ${voters}: no other title suits more people.`,
};
