import { THIRD_PARTY_CATALOGUE, thirdPartyTitle } from './third-party-catalogue.ts';
import type { ReceivedCall, StubResponses } from './third-party-server.ts';

/** Answers of a catalogue with pictures, or without. */
export function catalogueOf(hasPictures: boolean): StubResponses {
  const title = (number: number) => {
    const picture = hasPictures ? `/favicon.svg?${number}` : null;
    return thirdPartyTitle(number, { copertina: picture, banner: picture });
  };
  const titles = (count: number, first: number) =>
    Array.from({ length: count }, (_, index) => title(first + index));
  const genres = ['Dramma', 'Noir', 'Giallo'];
  return {
    ...THIRD_PARTY_CATALOGUE,
    get_top: titles(41, 0),
    top_contents: ({ path }: ReceivedCall) => titles(10, path.endsWith('/365') ? 100 : 120),
    get_last: titles(10, 140),
    top_genres: titles(10, 160),
    get_list: ({ query }: ReceivedCall) => (query.get('page') === '2' ? [] : titles(9, 180)),
    get_genere: titles(7, 200),
    get_generi: genres.map((genere) => ({
      genere,
      copertina: hasPictures ? `/favicon.svg?${genere}` : null,
    })),
    get_content: ({ path }: ReceivedCall) => title(Number(path.split('-').at(-1))),
    content_in_list: { inList: false },
  };
}

type Shape = { path: string; answers?: (catalogue: StubResponses) => StubResponses };

/** All that a launch shows before the app. */
export const SHAPES: Record<string, Shape> = {
  'the drawn home': { path: '/' },
  "the home's skeleton": {
    path: '/home',
    // Only the app can draw an element that is there twice.
    answers: (catalogue) => ({ ...catalogue, get_top: twice(catalogue['get_top']) }),
  },
  films: { path: '/films' },
  series: { path: '/series' },
  lists: { path: '/lists' },
  'a list': { path: '/list/liste' },
  genres: { path: '/generi' },
  'a genre': { path: '/genere/Noir' },
  'a title': { path: '/content-view/tt-5' },
  search: { path: '/premium-search' },
};

function twice(titles: unknown): unknown {
  return Array.isArray(titles) ? [...titles, titles[7]] : titles;
}

const SECTIONS: Record<string, string> = {
  '/films': 'Film',
  '/series': 'Serie',
  '/lists': 'Liste',
  '/generi': 'Generi',
};

/** The outcome of a press: an element that then appears, and a call with its count. */
export type Outcome = { css: string; text: string; call?: string };

export function outcomeOf(control: string): Outcome {
  const [address = ''] = control.split(/[ #]/);
  const [, screen, part = ''] = address.split('/');
  const name = control.replace(/#\d+$/, '');
  if (screen === 'content-view') return { css: 'article h1', text: `Altrove ${part.replace(/\D/g, '')}` };
  if (screen === 'genere') return { css: 'main h1', text: `Genere: ${decodeURIComponent(part)}` };
  if (screen === 'home') return { css: 'main h1#featured', text: 'Altrove 0' };
  if (address.startsWith('/')) return { css: 'main h1', text: SECTIONS[address] ?? 'unknown' };
  if (name === 'Riproduci') return { css: '[role=status]', text: 'Fatto', call: 'play_content' };
  if (name.startsWith('Cerca')) return { css: '[role=status]', text: 'Fatto', call: 'search_content' };
  if (name === 'Indietro') return { css: 'main h1#featured', text: 'Altrove 0' };
  if (name === 'Guarda il trailer') return { css: 'main iframe', text: '' };
  if (name === 'Ferma la classifica') return { css: '[aria-label="Fai scorrere la classifica"]', text: '' };
  if (name === 'Info') return { css: 'article h1', text: 'Altrove 0' };
  if (name === 'Liste') return { css: '[role=dialog]', text: 'Per la pioggia' };
  if (name === 'Condividi') return { css: '[role=status]', text: '' };
  return { css: 'main button[aria-pressed=true]', text: name, call: 'add_content_to' };
}

/** Groups controls that are handled alike. */
export function kindOf(control: string): string {
  const { css, call } = outcomeOf(control);
  const isLink = control.startsWith('/');
  return (
    call ??
    (isLink && css === 'article h1'
      ? 'a cover'
      : control.startsWith('/genere/')
        ? 'a genre'
        : isLink
          ? 'a section'
          : control)
  );
}
