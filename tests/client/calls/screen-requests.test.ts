import { afterEach, expect, test, vi } from 'vitest';
import { urlOf } from '../../../src/client/calls/requests.ts';
import { SCREEN_REQUESTS } from '../../../src/client/calls/screen-requests.ts';
import { findByPath } from '../../../src/client/routes.ts';

/** The early start's requests for the screen at this path. */
function requestsAt(path: string, userId: string) {
  const route = findByPath(SCREEN_REQUESTS, path);
  const { first, below, next } = route ? route.entry(userId, decodeURIComponent(route.part)) : {};
  return {
    first: first?.map(urlOf),
    below: below?.map(urlOf),
    next: (response: unknown) => next?.(response).map(urlOf) ?? [],
  };
}

test.each([
  ['/', '/api/get_top'],
  ['/home', '/api/get_top'],
  ['/films/', '/api/top_contents/film/365', '/api/get_last/film', '/api/top_contents/film/1'],
  ['/series', '/api/top_contents/serie/365', '/api/get_last/serie', '/api/top_contents/serie/1'],
  ['/lists', '/api/get_list/liste?user-id=a%26b'],
  ['/list/mi_piace', '/api/get_list/mi_piace?user-id=a%26b&page=1&perPage=9'],
  ['/list/7'],
  ['/generi', '/api/get_generi/0?user-id=a%26b&limit=8'],
  ['/genere/Rock%20%26%20Roll', '/api/get_genere/Rock%20%26%20Roll?user-id=a%26b&page=1&perPage=12'],
  ["/genere/L'altro", "/api/get_genere/L'altro?user-id=a%26b&page=1&perPage=12"],
  ['/content-view/5', '/api/get_content/5?user-id=a%26b'],
  ['/premium-search', '/api/get_generi/0?user-id=a%26b&limit=0'],
])('%s first requests %s', (path, ...calls) => {
  expect(requestsAt(path, 'a&b').first).toEqual(calls);
});

test.each(['/error', '/nowhere', '/home/deeper', '/list', '/serata/1'])('%s requests nothing', (path) => {
  expect(requestsAt(path, '1').first).toBeUndefined();
});

test('/series asks for its other rankings and a random title once the first ones are answered', () => {
  const { below } = requestsAt('/series', '1');
  expect(below).toContain('/api/top_contents/serie/30');
  expect(below).toContain('/api/top_genres/serie?interval=60&genre=Action+%26+Adventure');
  expect(below).toContain('/api/random/serie');
});

afterEach(() => void vi.restoreAllMocks());

const ofHeight = (pixels: number) =>
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight + pixels);

test('a full page of genres calls for the next one', () => {
  ofHeight(100);
  const { next } = requestsAt('/generi', '1');
  const genres = Array.from({ length: 8 }, (_, index) => ({ genere: `Genere ${index}` }));
  expect(next(genres)).toEqual(['/api/get_generi/8?user-id=1&limit=8']);
  expect(next(genres.slice(1))).toEqual([]);
  expect(next({ message: 'unknown' })).toEqual([]);
});

test('a page of genres that ends far below the window calls for no other', () => {
  ofHeight(101);
  const { next } = requestsAt('/generi', '1');
  expect(next(Array.from({ length: 8 }, () => ({ genere: 'Noir' })))).toEqual([]);
});

test.each([
  ['its id and genres', { id: 7, generi: '["Crime", "Dramma"]' }, '7', '/api/get_genere/Crime'],
  ['a list of one title', [{ id: 7, generi: 'Crime' }], '7', '/api/get_genere/Crime'],
  ['no genres', { id: 7, generi: null }, '7', undefined],
  ['nothing to read', 'oops', '5', undefined],
])('a title of %s calls for its toggles and similar titles', (_, response, id, similar) => {
  const next = requestsAt('/content-view/5', '1').next(response);
  expect(next.slice(0, 3)).toEqual(
    ['liste', 'mi_piace', 'preferiti'].map(
      (list) => `/api/content_in_list/${id}?user_id=1&list_name=${list}`,
    ),
  );
  expect(next[3]?.split('?')[0]).toBe(similar);
});
