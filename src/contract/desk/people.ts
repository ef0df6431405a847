import * as v from 'valibot';
import { lenientList, lenientText, strictTrue } from '../lenient-schemas.ts';
import { MAX_SEARCH_LENGTH } from '../own/search.ts';
import { changing, reading, userId } from '../request-schemas.ts';
import { defineDeskCall, deskRole, namedPerson } from './desk.ts';

/*
 * 'Persone' at the desk (behaviour 23.20), for owners alone.
 */

/** In milliseconds since 1970. */
const time = v.number();

/** Everybody, or only some. */
export const shownPeople = v.picklist(['all', 'premium', 'helpers', 'banned']);
export type ShownPeople = v.InferOutput<typeof shownPeople>;

const person = v.object({
  ...namedPerson.entries,
  lastSeenAt: time,
  isPremium: v.fallback(v.boolean(), false),
  /** The end of premium; null without one, and without premium. */
  premiumUntil: v.fallback(v.nullable(time), null),
  isBanned: v.fallback(v.boolean(), false),
  role: v.fallback(v.nullable(deskRole), null),
});
export type DeskPerson = v.InferOutput<typeof person>;

/** `next`: the next page's `after`, null on the last one. */
export const getPeople = defineDeskCall({
  ...reading,
  role: 'owner',
  path: '/api/gestione/people',
  query: v.object({
    show: shownPeople,
    /** A name, an @name or an id, or a part of it. */
    words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_SEARCH_LENGTH)), ''),
    after: v.optional(userId),
  }),
  answer: v.object({ people: lenientList(person), next: lenientText }),
  summary: 'People by name or id, newest first (owners)',
  failures: [404],
  example: { query: { show: 'all', words: 'Anna' } },
});

const done = v.object({ success: strictTrue });

/** An owner cannot be banned (409); `note`: the outcome for their subscription, in the person's language. */
export const setBanned = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/people/banned',
  body: v.object({ person: userId, isBanned: v.boolean() }),
  answer: v.object({ ...done.entries, note: lenientText }),
  summary: 'Ban a person, or lift the ban (owners)',
  failures: [404, 409],
  example: { body: { person: '1', isBanned: false } },
});

/** 404: an unknown person. */
export const setHelper = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/people/helper',
  body: v.object({ person: userId, isHelper: v.boolean() }),
  answer: done,
  summary: 'Make a person a helper, or no longer (owners)',
  failures: [404],
  example: { body: { person: '1', isHelper: false } },
});

/** Titles that have been there since; the latest first. */
export const getUnwatched = defineDeskCall({
  ...reading,
  role: 'owner',
  path: '/api/gestione/people/:person/unwatched',
  params: v.object({ person: userId }),
  answer: v.object({ titles: lenientList(v.object({ id: v.number(), name: v.string() })) }),
  summary: 'What a person asked for and never opened (owners)',
  failures: [404],
  example: ({ person }) => ({ params: { person } }),
});

/** Days of premium that one press gives. */
export const GIFT_DAYS = 30;

/**
 * It lasts `GIFT_DAYS`. `press`: any number, the same when the call is repeated, which then gives nothing more. `isNotified`:
 * the bot could write to them. 404: an unknown person.
 */
export const givePremium = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/people/premium',
  body: v.object({ person: userId, press: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
  answer: v.object({ ...done.entries, isNotified: v.fallback(v.boolean(), true) }),
  summary: 'Give a person premium (owners)',
  failures: [404],
  example: ({ person }) => ({ body: { person, press: 1 } }),
});

/**
 * Takes a gift's premium back, as if it had never been given; does nothing if it has ended. `gift`: the update that
 * gave it in the chat, or minus `press`.
 */
export const takeGiftBack = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/people/premium/back',
  body: v.object({ person: userId, gift: v.pipe(v.number(), v.safeInteger()) }),
  answer: done,
  summary: 'Take a gift of premium back (owners)',
  example: ({ person }) => ({ body: { person, gift: -1 } }),
});

/** Earlier links and sign-ins stop working. */
export const endSessions = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/people/sessions',
  body: v.object({ person: userId }),
  answer: done,
  summary: 'End a person’s sessions (owners)',
  failures: [404],
  example: ({ person }) => ({ body: { person } }),
});

/** Sends the data as a file; 503 if the messenger does not accept it. */
export const sendPersonData = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/people/data',
  body: v.object({ person: userId }),
  answer: v.object({ isChatMissing: v.fallback(v.boolean(), false) }),
  summary: 'Have the bot send the caller a person’s data (owners)',
  failures: [404],
  example: ({ person }) => ({ body: { person } }),
});

/**
 * An owner cannot be erased (409). Subscriptions are stopped first; `stillRenews`: the messenger refused to stop
 * one. 503, and nothing is erased, if the messenger is out of reach.
 */
export const erasePerson = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/people/erasure',
  body: v.object({ person: userId, isConfirmed: v.literal(true) }),
  answer: v.object({ stillRenews: v.fallback(v.boolean(), false) }),
  summary: 'Erase a person (owners)',
  failures: [404, 409],
  example: { body: { person: '7', isConfirmed: true } },
});
