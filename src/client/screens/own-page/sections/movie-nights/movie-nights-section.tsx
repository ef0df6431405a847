import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { MOVIE_NIGHT_PATH } from '../../../../../contract/movie-nights.ts';
import { getMovieNights, type OwnNight } from '../../../../../contract/own-movie-nights.ts';
import { sendRequest } from '../../../../calls/send-request.ts';
import { useUser } from '../../../../session/use-user.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { ownQuery } from '../../changes/own-query.ts';
import type { Section } from '../../section.ts';
import styles from './movie-nights-section.module.css';
import { NewNight } from './new-night.tsx';

/** 'Serata': opening a movie night, and those that one is in. */
export const movieNightsSection: Section = {
  path: 'serata',
  heading: 'Serata',
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
      <p className={styles['about']}>
        Si sceglie insieme che cosa guardare: un titolo alla volta, finché uno va bene a tutti. Apri la
        serata, poi invita gli altri con il suo link.
      </p>
      {/* Without an answer a new one can be opened all the same. */}
      {nights.data && nights.data.length > 0 && <OpenNights nights={nights.data} />}
      <NewNight />
    </>
  );
}

function OpenNights({ nights }: { nights: readonly OwnNight[] }) {
  return (
    <ul className={styles['nights']} aria-label="Serate in corso">
      {nights.map((night) => (
        <li key={night.id}>
          <Link to={`${MOVIE_NIGHT_PATH}/${night.id}`} className={styles['night'] ?? ''}>
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
  const people = members === 1 ? 'per ora ci sei solo tu' : `siete in ${members}`;
  return `${state === 'open' ? 'Si vota' : 'Titolo scelto'} · ${people}`;
}
