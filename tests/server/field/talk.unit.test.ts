import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { normalizeForSearch } from '../../../src/server/lib/normalize-for-search.ts';
import { type ReadTalk, readTalk } from './support/read-talk.ts';

// Rows of a language, a meaning and its lines. A meaning is a remark, `money` for any of the four that share their reply,
// `title`, `name` or `choice` for titles, surely or not, or `search` for titles of a kind and talk without an own reply, of
// which all but a request is right. Behind `:` is the title that is meant. Where several meanings are right, `|` is between.
const rows = readFileSync(new URL('talk.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1);
const ALL = rows.flatMap((row) => {
  const [language = '', meaning = '', lines = ''] = row.split('\t');
  return lines.split(' | ').map((line) => ({ language, meaning, line, ...readTalk(line) }));
});
type Talk = (typeof ALL)[number];

/** A press away where a line is not understood. */
const CHOICE = /^(wish|broken|premium|leave|refund|money|requests|notices|contact|help|bot|nothing|other)$/;
const MONEY = /^(money|premium|leave|refund|erase)$/;
/** Remarks with which a title can be meant: the rest of their words names it. */
const NAMING = /^(arrival|broken|help|nothing|other|wish|link)$/;

function isRight(talk: Talk): boolean {
  return talk.meaning.split('|').some((meaning) => {
    const [kind = '', ...name] = meaning.split(':');
    return isOfKind(kind, talk) && keepsName(name.join(':'), talk);
  });
}

function isOfKind(kind: string, { read, words }: ReadTalk): boolean {
  if (kind === read) return true;
  if (kind === 'title') return /^(name|choice)$/.test(read) || (NAMING.test(read) && words !== '');
  if (kind === 'search') return read !== 'name';
  if (read === 'choice') return CHOICE.test(kind);
  return (MONEY.test(read) && MONEY.test(kind)) || (kind === 'nothing' && read === 'wordless');
}

/** A name that a line has is in what is left of it. */
function keepsName(name: string, { line, words }: Talk): boolean {
  const [wanted, ofLine, left] = [name, line, words].map(normalizeForSearch);
  return !ofLine?.includes(wanted ?? '') || Boolean(left?.includes(wanted ?? ''));
}

const isOfTitle = ({ meaning }: Talk) => /(^|\|)(title|search|name|choice)/.test(meaning);
const shown = (lines: readonly Talk[]) =>
  lines.map(({ meaning, line, read }) => `${meaning}: «${line}» is read as ${read}`).join('\n');

describe.each(['it', 'en', 'es'])('lines in %s', (language) => {
  const lines = ALL.filter((one) => one.language === language);
  const [titles, talk] = [lines.filter(isOfTitle), lines.filter((one) => !isOfTitle(one))];
  const wrong = lines.filter((one) => !isRight(one));

  it('ninety-eight of a hundred remarks are understood', () => {
    const missed = wrong.filter((one) => !isOfTitle(one));
    expect(missed.length, shown(missed)).toBeLessThanOrEqual(talk.length / 50);
  });

  it('ninety-three of a hundred titles and kinds of titles are taken for nothing else', () => {
    const missed = wrong.filter(isOfTitle);
    expect(missed.length, shown(missed)).toBeLessThanOrEqual(titles.length * 0.07);
  });

  it('all about money are', () => {
    expect(shown(wrong.filter(({ meaning }) => meaning.split('|').some((one) => MONEY.test(one))))).toBe('');
  });

  it('one of thirty remarks at most is left to the choice', () => {
    const left = talk.filter(({ read }) => read === 'choice');
    expect(left.length, shown(left)).toBeLessThanOrEqual(talk.length / 30);
  });

  it('hardly a remark is offered as a request', () => {
    const offered = talk.filter(({ read }) => read === 'name');
    expect(offered.length, shown(offered)).toBeLessThanOrEqual(1);
  });
});

it.each([
  ['pago il premium e non funziona', 'broken'],
  ['demasiados anuncios para ser premium', 'broken'],
  ['quanto costa il premium? sono stufo della pubblicità', 'premium'],
  ['sono stufo di pagare', 'leave'],
  ['non mi arriva il premium che ho preso', 'refund'],
  ['i paid twice', 'refund'],
])('«%s», of what is paid for, is about %s first', (line, remark) => {
  expect(readTalk(line).read).toBe(remark);
});
