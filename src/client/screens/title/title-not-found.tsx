import { Link } from 'react-router-dom';
import chip from '../../ui/buttons/chip.module.css';
import styles from './title-screen.module.css';
import { TmdbCredit } from './tmdb-credit.tsx';

/** A title that cannot be fetched: no message (behaviour 8.2), only a link home. */
export function TitleNotFound() {
  return (
    <div className={styles['nothing']}>
      <Link to="/home" replace className={`press ${chip['chip']}`}>
        Torna alla home
      </Link>
      <TmdbCredit />
    </div>
  );
}
