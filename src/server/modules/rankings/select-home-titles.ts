import { selectHomeCarousels } from '../../../contract/home-carousels.ts';

/** The fields that the selection uses. */
type Rated = {
  id: number;
  /** `YYYY-MM-DD`. */
  dataUscita: string;
  miPiace: number;
  preferiti: number;
  visualizzazioni: number;
};

/** The home's titles (behaviour 4.1): the banner's one, then those of each carousel; equal ones by id. */
export function selectHomeTitles<Title extends Rated>(
  titles: readonly Title[],
): { banner: Title | undefined; carousels: Title[][] } {
  const byId = titles.toSorted((a, b) => a.id - b.id);
  const [banner] = byId.toSorted((a, b) => b.miPiace + b.preferiti - (a.miPiace + a.preferiti));
  const carousels = selectHomeCarousels(
    byId.filter((title) => title !== banner),
    {
      likes: (title) => title.miPiace,
      loves: (title) => title.preferiti,
      plays: (title) => title.visualizzazioni,
      releaseDate: (title) => title.dataUscita,
    },
  );
  return { banner, carousels };
}
