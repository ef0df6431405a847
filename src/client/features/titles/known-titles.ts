import type { Content } from '../../../contract/content.ts';

/** As much of a title as a cover knows. */
export type KnownTitle = Pick<Content, 'id' | 'titolo' | 'copertina'> & Partial<Content>;

const known = new Map<string, KnownTitle>();

/** Keeps what a pressed cover knew, so that the title's page can show it before its own data has come. */
export function rememberTitle(title: KnownTitle): void {
  known.set(String(title.id), title);
}

/** A title as some cover knew it, with nothing where it knew nothing. */
export function recallTitle(id: string): Content | undefined {
  const title = known.get(id);
  return title && { ...NOTHING, ...title };
}

const NOTHING: Omit<Content, 'id' | 'titolo' | 'copertina'> = {
  banner: null,
  trailer: null,
  trama: null,
  generi: null,
  data_uscita: null,
  durata: null,
  adult: 0,
  type: null,
  mi_piace: 0,
  preferiti: 0,
  visualizzazioni: 0,
};
