import type { Message } from 'grammy/types';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../../src/server/chat/messages/button-fields.ts';
import { buttons } from '../../../../src/server/chat/messages/buttons.ts';
import { questions, signedData } from '../../../../src/server/chat/messages/questions.ts';

const episode = { titleId: 12, episode: { season: 2, episode: 5 } };
const night = 'QmF0dGVsbG8tZGktbm90dGU_abc';
const view = { isOne: true, filter: 'ignored', index: 2 };

/**
 * The data of buttons in people's chats, and their meaning: a line here never changes and never goes away. A
 * further number of a field is a further line.
 */
const OLD_BUTTONS: Record<keyof typeof buttons, Record<string, object>> = {
  help: { help: {} },
  remark: {
    'remark:0': { remark: 'refund' },
    'remark:1': { remark: 'leave' },
    'remark:2': { remark: 'erase' },
    'remark:3': { remark: 'premium' },
    'remark:4': { remark: 'arrival' },
    'remark:5': { remark: 'notices' },
    'remark:6': { remark: 'broken' },
    'remark:7': { remark: 'requests' },
    'remark:8': { remark: 'contact' },
    'remark:9': { remark: 'language' },
    'remark:10': { remark: 'insult' },
    'remark:11': { remark: 'wish' },
    'remark:12': { remark: 'help' },
    'remark:13': { remark: 'other' },
    'remark:14': { remark: 'bot' },
    'remark:15': { remark: 'thanks' },
    'remark:16': { remark: 'farewell' },
    'remark:17': { remark: 'greeting' },
    'remark:18': { remark: 'nothing' },
    'remark:19': { remark: 'wordless' },
    'remark:20': { remark: 'link' },
  },
  speak: { 'speak:it': { spoken: 'it' } },
  titlesIn: { 'titlesin:it': { spoken: 'it' } },
  titlesAsSpoken: { titlesas: {} },
  card: { 'card:12': { titleId: 12 } },
  play: { 'play:12': { titleId: 12 } },
  seasons: { 'seasons:12:3': { titleId: 12, page: 3 } },
  season: { 'season:12:2:3': { titleId: 12, season: 2, page: 3 } },
  otherEpisodes: { 'otherepisodes:12:2': { titleId: 12, season: 2 } },
  episode: {
    'episode:12:2:5': { part: episode },
    'episode:12:0:5': { part: { titleId: 12, episode: { season: 0, episode: 5 } } },
    'episode:12:0:00': { part: { titleId: 12, episode: { season: 0, episode: 0 } } },
  },
  watched: { 'watched:12:2:5': { part: episode }, 'watched:12:0:0': { part: { titleId: 12 } } },
  unwatched: { 'unwatched:12:2:5': { part: episode } },
  toContinue: { 'continue:3': { page: 3 } },
  watchedThere: { 'watchedthere:12:2:5:3': { part: episode, page: 3 } },
  leaveSeries: { 'leave:12:3': { titleId: 12, page: 3 } },
  whatToLeave: { 'whattoleave:3': { page: 3 } },
  history: { 'history:3': { page: 3 } },
  watchedPart: { 'watchedpart:12:2:5:3': { part: episode, page: 3 } },
  unwatchedThere: { 'unwatchedthere:12:2:5:3': { part: episode, page: 3 } },
  versions: {
    'versions:12:2:5:34': { part: episode, deliveredId: 34 },
    'versions:12:2:5:0': { part: episode, deliveredId: null },
  },
  version: { 'version:12:2:5:34': { part: episode, versionId: 34 } },
  preferences: { preferences: {} },
  preferQuality: { 'quality:1080': { lines: 1080 }, 'quality:0': { lines: null } },
  preferLanguage: {
    'language:0': { language: null },
    'language:1': { language: 'ita' },
    'language:2': { language: 'eng' },
    'language:3': { language: 'fra' },
    'language:4': { language: 'deu' },
    'language:5': { language: 'spa' },
    'language:6': { language: 'jpn' },
  },
  gift: { gift: {} },
  renewal: { 'renewal:1': { isOn: true }, 'renewal:0': { isOn: false } },
  versionProblem: { 'problemof:12:2:5:34': { part: episode, versionId: 34 } },
  reportVersion: {
    'reportof:12:2:5:34:0': { part: episode, versionId: 34, kind: 'audio' },
    'reportof:12:2:5:34:1': { part: episode, versionId: 34, kind: 'subtitles' },
    'reportof:12:2:5:34:2': { part: episode, versionId: 34, kind: 'wrong' },
    'reportof:12:2:5:34:3': { part: episode, versionId: 34, kind: 'broken' },
    'reportof:12:0:0:34:4': { part: { titleId: 12 }, versionId: 34, kind: 'other' },
  },
  mute: { 'mute:12': { titleId: 12 } },
  unmute: { 'unmute:12': { titleId: 12 } },
  notices: { 'notices:1': { isOn: true }, 'notices:0': { isOn: false } },
  seriesNotices: { 'seriesnotices:1': { isOn: true } },
  digest: { 'digest:0': { isOn: false } },
  askTitle: { asktitle: {} },
  askFor: {
    'ask:0': { skipped: 'nothing' },
    'ask:1': { skipped: 'catalogue' },
    'ask:2': { skipped: 'everything' },
  },
  askMatch: { 'askmatch:1:653': { type: 'serie', id: 653 }, 'askmatch:0:653': { type: 'film', id: 653 } },
  askTmdb: {
    'asktmdb:1:653:2': { type: 'serie', id: 653, season: 2 },
    'asktmdb:0:653:0': { type: 'film', id: 653, season: null },
  },
  withdraw: { 'withdraw:56': { requestId: 56 } },
  ownRequests: { ownrequests: {} },
  ownRequest: { 'ownrequest:56': { requestId: 56 } },
  importList: {
    'importlist:78:0': { listId: 78, target: 'visti' },
    'importlist:78:1': { listId: 78, target: 'liste' },
    'importlist:78:2': { listId: 78, target: 'mi_piace' },
    'importlist:78:3': { listId: 78, target: 'nothing' },
  },
  askMissing: { 'askmissing:78': { listId: 78 } },
  nightWho: { [`nightwho:${night}`]: { nightId: night } },
  nightPlay: { [`nightplay:${night}`]: { nightId: night } },
  useStill: { 'usestill:12': { titleId: 12 } },
  hide: { 'hide:12:1': { titleId: 12, hidden: true }, 'hide:12:0': { titleId: 12, hidden: false } },
  waitingSubtitles: { 'subtitlesof:91': { subtitlesId: 91 } },
  putBack: { 'putback:92': { replacedId: 92 } },
  video: { 'video:93:4:2': { postId: 93, filter: 'ignored', index: 2 } },
  addVideo: { 'addvideo:12:2:5': { part: episode } },
  assign: {
    'assign:93:12:2:1:4:2': { postId: 93, titleId: 12, season: 2, ...view },
    'assign:93:12:0:0:0:0': {
      postId: 93,
      titleId: 12,
      season: null,
      isOne: false,
      filter: 'all',
      index: 0,
    },
  },
  ignorePost: { 'ignore:93:1:4:2': { postId: 93, ...view } },
  undoIgnore: { 'unignore:93:4:2': { postId: 93, filter: 'ignored', index: 2 } },
  createFor: { 'createfor:93:1:4:2': { postId: 93, ...view } },
  takeFile: { 'takefile:1': { isSure: true } },
  titleExample: { titleexample: {} },
  addTmdbFor: { 'tmdbfor:93:1:653:1:4:2': { postId: 93, type: 'serie', id: 653, ...view } },
  dropChannel: { 'unchannel:1001234567890': { channelId: '-1001234567890' } },
  readChannel: { 'readchannel:1001234567890': { channelId: '-1001234567890' } },
  stopReading: { 'stopreading:1001234567890': { channelId: '-1001234567890' } },
  announce: { 'announce:94': { announcementId: 94 } },
  stopAnnouncing: { 'unannounce:94': { announcementId: 94 } },
  dropAnnouncement: { 'noannounce:94': { announcementId: 94 } },
  addTmdb: { 'tmdb:1:653': { type: 'serie', id: 653 } },
  requests: { 'requests:3': { page: 3 } },
  request: { 'request:56:3': { requestId: 56, page: 3 } },
  approve: { 'approve:56': { requestId: 56 } },
  approveAs: {
    'approveas:56:1:653': { requestId: 56, type: 'serie', tmdbId: 653 },
    'approveas:56:0:0': { requestId: 56, type: 'film', tmdbId: null },
  },
  reject: { 'reject:56': { requestId: 56 } },
  rejectFor: {
    'rejectfor:56:0': { requestId: 56, reason: 'own' },
    'rejectfor:56:1': { requestId: 56, reason: 'notFound' },
    'rejectfor:56:2': { requestId: 56, reason: 'unsuitable' },
    'rejectfor:56:3': { requestId: 56, reason: 'notReleased' },
  },
  isThere: { 'isthere:56': { requestId: 56 } },
  createAsked: {
    'createasked:56:0': { requestId: 56, type: null },
    'createasked:56:1': { requestId: 56, type: 'film' },
    'createasked:56:2': { requestId: 56, type: 'serie' },
  },
  linkTo: {
    'linkto:56:12': { requestId: 56, titleId: 12 },
    'linkto:56:0': { requestId: 56, titleId: null },
  },
  reports: { 'reports:3': { page: 3 } },
  reportCard: { 'reportcard:95': { reportId: 95 } },
  reportedVideo: { 'reportvideo:95': { reportId: 95 } },
  replaceReported: { 'reportreplace:95': { reportId: 95 } },
  dropReported: {
    'reportdrop:95:90:1': { reportId: 95, videoId: 90, isSure: true },
    'reportdrop:95:90:0': { reportId: 95, videoId: 90, isSure: false },
  },
  settleReport: {
    'reportsettle:95:0': { reportId: 95, state: 'dismissed' },
    'reportsettle:95:1': { reportId: 95, state: 'resolved' },
  },
  failed: { 'failed:3': { page: 3 } },
  retry: { 'retry:3000000000:3': { deliveryId: 3_000_000_000, page: 3 } },
};

const OLD_QUESTIONS: Record<keyof typeof questions, Record<string, object>> = {
  wantedTitle: { wanted: {} },
  reportNote: { 'note:95': { reportId: 95 } },
  reportedVideo: { 'reportreplace:95': { reportId: 95 } },
  rejectReason: { 'reason:56': { requestId: 56 } },
  requestedTitle: { 'which:56': { requestId: 56 } },
  titleOfSubtitles: { 'subtitles:91': { subtitlesId: 91 } },
  lastPost: { 'lastpost:1001234567890': { channelId: '-1001234567890' } },
};

type Kind = {
  word: string;
  types: Readonly<Record<string, Field<unknown>>>;
  fields(data: string): object | undefined;
};

function cases(kinds: Readonly<Record<string, Kind>>, old: Readonly<Record<string, Record<string, object>>>) {
  return Object.entries(kinds).flatMap(([name, kind]) =>
    Object.entries(old[name] ?? {}).map(([data, values]) => ({ data, kind, values })),
  );
}

describe.each([...cases(buttons, OLD_BUTTONS), ...cases(questions, OLD_QUESTIONS)])(
  'the data $data',
  ({ data, kind, values }) => {
    it('they mean what they meant when they were sent, and new buttons send the same', () => {
      expect(kind.fields(data)).toEqual(values);
      const given = new Map(Object.entries(values));
      const parts = Object.entries(kind.types).map(([name, type]) => type.write(given.get(name)));
      expect([kind.word, ...parts].join(':')).toBe(data);
      expect(data.length).toBeLessThanOrEqual(64);
    });

    it('only one kind of button reads them', () => {
      const readers = Object.values(buttons).filter(({ pattern }) => pattern.test(data));
      expect(readers.length).toBeLessThanOrEqual(1);
    });
  },
);

it('no kind of button reads an impossible row or an unknown value', () => {
  expect(buttons.card.fields('card:0')).toBeUndefined();
  expect(buttons.card.fields('card:9999999999')).toBeUndefined();
  expect(buttons.reportVersion.fields('reportof:12:2:5:34:5')).toBeUndefined();
  expect(buttons.watched.fields('watched:12:99999:1')).toBeUndefined();
});

it('a question is known by its signature, in its own chat alone', () => {
  const url = 'https://t.me/prova_bot?q=note:95.Oe3Kvf04kIGwucSmN-zsx_';
  const asked = (id: number): Message => ({
    message_id: 7,
    date: 1,
    chat: { id, type: 'private', first_name: 'Anna' },
    text: 'Vuoi aggiungere altro?\u2060',
    entities: [{ type: 'text_link', offset: 22, length: 1, url }],
  });
  expect(signedData(asked(1001), ['the secret of the tests'])).toBe('note:95');
  expect(signedData(asked(2002), ['the secret of the tests'])).toBeUndefined();
});
