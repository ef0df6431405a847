import { describe, expect, it } from 'vitest';
import { ENGLISH } from './lines/english.ts';
import { ITALIAN } from './lines/italian.ts';
import { MORE_ENGLISH } from './lines/more-english.ts';
import { MORE_ITALIAN } from './lines/more-italian.ts';
import { MORE_SPANISH } from './lines/more-spanish.ts';
import { RARE_ENGLISH } from './lines/rare-english.ts';
import { RARE_ITALIAN } from './lines/rare-italian.ts';
import { RARE_SPANISH } from './lines/rare-spanish.ts';
import { SPANISH } from './lines/spanish.ts';
import { expectMostRight, film, useChatAnswers } from './support/chat-answers.ts';

const TITLES = [
  film('Matrix', { titolo_originale: 'The Matrix' }),
  film('Titanic'),
  film('1917'),
  film('Il padrino', { titolo_originale: 'The Godfather', altri_titoli: ['El padrino'] }),
  film('Guardie e ladri', { interpreti: ['Totò', 'Aldo Fabrizi'] }),
  film('Grazie, signora Thatcher'),
  film('Se mi lasci ti cancello', {
    titolo_originale: 'Eternal Sunshine of the Spotless Mind',
    altri_titoli: ['Olvídate de mí'],
  }),
  film('Prima dell’alba', { titolo_originale: 'Before Sunrise', altri_titoli: ['Antes del amanecer'] }),
  film('Il mago di Oz'),
  film('Brian di Nazareth'),
  film('Il prezzo del potere'),
  film('La bella e la bestia'),
  film('Non ci resta che piangere'),
  film('La vita è bella', { altri_titoli: ['Life Is Beautiful', 'La vida es bella'] }),
  { ...film('Breaking Bad'), type: 'serie', durata: 5 },
];

const wrongAmong = useChatAnswers(TITLES);

describe.each([
  ['it', 'first', ITALIAN],
  ['en', 'first', ENGLISH],
  ['es', 'first', SPANISH],
  ['it', 'further', MORE_ITALIAN],
  ['en', 'further', MORE_ENGLISH],
  ['es', 'further', MORE_SPANISH],
] as const)('lines in %s, the %s hundred', (language, _, lines) => {
  it('ninety-five of a hundred get the right answer, and all about money', async () => {
    expect(lines.length).toBeGreaterThanOrEqual(100);
    expectMostRight(await wrongAmong(lines, language), lines);
  }, 120_000);
});

describe.each([
  ['it', RARE_ITALIAN],
  ['en', RARE_ENGLISH],
  ['es', RARE_SPANISH],
] as const)('rare lines in %s', (language, lines) => {
  it('five of six get the right answer', async () => {
    const wrong = await wrongAmong(lines, language);
    const all = wrong.map(({ what }) => what).join('\n');
    expect(wrong.length, all).toBeLessThanOrEqual(lines.length / 6);
  }, 120_000);
});
