/** A genre with the covers that could stand for it, the most telling first. */
export type GenreCovers = { genere: string; covers: readonly string[] };

/**
 * One cover a genre: the first one that no genre before it shows; when all are taken, the first one that
 * differs from the neighbour's.
 */
export function chooseCovers(genres: readonly GenreCovers[]): { genere: string; copertina: string | null }[] {
  const taken = new Set<string>();
  let neighbour: string | undefined;
  return genres.map(({ genere, covers }) => {
    const copertina =
      covers.find((cover) => !taken.has(cover)) ?? covers.find((cover) => cover !== neighbour) ?? covers[0];
    if (copertina !== undefined) taken.add(copertina);
    neighbour = copertina;
    return { genere, copertina: copertina ?? null };
  });
}
