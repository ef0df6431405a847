import type { TitleImage } from '../../../lib/image-urls.ts';

/** A genre with candidate covers, the best first. */
export type GenreCovers = { genere: string; covers: readonly TitleImage[] };

/**
 * Chooses a cover for each genre: the first that no genre before uses, else the first that differs from the
 * neighbour's.
 */
export function chooseGenreCovers(
  genres: readonly GenreCovers[],
): { genere: string; cover: TitleImage | null }[] {
  const taken = new Set<string>();
  let neighbour: string | undefined;
  return genres.map(({ genere, covers }) => {
    const cover =
      covers.find(({ source }) => !taken.has(source)) ??
      covers.find(({ source }) => source !== neighbour) ??
      covers[0];
    if (cover) taken.add(cover.source);
    neighbour = cover?.source;
    return { genere, cover: cover ?? null };
  });
}
