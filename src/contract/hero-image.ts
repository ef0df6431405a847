import { fieldOf } from './field-of.ts';

/** The title of a screen's hero image, unparsed. */
export type HeroTitle = { id: string | number };

/** The title whose image the hero shows, from the screen's first response, a title or several; undefined without one. */
export function findHero(response: unknown): HeroTitle | undefined {
  return [response].flat().find(hasId);
}

/** The home's hero image from its first response: the cover, or the wide image of a title without one. */
export function homeHeroUrl(response: unknown): string | undefined {
  return coverUrl(findHero(response)) ?? bannerUrl(response);
}

/** The hero image of a title's page from its response: the wide image, or the cover of a title without one. */
export function titleHeroUrl(response: unknown): string | undefined {
  return bannerUrl(response) ?? coverUrl(findHero(response));
}

function bannerUrl(response: unknown): string | undefined {
  return textOf(fieldOf(findHero(response), 'banner'));
}

/** The cover of a title or genre, unparsed; undefined without one. */
export function coverUrl(item: unknown): string | undefined {
  return textOf(fieldOf(item, 'copertina'));
}

function hasId(title: unknown): title is HeroTitle {
  const id = fieldOf(title, 'id');
  return typeof id === 'number' || (typeof id === 'string' && id !== '');
}

function textOf(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined;
}
