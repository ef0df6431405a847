import { fieldOf } from './field-of.ts';
import type { Title } from './titles.ts';

/** A title whose fields are all as our server sends them: the app would show them unchanged. */
export type RegularTitle = Pick<
  Title,
  (typeof TEXTS)[number] | (typeof COUNTS)[number] | 'id' | 'titolo' | 'data_uscita'
> & {
  in_arrivo?: unknown;
};

const TEXTS = ['copertina', 'banner', 'generi'] as const;
/** By which the home sorts. */
export const COUNTS = ['mi_piace', 'preferiti', 'visualizzazioni'] as const;

/** The response's titles; empty if one is irregular, has none of these counts, or is repeated. */
export function regularTitles(response: unknown, counts: readonly string[] = []): RegularTitle[] {
  const isFit = (title: unknown) => isRegular(title, counts);
  const titles = Array.isArray(response) && response.every(isFit) ? response : [];
  return new Set(titles.map(({ id }) => String(id))).size === titles.length ? titles : [];
}

/** The app reads dates that do not begin with the year in a different way. */
const DATE = /^\d{4}(\D|$)/;

/** True for text that the app's schemas leave unchanged. */
const isText = (value: unknown) => typeof value === 'string' && value !== '' && value === value.trim();

function isRegular(title: unknown, counts: readonly string[]): title is RegularTitle {
  const of = (name: string) => fieldOf(title, name) ?? null;
  const [id, date] = [of('id'), of('data_uscita')];
  return (
    (isText(id) || Number.isFinite(id)) &&
    isText(of('titolo')) &&
    TEXTS.every((name) => of(name) === null || isText(of(name))) &&
    (date === null || (typeof date === 'string' && DATE.test(date))) &&
    counts.every((name) => Number.isFinite(of(name)))
  );
}
