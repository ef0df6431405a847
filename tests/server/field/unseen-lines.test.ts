import { describe, it } from 'vitest';
import { UNSEEN_ENGLISH } from './lines/unseen-english.ts';
import { UNSEEN_ITALIAN } from './lines/unseen-italian.ts';
import { UNSEEN_SPANISH } from './lines/unseen-spanish.ts';
import { expectMostRight, film, useChatAnswers } from './support/chat-answers.ts';

/** Lines that mean a title have its name. */
const names = [...UNSEEN_ITALIAN, ...UNSEEN_ENGLISH, ...UNSEEN_SPANISH].flatMap(([, meaning]) =>
  /^[a-z]/.test(meaning) ? [] : meaning,
);
const wrongAmong = useChatAnswers([...new Set(names)].map((name) => film(name)));

describe.each([
  ['it', UNSEEN_ITALIAN],
  ['en', UNSEEN_ENGLISH],
  ['es', UNSEEN_SPANISH],
] as const)('lines in %s of somebody who did not know the lists of words', (language, lines) => {
  it('ninety-five of a hundred get the right answer, and all about money', async () => {
    expectMostRight(await wrongAmong(lines, language), lines);
  }, 120_000);
});
