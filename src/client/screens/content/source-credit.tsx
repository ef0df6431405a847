import { openExternal } from '../../messenger/links.ts';
import styles from './content-screen.module.css';

const SOURCE = 'https://www.themoviedb.org/';

/** The footer that credits the movie database (spec section 2). */
export function SourceCredit() {
  return (
    <footer className={styles['credit']}>
      Dati e immagini:{' '}
      <a
        href={SOURCE}
        target="_blank"
        rel="noopener"
        onClick={(event) => {
          event.preventDefault();
          openExternal(SOURCE);
        }}
      >
        The Movie Database (TMDB)
      </a>
    </footer>
  );
}
