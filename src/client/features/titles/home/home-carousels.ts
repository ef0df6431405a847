import { HOME_CAROUSELS, selectHomeCarousels } from '../../../../contract/home-carousels.ts';
import type { Title } from '../../../../contract/titles.ts';
import { texts } from '../../../languages/texts.ts';

type HomeCarousel = { heading: string; titles: Title[] };

/** The home's carousels from the top list (behaviour 4.1, 4.19): its first item is the banner's and stays out. */
export function homeCarousels(top: Title[]): HomeCarousel[] {
  const left = new Map(top.slice(1).map((title) => [String(title.id), title]));
  const [banner] = top;
  if (banner) left.delete(String(banner.id));
  const carousels = selectHomeCarousels(left.values(), {
    likes: (title) => title.mi_piace,
    loves: (title) => title.preferiti,
    plays: (title) => title.visualizzazioni,
    releaseDate: (title) => title.data_uscita ?? '',
  });
  const headings = texts.home.carousels;
  return HOME_CAROUSELS.map((name, index) => ({ heading: headings[name], titles: carousels[index] ?? [] }));
}
