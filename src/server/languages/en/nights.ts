import { formatsOf } from '../../lib/formats.ts';
import type { nights as italian } from '../it/nights.ts';
import type { Translated } from '../translated.ts';

const { plural } = formatsOf('en-GB');

type Choice = Parameters<typeof italian.decided>[0];

const ONE_VOTER = 'The only person who voted agrees';

const INVITATION = 'Choose together what to watch: one title at a time, until one suits everybody.';

const LEAST = {
  refusals: 'the one with the fewest “No”',
  postponements: 'the one with the fewest “Some day”',
};

const byLot = ({ tied }: Choice) => `It was drawn by lot from ${tied} titles.`;

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
  nothingFits: 'No title would do, almost everybody refused each of them.',
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

  matched: (choice) => {
    const { approvals, voters, decidedBy } = choice;
    const all = voters === 2 ? 'both of you' : `all ${voters} of you`;
    const base = `It suits ${approvals === voters ? all : `${approvals} of ${voters}`}`;
    return decidedBy === 'lot' ? `${base}, level with others. ${byLot(choice)}` : `${base}.`;
  },

  decided: (choice) => {
    const { approvals, voters, decidedBy } = choice;
    if (voters === 0) return `Nobody voted. ${byLot(choice)}`;
    if (approvals === 0) return `Nobody approved any. ${unapproved(choice)}`;
    const base = voters === 1 ? ONE_VOTER : `It suits ${approvals} of ${voters}`;
    return {
      approvals: voters === 1 ? `${ONE_VOTER}.` : `${base}, more than any other.`,
      refusals: `${base}, like others, but it is ${LEAST.refusals}.`,
      postponements: `${base}, like others, but it is ${LEAST.postponements}.`,
      agreement: `${base}, like others, but agreement came sooner here.`,
      lot: `${base}, level with others. ${byLot(choice)}`,
    }[decidedBy];
  },
};

function unapproved(choice: Choice): string {
  if (choice.decidedBy === 'lot') return byLot(choice);
  return `This is ${choice.decidedBy === 'postponements' ? LEAST.postponements : LEAST.refusals}.`;
}
