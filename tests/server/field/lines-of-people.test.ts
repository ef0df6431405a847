import { describe, it } from 'vitest';
import { FRESH_ENGLISH } from './lines/fresh-english.ts';
import { FRESH_ITALIAN } from './lines/fresh-italian.ts';
import { FRESH_SPANISH } from './lines/fresh-spanish.ts';
import { KEPT_ENGLISH } from './lines/kept-english.ts';
import { KEPT_ITALIAN } from './lines/kept-italian.ts';
import { KEPT_SPANISH } from './lines/kept-spanish.ts';
import { LATER_ENGLISH } from './lines/later-english.ts';
import { LATER_ITALIAN } from './lines/later-italian.ts';
import { LATER_SPANISH } from './lines/later-spanish.ts';
import { RECENT_ENGLISH } from './lines/recent-english.ts';
import { RECENT_ITALIAN } from './lines/recent-italian.ts';
import { RECENT_SPANISH } from './lines/recent-spanish.ts';
import { UNSEEN_ENGLISH } from './lines/unseen-english.ts';
import { UNSEEN_ITALIAN } from './lines/unseen-italian.ts';
import { UNSEEN_SPANISH } from './lines/unseen-spanish.ts';
import { expectMostRight, film, useChatAnswers } from './support/chat-answers.ts';

const films = (...names: string[]) => names.map((name) => film(name));
const series = (...names: string[]) => names.map((name) => film(name, { type: 'serie', durata: 3 }));

const CATALOGUE = [
  film('La città incantata', { altri_titoli: ['Spirited Away'] }),
  film('Agente 007 - Licenza di uccidere', { titolo_originale: 'Dr. No' }),
  film('Il padrino', { titolo_originale: 'The Godfather', data_uscita: '1972-03-14' }),
  film('Il favoloso mondo di Amélie', { altri_titoli: ['Amélie'] }),
  film('La casa di carta', { titolo_originale: 'La casa de papel', type: 'serie', durata: 5 }),
  ...films('Il treno della sera', 'Dune', 'Lilo & Stitch', 'La lunga estate', 'WALL·E', 'Ben-Hur', 'Alien'),
  ...films('Perfetti sconosciuti'),
  ...series('Breaking Bad', 'One Piece', 'Un giorno di neve', 'Un posto al sole', 'La casa sul canale'),
  ...series('Sherlock', 'Il ponte vecchio', 'Dark'),
];

const TABLES = {
  later: {
    titles: [...films('Matrix', '1917', 'Grazie', 'It', 'Her', 'Thank You', 'Gracias'), ...series('Dark')],
    lines: { it: LATER_ITALIAN, en: LATER_ENGLISH, es: LATER_SPANISH },
  },
  unseen: {
    /** Lines that mean a title have its name. */
    titles: [UNSEEN_ITALIAN, UNSEEN_ENGLISH, UNSEEN_SPANISH]
      .flat()
      .flatMap(([, meaning]) => (/^[a-z]/.test(meaning) ? [] : films(meaning))),
    lines: { it: UNSEEN_ITALIAN, en: UNSEEN_ENGLISH, es: UNSEEN_SPANISH },
  },
  fresh: {
    titles: CATALOGUE,
    lines: { it: FRESH_ITALIAN, en: FRESH_ENGLISH, es: FRESH_SPANISH },
  },
  kept: { titles: CATALOGUE, lines: { it: KEPT_ITALIAN, en: KEPT_ENGLISH, es: KEPT_SPANISH } },
  recent: {
    titles: CATALOGUE,
    lines: { it: RECENT_ITALIAN, en: RECENT_ENGLISH, es: RECENT_SPANISH },
  },
};

describe.each(Object.entries(TABLES))('%s lines', (_, { titles, lines }) => {
  const wrongAmong = useChatAnswers([...new Map(titles.map((one) => [one.titolo, one])).values()]);

  it.each(Object.entries(lines))(
    'ninety-five of a hundred in %s get the right answer, and all about money',
    async (language, ofLanguage) => {
      expectMostRight(await wrongAmong(ofLanguage, language), ofLanguage);
    },
    180_000,
  );
});
