/** The title of a screen's hero image, unparsed. */
export type HeroTitle = { id: string | number };

/** The title whose image the hero shows, from the screen's first response, a title or several; undefined without one. */
export function findHero(response: unknown): HeroTitle | undefined {
  return [response].flat().find(hasId);
}

/** The hero image of a screen from its first response; undefined where there is none. */
export function heroImageUrl(response: unknown): string | undefined {
  const { banner } = { banner: null, ...findHero(response) };
  return textOf(banner) ?? coverUrl(findHero(response));
}

/** The cover of a title or genre, unparsed; undefined where there is none. */
export function coverUrl(item: unknown): string | undefined {
  const { copertina } = { copertina: null, ...(typeof item === 'object' ? item : {}) };
  return textOf(copertina);
}

function hasId(title: unknown): title is HeroTitle {
  const { id } = { id: null, ...(typeof title === 'object' ? title : {}) };
  return typeof id === 'number' || (typeof id === 'string' && id !== '');
}

function textOf(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined;
}
