import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';

const ROMAN = new Map(
  ['ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'].map((roman, index) => [
    roman,
    String(index + 2),
  ]),
);
const WORDS = new Map(
  ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto'].map((word, index) => [
    word,
    String(index + 1),
  ]),
);
const VOLUME = new Map([
  ['part', 'parte'],
  ['pt', 'parte'],
  ['volume', 'vol'],
  ['chapter', 'capitolo'],
]);

/** 'and' in the product's languages and in names of films: '&' is not a word. */
const AND = new Set(['and', 'e', 'ed', 'y', 'et', 'und']);

/** A key that is equal for spellings of a title: 'Rocky IV' and 'Rocky 4', 'Lilo e Stitch' and 'Lilo & Stitch'. */
export function titleMatchKey(title: string): string {
  const key = numeralKey(withArticleInFront(title));
  return withoutAnd(key) ?? key;
}

/** A key that is equal for 'Rocky IV' and 'Rocky 4'; keeps 'Parte seconda'. */
export function numeralKey(title: string): string {
  const words = normalizeForSearch(title)
    .split(' ')
    .map((word) => VOLUME.get(word) ?? word);
  return words
    .map((word, index) => {
      if (index === 0) return word;
      const isCounted = /^(?:parte|vol|capitolo|episodio|episode)$/.test(words[index - 1] ?? '');
      return ROMAN.get(word) ?? (isCounted ? (WORDS.get(word) ?? (word === 'i' ? '1' : word)) : word);
    })
    .join(' ');
}

/** Only a year or brackets may follow it: 'Il buono, il brutto, il cattivo' stays unchanged. */
const ARTICLE_BEHIND =
  /^([^,]+), ?(the|an?|il|lo|la|i|gli|le|l['’]|un[oa]?|un['’]|el|los|las|unos|unas)(?=\s*(?:$|[([])|[\s._-]+(?:18|19|20)\d\d(?!\d))/iu;

/** 'Matrix, The' as 'The Matrix'. */
export function withArticleInFront(title: string): string {
  const at = Math.max(0, title.search(/\p{L}/u));
  const named = title
    .slice(at)
    .replace(
      ARTICLE_BEHIND,
      (_, name: string, article: string) => `${article}${/['’]$/.test(article) ? '' : ' '}${name}`,
    );
  return title.slice(0, at) + named;
}

/** The name without 'and'; undefined if it has none. */
export function withoutAnd(name: string): string | undefined {
  const words = name.split(' ');
  const other = words.filter((word, at) => at === 0 || at === words.length - 1 || !AND.has(word)).join(' ');
  return other === name ? undefined : other;
}

/** The name with Roman and Arabic numerals swapped; undefined without numerals. */
export function otherNumeralSpelling(name: string): string | undefined {
  const romans = new Map([...ROMAN].map(([roman, number]) => [number, roman]));
  const other = name
    .split(' ')
    .map((word, index) => (index === 0 ? word : (ROMAN.get(word) ?? romans.get(word) ?? word)))
    .join(' ');
  return other === name ? undefined : other;
}
