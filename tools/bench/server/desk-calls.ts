import { OWNER, WAITING } from './bot/bot-rows.ts';
import type { Call } from './call.ts';

const WORDS = ['no', 'nosf', 'nosfratu', 'la casa', 'horror anni 80', 'xqzw'] as const;

type Sampled = { title(): number; person(): string; requests: number };

/** The calls of the desk that owners make all the time; those that fetch from elsewhere or send are left out. */
export function deskCalls({ title, person, requests }: Sampled): Record<string, () => Call> {
  const get = (path: string): Call => ({ method: 'GET', path: `/api/gestione${path}`, user: OWNER });
  const post = (path: string, body: NonNullable<Call['body']>): Call => ({
    method: 'POST',
    path: `/api/gestione${path}`,
    user: OWNER,
    body,
  });
  const upTo = (most: number) => 1 + Math.floor(Math.random() * most);
  const pages = {
    'desk/videos': '/videos?show=all',
    'desk/videos, known': '/videos?show=known',
    'desk/videos, ignored': '/videos?show=ignored',
    'desk/requests': '/requests?show=open',
    'desk/requests, deep': '/requests?show=open&after=1.1000',
    'desk/requests, approved': '/requests?show=accepted',
    'desk/reports': '/reports',
    'desk/reports, deep': '/reports?after=1.1000',
    'desk/imports': '/imports',
    'desk/people': '/people?show=all&words=',
    'desk/people, premium': '/people?show=premium&words=',
    'desk/people, banned': '/people?show=banned&words=',
    'desk/changes': '/changes',
    'desk/announcements': '/announcements',
  };
  return {
    desk: () => get(''),
    ...Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, () => get(path)])),
    ...Object.fromEntries(
      WORDS.map((words) => [`desk/titles ${words}`, () => get(`/titles?${new URLSearchParams({ words })}`)]),
    ),
    'desk/people, by number': () => get(`/people?show=all&words=${person()}`),
    'desk/videos, group': () => get(`/videos/${upTo(WAITING)}/group?page=1`),
    'desk/videos, titles': () => get(`/videos/${upTo(WAITING)}/titles`),
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
    'desk/requests, rejected': () =>
      post('/requests/decide', {
        decisions: [{ id: upTo(requests), to: { kind: 'reject', reason: 'Non si trova.' } }],
      }),
    'desk/requests, undone': () => post('/requests/undo', { ids: [upTo(requests)] }),
  };
}
