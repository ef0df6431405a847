import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { MOVIE_NIGHT_PATH } from '../../../../../contract/movie-nights.ts';
import { getMovieNights, type OwnNight } from '../../../../../contract/own/movie-nights.ts';
import { sendRequest } from '../../../../calls/send-request.ts';
import { ownQuery } from '../../../../features/changes/own-query.ts';
import { texts } from '../../../../languages/texts.ts';
import { useUser } from '../../../../session/use-user.ts';
import { Icon } from '../../../../ui/icons.tsx';
import cards from '../../../../ui/rows/cards.module.css';
import cells from '../../../../ui/rows/cells.module.css';
import type { Section } from '../../section.ts';
import styles from './movie-nights-section.module.css';
import { NewNight } from './new-night.tsx';

/** 'Serata': opening a movie night, and the person's own nights. */
export const movieNightsSection: Section = {
  path: 'serata',
  heading: texts.movieNight.name,
  icon: 'people',
  Screen: MovieNights,
};

function MovieNights() {
  const nights = useQuery(
    ownQuery(useUser().userId, {
      key: ['movie-nights'],
      fetch: async (signal) => (await sendRequest(getMovieNights, { signal })).nights,
    }),
  );
  return (
    <>
      <p className={`${cards['about']} ${cards['intro']}`}>{texts.ownPage.nights.about}</p>
      {/* A new one can be opened even without an answer. */}
      {nights.data && nights.data.length > 0 && <OpenNights nights={nights.data} />}
      <NewNight />
    </>
  );
}

function OpenNights({ nights }: { nights: readonly OwnNight[] }) {
  return (
    <ul className={`${cells['cells']} ${styles['nights']}`} aria-label={texts.ownPage.nights.open}>
      {nights.map((night) => (
        <li key={night.id}>
          <Link to={`${MOVIE_NIGHT_PATH}/${night.id}`} className={cells['cell'] ?? ''}>
            <span>
              {night.title}
              <small>{stateOf(night)}</small>
            </span>
            <Icon name="chevron" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function stateOf({ state, members }: OwnNight): string {
  const { voting, chosen, people } = texts.ownPage.nights;
  return `${state === 'open' ? voting : chosen} · ${people(members)}`;
}
