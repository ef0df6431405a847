import type { Call } from './call.ts';
import { USER_WITH_FULL_LISTS } from './fill-database.ts';

/** Typed words: names, people, misspelt ones, and words of thousands of titles. */
const WORDS = [
  'no',
  'nosf',
  'nosfratu',
  'la casa',
  'georges mel',
  'horror anni 80',
  'strada',
  'xqzw',
] as const;

type Sampled = { person(): string; title(): number };

/**
 * The calls of the own page and of a person's part of a title's page: for ordinary people, and for the one with
 * most.
 */
export function ownPageCalls({ person, title }: Sampled): Record<string, () => Call> {
  const get = (path: string, user = person()): Call => ({ method: 'GET', path: `/api/tu/${path}`, user });
  const post = (path: string, body: NonNullable<Call['body']>): Call => ({
    method: 'POST',
    path: `/api/tu/${path}`,
    user: person(),
    body,
  });
  const reads = ['to_continue', 'requests', 'awaited', 'recommendations', 'notices', 'preference'];
  const ofPerson = [...reads, 'watched?page=1', 'list_imports', 'movie_nights'].flatMap(
    (path): [string, () => Call][] => [
      [`tu/${path}`, () => get(path)],
      [`tu/${path}, most`, () => get(path, USER_WITH_FULL_LISTS)],
    ],
  );
  const searches = WORDS.map((words): [string, () => Call] => [
    `tu/search ${words}`,
    () => get(`search?${new URLSearchParams({ words })}`),
  ]);
  const isOn = () => Math.random() < 0.5;
  return {
    ...Object.fromEntries([...ofPerson, ...searches]),
    'tu/watched, deep': () => get('watched?page=20', USER_WITH_FULL_LISTS),
    'tu/requestable': () => get('requestable?words=nosferatu'),
    'tu/title': () => get(`title/${title()}`),
    'tu/title, season': () => get(`title/${title()}/season/1?page=1`),
    'tu/watched, set': () =>
      post('watched', { content_id: title(), episode: null, isWatched: isOn(), watchedAt: null }),
    'tu/muted, set': () => post('muted', { content_id: title(), isMuted: isOn() }),
    'tu/awaited, set': () => post('awaited', { content_id: title(), season: null, isAwaited: isOn() }),
    'tu/leave_series': () => post('leave_series', { content_id: title() }),
    'tu/notices, set': () => post('notices', { kind: 'series', isOn: isOn() }),
    'tu/preference, set': () => post('preference', { quality: 720, language: 'ita' }),
  };
}
