import { pathsOfRoutes } from '../../client/support/route-paths.ts';
import type { ReceivedCall, StubResponses } from './third-party-server.ts';

/** A title as a third-party server may return it: text ids, no images of ours. */
export function thirdPartyTitle(number: number, fields: Record<string, unknown> = {}) {
  return {
    id: `tt-${number}`,
    titolo: `Altrove ${number}`,
    copertina: null,
    banner: null,
    trailer: `https://www.youtube.com/watch?v=video${number}`,
    trama: 'Una trama di altri. '.repeat(20),
    generi: 'Dramma, Noir',
    data_uscita: '1999-12-31',
    durata: '1h 40m',
    adult: 1,
    type: number % 2 ? 'film' : 'serie',
    mi_piace: number,
    preferiti: 100 - number,
    visualizzazioni: (number * 37) % 100,
    ...fields,
  };
}

export function thirdPartyTitles(count: number, first = 0) {
  return Array.from({ length: count }, (_, index) => thirdPartyTitle(first + index));
}

/** All responses of a well-behaved third-party server to a premium user. */
export const THIRD_PARTY_CATALOGUE: StubResponses = {
  auth: { jwt: 'a-token' },
  check_premium_status: { isPremium: true },
  get_top: thirdPartyTitles(41),
  random: () => thirdPartyTitle(Math.floor(Math.random() * 1000)),
  top_contents: thirdPartyTitles(12),
  top_genres: thirdPartyTitles(10, 20),
  get_last: thirdPartyTitles(10, 40),
  get_list: ({ query }: ReceivedCall) => (query.get('page') === '2' ? [] : thirdPartyTitles(9)),
  get_custom_lists: [{ id: 'uno', titolo: 'Per la pioggia' }],
  get_custom_list_contents: { contents: thirdPartyTitles(5) },
  get_custom_list_title: { titolo: 'Per la pioggia' },
  get_generi: ['Dramma', 'Noir', 'Rock & Roll'].map((genere) => ({ genere, copertina: null })),
  get_genere: thirdPartyTitles(7),
  get_content: ({ path }: ReceivedCall) => thirdPartyTitle(1, { id: path.split('/')[3] }),
  content_in_list: { inList: true },
  add_content_to: {},
  content_in_custom_list: { inList: false },
  add_to_custom_list: { success: false },
  remove_from_custom_list: { success: false },
  play_content: {},
  search_content: {},
  get_years: [2020, '1999'],
  filter_contents: thirdPartyTitles(7),
};

/** Titles with pictures. */
export const PICTURED_TITLES = Array.from({ length: 41 }, (_, index) =>
  thirdPartyTitle(index, {
    banner: '/favicon.svg',
    copertina: index === 38 ? null : `/favicon.svg?${index}`,
  }),
);

/** The catalogue with pictures on the home. */
export const PICTURED_CATALOGUE: StubResponses = { ...THIRD_PARTY_CATALOGUE, get_top: PICTURED_TITLES };

/** The path of every screen, with this catalogue's ids. */
export const SCREENS = pathsOfRoutes({
  'content-view/:id': ['tt-5'],
  'genere/:genere': ['Rock & Roll'],
  'list/:list': ['liste', 'uno'],
});
