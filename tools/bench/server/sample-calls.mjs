import { USER_WITH_FULL_LISTS } from './fill-database.mjs';

const GENRES = {
  film: ['Azione', 'Avventura', 'Horror', 'Commedia', 'Famiglia', 'Fantascienza', 'Thriller'],
  serie: ['Commedia', 'Dramma', 'Animazione', 'Action & Adventure', 'Crime', 'Sci-Fi & Fantasy'],
};
const RARE = ['Musica', 'Mistero', 'News', 'Western', 'War & Politics'];
const DURATIONS = ['30 min', '1 ora', '2 ore', '2+ ore'];
const LISTS = ['liste', 'mi_piace', 'preferiti'];
/** The last page that is answered. */
const DEEPEST = 5000;

const any = (list) => list[Math.floor(Math.random() * list.length)];
const upTo = (most) => 1 + Math.floor(Math.random() * most);
const words = (values) => new URLSearchParams(values).toString();

/**
 * The 23 calls, some in several ways: each makes a request that differs from one time to the
 * next. `user` is whose session it needs; `hot` ones are answered from the cache nearly always.
 */
export function sampleCalls({ titles, people, launchKey }) {
  const person = () => String(upTo(people));
  const premium = () => String(20 * upTo(people / 20));
  /** As people choose: few titles nearly always. */
  const title = () => 1 + ((Math.floor(titles ** Math.random()) * 7919) % titles);
  const get = (path, { user = person(), query = {} } = {}) => ({
    method: 'GET',
    path: `/api/${path}?${words(query)}`,
    user,
  });
  const post = (path, user, body) => ({ method: 'POST', path: `/api/${path}`, user, body });
  const own = (path, query = {}, user = person()) =>
    get(path, { user, query: { 'user-id': user, user_id: user, ...query } });
  const listOf = (user) => (user === USER_WITH_FULL_LISTS ? 1 : 2 * (Number(user) / 20) - upTo(2) + 1);
  const filter = (query) => own('filter_contents', { perPage: 12, page: upTo(3), ...query });
  const genre = (type) => any(GENRES[type]);
  const year = () => 2026 - upTo(40);
  return {
    auth: () => {
      const user = person();
      return { method: 'POST', path: `/api/auth?${words({ user_id: user, token: launchKey(user) })}`, user };
    },
    get_top: () => get('get_top'),
    random: () => get(`random/${any(['film', 'serie'])}`),
    top_contents: () => get(`top_contents/${any(['film', 'serie'])}/${any([1, 7, 30, 365])}`),
    top_genres: () => {
      const type = any(['film', 'serie']);
      return get(`top_genres/${type}`, { query: { interval: 60, genre: genre(type) } });
    },
    'top_genres, rare': () =>
      get(`top_genres/${any(['film', 'serie'])}`, { query: { interval: 60, genre: any(RARE) } }),
    get_last: () => get(`get_last/${any(['film', 'serie'])}`),
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
    'get_genere, deep': () => own('get_genere/Dramma', { page: upTo(DEEPEST), perPage: 12 }),
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
        any([
          { genere: any(RARE) },
          { genere: any(RARE), contenuto: 'serie' },
          { anno: 1918 + upTo(20), durata: '2+ ore' },
          { genere: 'Western', anno: year(), durata: '30 min' },
        ]),
      ),
    'filter, duration': () => filter({ durata: any(DURATIONS) }),
    'filter, many': () =>
      filter({ genere: GENRES.film, anno: Array.from({ length: 10 }, year), durata: ['1 ora', '2 ore'] }),
    'filter, nothing chosen, deep': () => filter({ page: upTo(DEEPEST) }),
    'filter, type, deep': () => filter({ contenuto: any(['film', 'serie']), page: upTo(DEEPEST) }),
    'filter, genre, deep': () => filter({ genere: 'Dramma', contenuto: 'film', page: upTo(DEEPEST) }),
    'filter, genres, deep': () => filter({ genere: ['Dramma', 'Commedia', 'Horror'], page: upTo(DEEPEST) }),
    'filter, duration, deep': () => filter({ durata: '2 ore', page: upTo(DEEPEST) }),
    'filter, years, deep': () => filter({ anno: [2020, 2021, 2022, 2023], page: upTo(1000) }),
  };
}
