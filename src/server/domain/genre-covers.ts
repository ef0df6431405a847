import type { TitleImage } from './image-address.ts';

/** A genre with the pictures that could stand for it, the most telling first. */
export type GenreCovers = { genere: string; covers: readonly TitleImage[] };

/**
 * One picture a genre: the first one that no genre before it shows; when all are taken, the first one that
 * differs from the neighbour's.
 */
export function chooseCovers(genres: readonly GenreCovers[]): { genere: string; cover: TitleImage | null }[] {
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
