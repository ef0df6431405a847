import { expect, test } from 'vitest';
import { findFirstRequests } from '../../../src/client/early-start/first-requests.ts';

test.each([
  ['/', '/api/get_top'],
  ['/home', '/api/get_top'],
  ['/films/', '/api/top_contents/film/365', '/api/get_last/film'],
  ['/series', '/api/top_contents/serie/365', '/api/get_last/serie'],
  ['/lists', '/api/get_list/liste?user-id=a%26b'],
  ['/list/mi_piace', '/api/get_list/mi_piace?user-id=a%26b&page=1&perPage=9'],
  ['/list/7'],
  ['/generi', '/api/get_generi/0?user-id=a%26b&limit=8'],
  ['/genere/Rock%20%26%20Roll', '/api/get_genere/Rock%20%26%20Roll?user-id=a%26b&page=1&perPage=12'],
  ["/genere/L'altro", "/api/get_genere/L'altro?user-id=a%26b&page=1&perPage=12"],
  ['/content-view/5', '/api/get_content/5?user-id=a%26b'],
  ['/premium-search', '/api/get_generi/0?user-id=a%26b&limit=0'],
])('%s first requests %s', (path, ...calls) => {
  expect(findFirstRequests(path)?.('a&b')).toEqual(calls);
});

test.each(['/error', '/nowhere', '/home/deeper'])('%s requests nothing', (path) => {
  expect(findFirstRequests(path)).toBeUndefined();
});
