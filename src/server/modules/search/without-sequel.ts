import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { readPart } from '../catalogue/rules/read-part.ts';

const NUMBER = /\s(?:\d{1,2}|i{2,3}|iv|vi{0,3}|due|tre|two|three|dos|tres)$/;

/** A name without the number of its part ('Il padrino parte 2', 'Rocky IV'); empty where it has none. */
export function withoutSequel(words: string): string {
  const text = normalizeForSearch(words);
  const part = readPart(text);
  const rest = part ? `${text.slice(0, part.at)} ${text.slice(part.end)}` : text.replace(NUMBER, '');
  const left = rest.replace(/\s+/g, ' ').trim();
  return left === text ? '' : left;
}
