import { THIRD_PARTY_CATALOGUE, thirdPartyTitle } from './third-party-catalogue.ts';
import type { StubResponses } from './third-party-server.ts';

/** Fields that are null, missing, or of a different type; invalid entries. */
const ODD_TITLES = [
  thirdPartyTitle(1, { id: 7, titolo: null, generi: null, data_uscita: null, durata: null, trailer: null }),
  { id: 'only/an id?&%' },
  thirdPartyTitle(2, {
    titolo: 12,
    copertina: 12,
    banner: {},
    generi: ['Uno', 'Due'],
    durata: [],
    adult: '1',
  }),
  thirdPartyTitle(3, {
    titolo: 'Lunghissimo'.repeat(12),
    generi: 'Senza,,virgole, ,',
    data_uscita: 'domani',
  }),
  thirdPartyTitle(4, { copertina: 'https://nowhere.invalid/x.jpg', type: 'cortometraggio', trailer: 'v=' }),
  thirdPartyTitle(5, { copertina: '/assets/gone.svg', mi_piace: 'molti', visualizzazioni: null, durata: -3 }),
  thirdPartyTitle(1, { id: 7 }),
  null,
  'a title',
  42,
  [],
  { titolo: 'no id' },
  { id: null },
  { id: '' },
];

/** Texts that must never be shown. */
export const ODD_ENTRIES: StubResponses = {
  ...THIRD_PARTY_CATALOGUE,
  check_premium_status: { isPremium: 'true' },
  get_top: ODD_TITLES,
  random: ODD_TITLES[3],
  top_contents: ODD_TITLES,
  top_genres: ODD_TITLES,
  get_last: ODD_TITLES,
  get_list: ODD_TITLES.slice(0, 8),
  get_custom_lists: [{ id: 'a b', titolo: null }, { titolo: 'no id' }, null, { id: 3, titolo: 3 }],
  get_custom_list_contents: { contents: ODD_TITLES },
  get_custom_list_title: { titolo: null },
  get_generi: [{ genere: 'R&B / 100%', copertina: 1 }, { genere: '' }, { copertina: 'x' }, null, 'Dramma'],
  get_genere: ODD_TITLES.slice(0, 11),
  get_content: ODD_TITLES[2],
  content_in_list: { inList: 'yes' },
  content_in_custom_list: [],
  get_years: [null, {}, 1999, '', '2001'],
  filter_contents: ODD_TITLES.slice(0, 11),
};
