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

export const getNoticeSettings = defineOwnRead({
  path: '/api/tu/notices',
  answer: noticeSettings,
  summary: 'What the bot writes to the user about',
});

export const setNotices = defineOwnChange({
  path: '/api/tu/notices',
  body: v.object({ kind: v.picklist(['all', 'series', 'digest']), isOn: v.boolean() }),
  summary: 'Turn notices of one kind on or off',
  example: { body: { kind: 'series', isOn: true } },
});

const versionPreference = v.object({
  /** Lines of the picture; null: any. */
  quality: v.nullable(v.number()),
  /** Its three-letter code; null: any. */
  language: lenientText,
  /** The choices, best first. */
  qualities: lenientList(v.number()),
  languages: lenientList(v.object({ code: v.string(), name: v.string() })),
});
export type OwnPreference = v.InferOutput<typeof versionPreference>;

export const getPreference = defineOwnRead({
  path: '/api/tu/preference',
  answer: versionPreference,
  summary: 'Which version of a title the user prefers',
});

export const setPreference = defineOwnChange({
  path: '/api/tu/preference',
  body: v.object({ quality: v.nullable(v.number()), language: v.nullable(v.string()) }),
  summary: 'Change it; what cannot be chosen is null',
  example: { body: { quality: 720, language: 'ita' } },
});

const ownLanguage = v.object({
  /** The caller's choice; null: the messenger's language. */
  language: lenientText,
  /** The language of titles that they chose; null: that of the rest. */
  titleLanguage: lenientText,
  /** The languages by their own names; empty if the server speaks only one. */
  languages: lenientList(v.object({ code: v.string(), name: v.string() })),
});
export type OwnLanguage = v.InferOutput<typeof ownLanguage>;

export const getLanguage = defineOwnRead({
  path: '/api/tu/language',
  answer: ownLanguage,
  summary: 'The language that the user chose, and those that there are',
});

/** The language of titles changes only with `titleLanguage`; `spoken` is the language that applies now. */
export const setLanguage = defineApiCall({
  ...changing,
  path: '/api/tu/language',
  body: v.object({
    language: v.nullable(v.string()),
    titleLanguage: v.optional(v.nullable(v.string())),
  }),
  answer: v.object({ spoken: v.string() }),
  summary: 'Change it; what cannot be chosen changes nothing',
  example: { body: { language: null } },
});
