import * as v from 'valibot';
import { defineApiCall } from '../api-call.ts';
import { lenientList, lenientText } from '../lenient-schemas.ts';
import { changing } from '../request-schemas.ts';
import { defineOwnChange, defineOwnRead } from './calls.ts';

/*
 * 'Avvisi' and 'Preferenze' on the own page. Beside the 23 calls, like those of `extension-calls.ts` (behaviour 7.4, 10, 16).
 */

const noticeSettings = v.object({
  /** Any notices and announcements at all. */
  all: v.boolean(),
  /** Those of new episodes of series that the caller follows. */
  series: v.boolean(),
  /** The weekly digest. */
  digest: v.boolean(),
});
export type NoticeSettings = v.InferOutput<typeof noticeSettings>;

/** What the bot writes to the caller about. */
export const getNoticeSettings = defineOwnRead('/api/tu/notices', noticeSettings);

/** Turns notices of one kind on or off. */
export const setNotices = defineOwnChange(
  '/api/tu/notices',
  v.object({ kind: v.picklist(['all', 'series', 'digest']), isOn: v.boolean() }),
);

const versionPreference = v.object({
  /** Lines of the picture; null: whatever there is. */
  quality: v.nullable(v.number()),
  /** By its three letters; null: whatever there is. */
  language: lenientText,
  /** What can be chosen, the best first. */
  qualities: lenientList(v.number()),
  languages: lenientList(v.object({ code: v.string(), name: v.string() })),
});
export type OwnPreference = v.InferOutput<typeof versionPreference>;

/** Which version of a title the caller prefers. */
export const getPreference = defineOwnRead('/api/tu/preference', versionPreference);

/** Changes it; what cannot be chosen is null. */
export const setPreference = defineOwnChange(
  '/api/tu/preference',
  v.object({ quality: v.nullable(v.number()), language: v.nullable(v.string()) }),
);

const ownLanguage = v.object({
  /** What the caller chose; null: as their messenger says. */
  language: lenientText,
  /** The language of titles that they chose; null: that of the rest. */
  titleLanguage: lenientText,
  /** What can be chosen, each by its own name: none where the server speaks one language. */
  languages: lenientList(v.object({ code: v.string(), name: v.string() })),
});
export type OwnLanguage = v.InferOutput<typeof ownLanguage>;

/** The language of the app and of what the bot writes, and that of titles. */
export const getLanguage = defineOwnRead('/api/tu/language', ownLanguage);

/** Changes it, and the language of titles where that is named; `spoken` is the language that holds now. */
export const setLanguage = defineApiCall({
  ...changing,
  path: '/api/tu/language',
  body: v.object({
    language: v.nullable(v.string()),
    titleLanguage: v.optional(v.nullable(v.string())),
  }),
  answer: v.object({ spoken: v.string() }),
});
