let given: Readonly<Record<string, string>> | undefined;

/** Gives the tags of the page that the server renders for, where there is no document. */
export function setMetaTags(tags: Readonly<Record<string, string>>): void {
  given = tags;
}

/** The content of the page's meta tag of this name; undefined without one. */
export function readMetaTag(name: string): string | undefined {
  if (given) return given[name];
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? undefined;
}
