import { texts } from '../../languages/texts.ts';
import { openExternalLink } from '../../messenger/links.ts';
import styles from './title-screen.module.css';

const TMDB_URL = 'https://www.themoviedb.org/';

/** The footer that credits The Movie Database (behaviour 4.10). */
export function TmdbCredit() {
  return (
    <footer className={styles['credit']}>
      {texts.title.credit}{' '}
      <a
        href={TMDB_URL}
        target="_blank"
        rel="noopener"
        onClick={(event) => {
          event.preventDefault();
          openExternalLink(TMDB_URL);
        }}
      >
        The Movie Database (TMDB)
      </a>
    </footer>
  );
}
