import { describe, it } from 'vitest';
import { LATER_ENGLISH } from './lines/later-english.ts';
import { LATER_ITALIAN } from './lines/later-italian.ts';
import { LATER_SPANISH } from './lines/later-spanish.ts';
import { expectMostRight, film, useChatAnswers } from './support/chat-answers.ts';

const FILMS = ['Matrix', '1917', 'Grazie', 'It', 'Her', 'Thank You', 'Gracias'];
const wrongAmong = useChatAnswers([
  ...FILMS.map((name) => film(name)),
  film('Dark', { type: 'serie', durata: 3 }),
]);

describe.each([
  ['it', LATER_ITALIAN],
  ['en', LATER_ENGLISH],
  ['es', LATER_SPANISH],
] as const)('later lines in %s', (language, lines) => {
  it('ninety-five of a hundred get the right answer, and all about money', async () => {
    expectMostRight(await wrongAmong(lines, language), lines);
  }, 180_000);
});
