import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { ABOUT_MONEY, NAMING, type ReadRemark, SOCIAL } from './kinds-of-remarks.ts';
import { tellingWords } from './leftover.ts';
import { readSpoken } from './read-spoken.ts';
import { coveredBy } from './remark-phrases.ts';
import { remarkWords } from './remark-words.ts';
import { ARTICLES } from './request-words.ts';
import { isSpelledAsName } from './spelled-as-name.ts';

/** Longest line that is read as a remark, in characters. */
const MAX_LENGTH = 160;

/** Reads a line that names no title; undefined where it may well name one. */
export function readRemark(line: string): ReadRemark | undefined {
  const said = line.slice(0, MAX_LENGTH).replace(EMOTICON, ' ');
  const text = withoutAddresses(said);
  const isLink = text !== said;
  if (normalizeForSearch(text) === '') return { remark: isLink ? 'link' : 'wordless', words: '' };
  const read = readSpoken(text);
  if (read && mayBeName(read, text)) return undefined;
  // 'Ecco' and a link.
  if (!isLink || (read && read.remark !== 'nothing')) return read;
  return { remark: 'link', words: tellingWords(text) };
}

/** True if a line makes this remark only by a word with a wrong letter: 'degli anelli' for 'degli angeli'. */
export function isMisspelt({ remark }: ReadRemark, line: string): boolean {
  const text = line.slice(0, MAX_LENGTH).replace(EMOTICON, ' ');
  return readSpoken(text, { isExact: true })?.remark !== remark;
}

/** '<3', ':D', ';-)'. */
const EMOTICON = /(?<!\S)(?:<\/?3+|[:;=][-'’^]?[)(\][dpo3/\\|*]+|\^_*\^|-_+-|[to]_+[to])(?!\S)/giu;

/** Shortest name that its capitals tell, in words: 'Fantastic Four'. */
const MIN_CAPITALIZED = 2;

/** 'Grazie Mille A Tutti' is thanks all the same, 'Fantastic Four' is not; 'Voglio Disdire' is about leaving, 'El Plan' is not. */
function mayBeName({ remark, words }: ReadRemark, text: string): boolean {
  if (!isSpelledAsName(text, MIN_CAPITALIZED)) return false;
  if (ABOUT_MONEY.has(remark)) return words !== '' || beginsWithArticle(text);
  return !(SOCIAL.has(remark) && hasHail(text));
}

const beginsWithArticle = (text: string) => ARTICLES.has(normalizeForSearch(text).split(' ')[0] ?? '');

const hasHail = (text: string) =>
  remarkWords().some((words) => coveredBy(words.hails, words.tokenize(text), words).size > 0);

const ADDRESS =
  /(?:https?:\/\/|tg:\/\/|www\.)\S+|(?<![\w.-])(?:t\.me|youtu\.be|(?:[\w-]+\.)+(?:com|org|net))(?:\/\S*)?(?![\w.])|(?<![\w.-])(?:[\w-]+\.)+[a-z]{2,6}\/\S*|(?<!\S)@\w{3,}|(?<![^\s@])[^\s@]+@[^\s@]+\.\w+/giu;

function withoutAddresses(line: string): string {
  return line.replace(ADDRESS, ' ');
}

/** The remark that was made where a title's name was expected; undefined where it may well be one ('Altro titolo'). */
export function readRemarkForName(line: string): ReadRemark | undefined {
  const read = readRemark(line);
  const mayBeName = read && NAMING.has(read.remark) && (read.words !== '' || read.remark === 'other');
  return mayBeName ? undefined : read;
}

/** Shortest sentence, in words, and the share of common words from which on it is one, not a name. */
const MIN_SENTENCE = 4;
const MIN_COMMON = 0.75;

/** True if words are talk rather than a title's name. */
export function isTalk(words: string): boolean {
  return remarkWords().some(({ common, tokenize }) => {
    const tokens = tokenize(words);
    const known = tokens.filter((token) => common.has(token));
    return tokens.length >= MIN_SENTENCE && known.length > tokens.length * MIN_COMMON;
  });
}
