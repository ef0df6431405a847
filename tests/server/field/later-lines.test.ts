import { describe, expect, it } from 'vitest';
import { LATER_ENGLISH } from './lines/later-english.ts';
import { LATER_ITALIAN } from './lines/later-italian.ts';
import { LATER_SPANISH } from './lines/later-spanish.ts';
import { ABOUT_MONEY, film, OFFERS_REQUEST, useChatAnswers } from './support/chat-answers.ts';

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
    const wrong = await wrongAmong(lines, language);
    expect(wrong.length, wrong.map(({ what }) => what).join('\n')).toBeLessThanOrEqual(lines.length / 20);
    expect(wrong.filter(({ meaning }) => ABOUT_MONEY.test(meaning))).toEqual([]);
    const isRemark = ({ meaning }: { meaning: string }) => /^[a-z]/.test(meaning);
    expect(wrong.filter(isRemark).filter(({ what }) => what.includes(OFFERS_REQUEST))).toEqual([]);
  }, 180_000);
});
