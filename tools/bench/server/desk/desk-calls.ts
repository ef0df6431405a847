import { OWNER, WAITING } from '../bot/bot-rows.ts';
import type { Call } from '../call.ts';

const WORDS = ['no', 'nosf', 'nosfratu', 'la casa', 'horror anni 80', 'xqzw'] as const;
/** Names of many people, of some, of nobody, and the start of names. */
const NAMES = ['anna', 'persona_77', 'xqzw', 'xq', 'ma'] as const;

/** Pages of the tables, by their name here. */
const PAGES = {
  desk: '',
  'desk/videos': '/videos?show=all',
  'desk/videos, deep': '/videos?show=all&after=10.3000',
  'desk/videos, known': '/videos?show=known',
  'desk/videos, unknown': '/videos?show=unknown',
  'desk/videos, ignored': '/videos?show=ignored',
  'desk/catalogue': '/catalogue?show=all',
  'desk/catalogue, deep': '/catalogue?show=all&after=100000',
  'desk/catalogue, no video': '/catalogue?show=no-video',
  'desk/catalogue, no picture': '/catalogue?show=no-picture',
  'desk/catalogue, no plot': '/catalogue?show=no-plot',
  'desk/catalogue, hidden': '/catalogue?show=hidden',
  'desk/catalogue, doubles': '/catalogue?show=doubles',
  'desk/catalogue, genre': '/catalogue?show=all&genre=Musica',
  'desk/catalogue, year': '/catalogue?show=no-plot&year=1931',
  'desk/catalogue, added': '/catalogue?show=all&days=7',
  'desk/requests': '/requests?show=open',
  'desk/requests, deep': '/requests?show=open&after=1.1000',
  'desk/requests, approved': '/requests?show=accepted',
  'desk/reports': '/reports',
  'desk/reports, deep': '/reports?after=1.1000',
  'desk/people': '/people?show=all&words=',
  'desk/people, deep': '/people?show=all&words=&after=5000',
  'desk/people, premium': '/people?show=premium&words=',
  'desk/people, helpers': '/people?show=helpers&words=',
  'desk/people, banned': '/people?show=banned&words=',
  'desk/payments': '/payments',
  'desk/payments, deep': '/payments?after=charge+9000',
  'desk/imports': '/imports',
  'desk/changes': '/changes',
  'desk/changes, deep': '/changes?after=9000',
  'desk/figures': '/figures?days=7',
  'desk/figures, most': '/figures?days=90',
  'desk/figures/demand': '/figures/demand?days=7',
  'desk/figures/demand, most': '/figures/demand?days=90',
  'desk/given-up': '/given-up',
  'desk/announcements': '/announcements',
} as const;

type Sampled = { title(): number; person(): string; requests: number };
type Calls = Record<string, () => Call>;

const upTo = (most: number) => 1 + Math.floor(Math.random() * most);

const get = (path: string): Call => ({ method: 'GET', path: `/api/gestione${path}`, user: OWNER });
const post = (path: string, body: NonNullable<Call['body']>): Call => ({
  method: 'POST',
  path: `/api/gestione${path}`,
  user: OWNER,
  body,
});

/** All calls of the desk except those that fetch from other services, send, import, erase or remove. */
export function deskCalls(sampled: Sampled): Calls {
  const byWords = (path: string, words: readonly string[]): Calls =>
    Object.fromEntries(
      words.map((one) => [
        `desk${path} ${one}`,
        () => get(`${path}?${new URLSearchParams({ show: 'all', words: one })}`),
      ]),
    );
  return {
    ...Object.fromEntries(Object.entries(PAGES).map(([name, path]) => [name, () => get(path)])),
    ...byWords('/titles', WORDS),
    ...byWords('/catalogue', WORDS),
    ...byWords('/people', NAMES),
    ...readingOne(sampled),
    ...changing(sampled),
  };
}

const readingOne = ({ title, person }: Sampled): Calls => ({
  'desk/videos, group': () => get(`/videos/${upTo(WAITING)}/group?page=1`),
  'desk/videos, titles': () => get(`/videos/${upTo(WAITING)}/titles`),
  'desk/catalogue/title': () => get(`/catalogue/${title()}`),
  'desk/catalogue/title/versions': () => get(`/catalogue/${title()}/versions`),
  'desk/catalogue/uses': () => get(`/catalogue/uses?titles=${title()},${title()}`),
  'desk/people, by number': () => get(`/people?show=all&words=${person()}`),
  'desk/people/unwatched': () => get(`/people/${person()}/unwatched`),
  'desk/payments, of one': () => get(`/payments?person=${person()}`),
});

const changing = ({ title, requests }: Sampled): Calls => ({
  'desk/videos, matched': () =>
    post('/videos/settle', {
      answers: [
        {
          post: upTo(WAITING),
          isOne: true,
          to: { kind: 'title', id: title(), season: null, episode: null },
        },
      ],
    }),
  'desk/videos, undone': () => post('/videos/undo', { matched: [upTo(WAITING)], ignored: [] }),
  'desk/catalogue, hidden or shown': () =>
    post('/catalogue/change', {
      titles: [title()],
      change: { kind: 'hidden', isSet: Math.random() < 0.5 },
    }),
  'desk/catalogue, edited': () =>
    post('/catalogue/edit', { title: title(), field: 'trama', value: `Trama ${upTo(1000)}` }),
  'desk/requests, rejected': () =>
    post('/requests/decide', {
      decisions: [{ id: upTo(requests), to: { kind: 'reject', reason: 'Non si trova.' } }],
    }),
  'desk/requests, undone': () => post('/requests/undo', { ids: [upTo(requests)] }),
  'desk/reports, dismissed': () => post('/reports/settle', { ids: [upTo(requests / 4)], state: 'dismissed' }),
  'desk/reports, undone': () => post('/reports/undo', { ids: [upTo(requests / 4)] }),
});
