/** The parts of a path: `/genere/Horror` has two. */
export function segmentsOf(pathname: string): string[] {
  return pathname.split('/').filter(Boolean);
}

/** Where a title, a list and a genre live (spec section 2); each part is percent-encoded. */
export const pathToTitle = (id: string | number) => `/content-view/${encodeURIComponent(id)}`;
export const pathToList = (list: string | number) => `/list/${encodeURIComponent(list)}`;
export const pathToGenre = (genre: string) => `/genere/${encodeURIComponent(genre)}`;
