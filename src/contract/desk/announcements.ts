import * as v from 'valibot';
import { lenientCount, lenientList, lenientText, strictTrue } from '../lenient-schemas.ts';
import { fileBytes } from '../own/list-imports.ts';
import { changing, reading, rowId } from '../request-schemas.ts';
import { defineDeskCall } from './desk.ts';

/*
 * 'Annunci' at the desk (behaviour 23.90), for owners alone.
 */

/** Below the 1024 characters of a picture's caption. */
export const MAX_ANNOUNCEMENT_LENGTH = 1000;

/** The latest start of an announcement, in milliseconds from now. */
const MAX_AHEAD_MS = 365 * 24 * 60 * 60 * 1000;

/** Everybody, premium members, or people who have watched or liked a title of a genre. */
const audience = v.picklist(['all', 'premium', 'genre']);

const announcement = v.object({
  id: rowId,
  text: v.string(),
  /** The name of the title that it is about. */
  title: lenientText,
  hasPicture: v.fallback(v.boolean(), false),
  audience,
  genre: lenientText,
  state: v.picklist(['draft', 'running', 'stopped', 'done']),
  /** The start in milliseconds since 1970; null: at once when it is sent. */
  startsAt: v.fallback(v.nullable(v.number()), null),
  /** Its start is still to come. */
  isAhead: v.fallback(v.boolean(), false),
  /** Recipients; 0 for a genre, whose people are found while it is sent. */
  people: lenientCount,
  sent: lenientCount,
  /** Unreachable people and refused messages. */
  unsent: lenientCount,
  /** Messages that were cut off while they were sent: they may have arrived. */
  unknown: lenientCount,
});
export type DeskAnnouncement = v.InferOutput<typeof announcement>;

/** Announcements from the chat are included. */
export const getAnnouncements = defineDeskCall({
  ...reading,
  role: 'owner',
  path: '/api/gestione/announcements',
  answer: v.object({ announcements: lenientList(announcement) }),
  summary: 'The latest announcements, and how far each is (owners)',
  failures: [404],
});

/** `fault`: the reason why the messenger keeps no picture, in the person's language. */
export const keepAnnouncementPicture = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/announcements/picture',
  body: fileBytes,
  answer: v.object({ address: lenientText, fault: lenientText }),
  summary: 'Keep a picture for an announcement (owners)',
  failures: [404],
});

/**
 * `fault`: the reason for no draft, in the person's language. `startsAt`: null, or a time that has passed, is at
 * once.
 */
export const previewAnnouncement = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/announcements/preview',
  body: v.pipe(
    v.object({
      text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_ANNOUNCEMENT_LENGTH)),
      title: v.nullable(rowId),
      picture: v.nullable(v.pipe(v.string(), v.maxLength(300))),
      audience,
      genre: v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100))),
      startsAt: v.nullable(
        v.pipe(
          v.number(),
          v.integer(),
          v.minValue(0),
          v.check((time) => time < Date.now() + MAX_AHEAD_MS),
        ),
      ),
    }),
    v.check((body) => (body.audience === 'genre') === (body.genre !== null)),
  ),
  answer: v.object({ id: v.fallback(v.nullable(rowId), null), fault: lenientText }),
  summary: 'Draft an announcement, and have the bot send it to the caller (owners)',
  failures: [404],
  example: {
    body: { text: 'Ciao', title: null, picture: null, audience: 'genre', genre: 'Nessuno', startsAt: null },
  },
});

/** `running` sends a draft or resumes a stopped announcement, `gone` deletes a draft. A repeat changes nothing. */
export const changeAnnouncement = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/announcements/change',
  body: v.object({ announcement: rowId, to: v.picklist(['running', 'stopped', 'gone']) }),
  answer: v.object({ success: strictTrue }),
  summary: 'Send, stop, resume or drop an announcement (owners)',
  failures: [404],
  example: { body: { announcement: 999_999, to: 'gone' } },
});
