import { texts } from '../../chat/texts/texts.ts';
import { type Episode, MAX_EPISODE_NUMBER, validateTitlePart } from '../catalogue/rules/title-part.ts';
import type { Title } from '../catalogue/title.ts';

/** Error text for an episode that a title cannot have; undefined when it can. */
export function titlePartErrorText(title: Title, episode: Episode | undefined): string | undefined {
  switch (validateTitlePart(title, episode)) {
    case 'a film has no episodes':
      return texts.filmHasNoEpisodes(title.name);
    case 'a series needs season and episode':
      return texts.seriesNeedsEpisode(title.name, title.id);
    case 'it has no such season':
      return texts.noSuchSeason(title.name, title.duration, episode?.season ?? 0);
    case 'no season has such an episode':
      return texts.noSuchEpisode(episode?.episode ?? 0, MAX_EPISODE_NUMBER);
    case undefined:
      return undefined;
  }
}
