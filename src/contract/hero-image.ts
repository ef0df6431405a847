/** The hero image of a screen from its first response, a title or several; undefined where there is none. */
export function heroImageUrl(response: unknown): string | undefined {
  const first: object | undefined = [response].flat().find(hasId);
  const { banner, copertina } = { banner: null, copertina: null, ...first };
  return textOf(banner) ?? textOf(copertina);
}

function hasId(title: unknown): title is object {
  const { id } = { id: null, ...(typeof title === 'object' ? title : {}) };
  return typeof id === 'number' || (typeof id === 'string' && id !== '');
}

function textOf(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined;
}
