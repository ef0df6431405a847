import type { Call } from './call.ts';
import { deskCalls } from './desk/desk-calls.ts';
import { USER_WITH_FULL_LISTS } from './fill-database.ts';
import { ownPageCalls } from './own-page-calls.ts';

/** The token of a person's session. */
export type TokenOf = (user: string) => Promise<string>;

const GENRES = {
  film: ['Azione', 'Avventura', 'Horror', 'Commedia', 'Famiglia', 'Fantascienza', 'Thriller'],
  serie: ['Commedia', 'Dramma', 'Animazione', 'Action & Adventure', 'Crime', 'Sci-Fi & Fantasy'],
} as const;
const RARE = ['Musica', 'Mistero', 'News', 'Western', 'War & Politics'] as const;
const DURATIONS = ['30 min', '1 ora', '2 ore', '2+ ore'] as const;
const LISTS = ['liste', 'mi_piace', 'preferiti'] as const;
const TYPES = ['film', 'serie'] as const;
/** The last page that is answered. */
const LAST_PAGE = 5000;

const any = <One>(list: readonly [One, ...One[]]): One =>
  list[Math.floor(Math.random() * list.length)] ?? list[0];
const upTo = (most: number) => 1 + Math.floor(Math.random() * most);

type Query = Record<string, string | number | readonly (string | number)[]>;

/** A list travels as the server reads it from browsers: joined by commas. */
const queryString = (query: Query) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();

type Sampled = {
  titles: number;
  people: number;
  /** A person's key, as launch links have it. */
  launchKey(userId: string): string;
};

export type SampleCalls = ReturnType<typeof sampleCalls>;

/**
 * The 23 calls and those of the own page and of the desk, some in several ways: each makes a request that differs
 * from one time to the next. `user`: the person whose session it needs.
 */
export function sampleCalls({ titles, people, launchKey }: Sampled) {
  const person = () => String(upTo(people));
  const premium = () => String(20 * upTo(people / 20));
  /** The way people choose: few titles nearly always. */
  const title = () => 1 + ((Math.floor(titles ** Math.random()) * 7919) % titles);
  const get = (
    path: string,
    { user = person(), query = {} }: { user?: string; query?: Query } = {},
  ): Call => ({
    method: 'GET',
    path: `/api/${path}?${queryString(query)}`,
    user,
  });
  const post = (path: string, user: string, body: Record<string, string | number>): Call => ({
    method: 'POST',
    path: `/api/${path}`,
    user,
    body,
  });
  const own = (path: string, query: Query = {}, user = person()) =>
    get(path, { user, query: { 'user-id': user, user_id: user, ...query } });
  const listOf = (user: string) =>
    user === USER_WITH_FULL_LISTS ? 1 : 2 * (Number(user) / 20) - upTo(2) + 1;
  const filter = (query: Query) => own('filter_contents', { perPage: 12, page: upTo(3), ...query });
  const genre = (type: 'film' | 'serie') => any(GENRES[type]);
  const year = () => 2026 - upTo(40);
  return {
    auth: (): Call => {
      const user = person();
      const query = queryString({ user_id: user, token: launchKey(user) });
      return { method: 'POST', path: `/api/auth?${query}`, user };
    },
    get_top: () => get('get_top'),
    random: () => get(`random/${any(TYPES)}`),
    top_contents: () => get(`top_contents/${any(TYPES)}/${any([1, 7, 30, 365])}`),
    top_genres: () => {
      const type = any(TYPES);
      return get(`top_genres/${type}`, { query: { interval: 60, genre: genre(type) } });
    },
    'top_genres, rare': () => get(`top_genres/${any(TYPES)}`, { query: { interval: 60, genre: any(RARE) } }),
    get_last: () => get(`get_last/${any(TYPES)}`),
    check_premium_status: () => own('check_premium_status'),
    get_list: () => own(`get_list/${any(LISTS)}`, { page: 1, perPage: 9 }),
    'get_list, deep': () =>
      own(`get_list/${any(LISTS)}`, { page: 80 + upTo(31), perPage: 9 }, USER_WITH_FULL_LISTS),
    'get_list, whole': () => own(`get_list/${any(LISTS)}`),
    'get_list, 1000 whole': () => own(`get_list/${any(LISTS)}`, {}, USER_WITH_FULL_LISTS),
    get_custom_lists: () => own('get_custom_lists', {}, premium()),
    get_custom_list_contents: () => {
      const user = premium();
      return own('get_custom_list_contents', { custom_list_id: listOf(user) }, user);
    },
    get_custom_list_title: () => {
      const user = premium();
      return own(`get_custom_list_title/${listOf(user)}`, {}, user);
    },
    get_generi: () => own(`get_generi/${8 * upTo(3) - 8}`, { limit: 8 }),
    get_genere: () => own(`get_genere/${encodeURIComponent(genre('film'))}`, { page: upTo(3), perPage: 12 }),
    'get_genere, deep': () => own('get_genere/Dramma', { page: upTo(LAST_PAGE), perPage: 12 }),
    get_content: () => own(`get_content/${title()}`),
    content_in_list: () => own(`content_in_list/${title()}`, { list_name: any(LISTS) }),
    add_content_to: () => {
      const user = person();
      return post(`add_content_to/${title()}`, user, { user_id: user, list_name: any(LISTS) });
    },
    content_in_custom_list: () => {
      const user = premium();
      return own(`content_in_custom_list/${title()}`, { list_id: listOf(user) }, user);
    },
    add_to_custom_list: () => {
      const user = premium();
      return post('add_to_custom_list', user, {
        user_id: user,
        custom_list_id: listOf(user),
        content_id: title(),
      });
    },
    remove_from_custom_list: () => {
      const user = premium();
      return post('remove_from_custom_list', user, {
        user_id: user,
        custom_list_id: listOf(user),
        content_id: title(),
      });
    },
    play_content: () => {
      const user = person();
      return post('play_content', user, { user_id: user, content_id: title() });
    },
    search_content: () => {
      const user = person();
      return post('search_content', user, { user_id: user });
    },
    get_years: () => get('get_years'),
    filter_contents: () => filter({ genere: genre('film'), contenuto: 'film' }),
    'filter, all axes': () =>
      filter({
        genere: [genre('film'), genre('film')],
        durata: any(DURATIONS),
        anno: [year(), year()],
        contenuto: 'film',
      }),
    'filter, film genre and serie': () =>
      filter({ genere: any(['Azione', 'Horror', 'Fantascienza']), contenuto: 'serie' }),
    'filter, rare': () =>
      filter(
        any<Query>([
          { genere: any(RARE) },
          { genere: any(RARE), contenuto: 'serie' },
          { anno: 1918 + upTo(20), durata: '2+ ore' },
          { genere: 'Western', anno: year(), durata: '30 min' },
        ]),
      ),
    'filter, duration': () => filter({ durata: any(DURATIONS) }),
    'filter, many': () =>
      filter({ genere: GENRES.film, anno: Array.from({ length: 10 }, year), durata: ['1 ora', '2 ore'] }),
    'filter, nothing chosen, deep': () => filter({ page: upTo(LAST_PAGE) }),
    'filter, type, deep': () => filter({ contenuto: any(TYPES), page: upTo(LAST_PAGE) }),
    'filter, genre, deep': () => filter({ genere: 'Dramma', contenuto: 'film', page: upTo(LAST_PAGE) }),
    'filter, genres, deep': () => filter({ genere: ['Dramma', 'Commedia', 'Horror'], page: upTo(LAST_PAGE) }),
    'filter, duration, deep': () => filter({ durata: '2 ore', page: upTo(LAST_PAGE) }),
    'filter, years, deep': () => filter({ anno: [2020, 2021, 2022, 2023], page: upTo(1000) }),
    ...ownPageCalls({ person, title }),
    ...deskCalls({ person, title, requests: people }),
  };
}
