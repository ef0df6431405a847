import * as v from 'valibot';
import { defineApiCall } from './api-call.ts';
import { lenientList, lenientText, strictTrue } from './lenient-schemas.ts';
import { ignoredBody, noFields } from './request-schemas.ts';

/*
 * 'Avvisi' and 'Preferenze' on the own page. Beside the 23 calls, like those of `extension-calls.ts` (behaviour 7.4, 10, 16).
 */

const done = v.object({ success: strictTrue });

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
export const getNoticeSettings = defineApiCall({
  method: 'GET',
  path: '/api/tu/notices',
  params: noFields,
  query: v.unknown(),
  body: ignoredBody,
  answer: noticeSettings,
});

/** Turns notices of one kind on or off. */
export const setNotices = defineApiCall({
  method: 'POST',
  path: '/api/tu/notices',
  params: noFields,
  query: v.unknown(),
  body: v.object({ kind: v.picklist(['all', 'series', 'digest']), isOn: v.boolean() }),
  answer: done,
});

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
export const getPreference = defineApiCall({
  method: 'GET',
  path: '/api/tu/preference',
  params: noFields,
  query: v.unknown(),
  body: ignoredBody,
  answer: versionPreference,
});

/** Changes it; what cannot be chosen is null. */
export const setPreference = defineApiCall({
  method: 'POST',
  path: '/api/tu/preference',
  params: noFields,
  query: v.unknown(),
  body: v.object({ quality: v.nullable(v.number()), language: v.nullable(v.string()) }),
  answer: done,
});
