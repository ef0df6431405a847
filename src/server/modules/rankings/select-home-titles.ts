import { selectHomeCarousels } from '../../../contract/home-carousels.ts';

/** The fields that the selection uses. */
type Rated = {
  id: number;
  /** `YYYY-MM-DD`. */
  releaseDate: string;
  likes: number;
  favorites: number;
  plays: number;
};

/** The home's titles (behaviour 4.1): the banner's one, then those of each carousel; equal ones by id. */
export function selectHomeTitles<Title extends Rated>(
  titles: readonly Title[],
): { banner: Title | undefined; carousels: Title[][] } {
  const byId = titles.toSorted((a, b) => a.id - b.id);
  const [banner] = byId.toSorted((a, b) => b.likes + b.favorites - (a.likes + a.favorites));
  const carousels = selectHomeCarousels(
    byId.filter((title) => title !== banner),
    {
      likes: (title) => title.likes,
      loves: (title) => title.favorites,
      plays: (title) => title.plays,
      releaseDate: (title) => title.releaseDate,
    },
  );
  return { banner, carousels };
}
