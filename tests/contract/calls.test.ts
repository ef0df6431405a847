import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { ApiCall } from '../../src/contract/api-call.ts';
import * as authCalls from '../../src/contract/auth.ts';
import * as botRequests from '../../src/contract/bot-requests.ts';
import * as customLists from '../../src/contract/custom-lists.ts';
import * as genres from '../../src/contract/genres.ts';
import { INIT_DATA_HEADER } from '../../src/contract/headers.ts';
import * as lists from '../../src/contract/lists.ts';
import * as premiumSearch from '../../src/contract/premium-search.ts';
import * as rankings from '../../src/contract/rankings.ts';
import { getContent, getRandom } from '../../src/contract/titles.ts';

type Fields = Record<string, string | number>;
type Row = [methodAndPath: string, call: ApiCall, keys?: { query?: Fields; body?: Fields }];

const USER = { user_id: '42' };
const USER_DASHED = { 'user-id': '42' };
const PAGE = { page: 1, perPage: 12 };
const MEMBERSHIP = { ...USER, custom_list_id: 3, content_id: 7 };

/** All calls with their keys: without any of them a request is refused (behaviour 7.5). */
const CALLS: Row[] = [
  ['POST /api/auth', authCalls.auth, { query: { ...USER, token: 'key' } }],
  ['GET /api/get_top', rankings.getHomeContents],
  ['GET /api/random/:type', getRandom],
  ['GET /api/top_contents/:type/:days', rankings.topContents],
  ['GET /api/top_genres/:type', rankings.topContentsOfGenre, { query: { interval: 60, genre: 'Horror' } }],
  ['GET /api/get_last/:type', rankings.getLast],
  ['GET /api/check_premium_status', authCalls.checkPremiumStatus, { query: USER_DASHED }],
  ['GET /api/get_list/:list', lists.getList, { query: USER_DASHED }],
  ['GET /api/get_custom_lists', customLists.getCustomLists, { query: USER }],
  [
    'GET /api/get_custom_list_contents',
    customLists.getCustomListContents,
    { query: { ...USER_DASHED, custom_list_id: '3' } },
  ],
  ['GET /api/get_custom_list_title/:id', customLists.getCustomListName, { query: USER_DASHED }],
  ['GET /api/get_generi/:offset', genres.getGenres, { query: { ...USER_DASHED, limit: 8 } }],
  ['GET /api/get_genere/:genre', genres.getGenreContents, { query: { ...USER_DASHED, ...PAGE } }],
  ['GET /api/get_content/:id', getContent, { query: USER_DASHED }],
  ['GET /api/content_in_list/:contentId', lists.contentInList, { query: { ...USER, list_name: 'mi_piace' } }],
  [
    'POST /api/add_content_to/:contentId',
    lists.toggleContentInList,
    { body: { ...USER, list_name: 'preferiti' } },
  ],
  [
    'GET /api/content_in_custom_list/:contentId',
    customLists.contentInCustomList,
    { query: { ...USER, list_id: '3' } },
  ],
  ['POST /api/add_to_custom_list', customLists.addToCustomList, { body: MEMBERSHIP }],
  ['POST /api/remove_from_custom_list', customLists.removeFromCustomList, { body: MEMBERSHIP }],
  ['POST /api/play_content', botRequests.playContent, { body: { content_id: 7, ...USER } }],
  ['POST /api/search_content', botRequests.promptChatSearch, { body: USER }],
  ['GET /api/get_years', premiumSearch.getYears],
  ['GET /api/filter_contents', premiumSearch.filterContents, { query: { ...USER_DASHED, ...PAGE } }],
];

test('there are 23 calls', () => {
  expect(new Set(CALLS.map(([methodAndPath]) => methodAndPath)).size).toBe(23);
});

test.each(CALLS)('%s demands each of its keys', (methodAndPath, call, { query, body } = {}) => {
  expect(`${call.method} ${call.path}`).toBe(methodAndPath);
  if (query) expectDemanded(call.query, query);
  if (body) expectDemanded(call.body, body);
});

function expectDemanded(schema: ApiCall['query'], given: Fields): void {
  expect(v.is(schema, given)).toBe(true);
  for (const key of Object.keys(given)) expect(v.is(schema, { ...given, [key]: undefined })).toBe(false);
}

test('launch data goes in the header that the messenger’s own examples use', () => {
  expect(INIT_DATA_HEADER).toBe('X-Telegram-Init-Data');
});
