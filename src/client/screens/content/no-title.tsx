import { Link } from 'react-router-dom';
import chip from '../../ui/chip.module.css';
import styles from './content-screen.module.css';
import { SourceCredit } from './source-credit.tsx';

/** A title that cannot be had: nothing is said of it (spec section 8), but here is the way on. */
export function NoTitle() {
  return (
    <div className={styles['nothing']}>
      <Link to="/home" replace className={`press ${chip['chip']}`}>
        Torna alla home
      </Link>
      <SourceCredit />
    </div>
  );
}
