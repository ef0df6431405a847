import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { phraseIn } from '../../../src/server/modules/search/phrase-in.ts';

// Rows of a language, a meaning and its lines. A meaning is a phrase's, `money` for any of the four that share their reply, or what a
// line of any other kind means, which is searched and gets a choice. Where several meanings are right, `|` is between.
const rows = readFileSync(new URL('talk.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1);
const ALL = rows.flatMap((row) => {
  const [language = '', meaning = '', lines = ''] = row.split('\t');
  return lines.split(' | ').map((line) => ({ language, meaning, line, phrase: phraseIn(line) }));
});

const MONEY = /^(money|premium|leave|refund|erase)$/;

const isMeant = (meaning: string, phrase: string) =>
  meaning.split('|').some(
    (one) =>
      one === phrase ||
      (MONEY.test(one) && MONEY.test(phrase)) ||
      // Its reply says what Premium costs.
      (phrase === 'how' && (one === 'help' || one === 'premium')),
  );
const shown = (lines: typeof ALL) =>
  lines.map(({ line, meaning, phrase }) => `${meaning}: «${line}» is ${phrase}`);

describe.each(['it', 'en', 'es'])('lines in %s', (language) => {
  const lines = ALL.filter((one) => one.language === language);

  it('hardly a title is taken for a phrase, and none for one about money', () => {
    const titles = lines.filter(({ meaning }) => /(^|\|)(title|name|choice)/.test(meaning));
    const taken = titles.filter(({ meaning, phrase }) => phrase !== undefined && !isMeant(meaning, phrase));
    expect(taken.length, shown(taken).join('\n')).toBeLessThanOrEqual(1);
    expect(shown(taken.filter(({ phrase = '' }) => MONEY.test(phrase)))).toEqual([]);
  });

  it('a phrase that is read is meant, and about money without an exception', () => {
    const read = lines.filter(({ phrase }) => phrase !== undefined);
    const wrong = read.filter(({ meaning, phrase = '' }) => !isMeant(meaning, phrase));
    expect(wrong.length, shown(wrong).join('\n')).toBeLessThanOrEqual(3);
    expect(
      shown(
        wrong.filter(
          ({ meaning, phrase = '' }) =>
            MONEY.test(phrase) || meaning.split('|').some((one) => MONEY.test(one)),
        ),
      ),
    ).toEqual([]);
  });
});
