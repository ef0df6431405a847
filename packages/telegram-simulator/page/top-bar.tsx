import { usePageState } from './state/page-state-context.tsx';
import { personStatusLabel } from './state/person-status-label.ts';
import styles from './top-bar.module.css';
import { Avatar } from './ui/avatar.tsx';

/** The page's name, and the choice of the person. */
export function TopBar() {
  const { state, person, choosePerson } = usePageState();
  return (
    <header className={styles['bar']}>
      <h1 className={styles['name']}>
        Vetrina <span>simulatore</span>
      </h1>
      <div className={styles['people']} role="radiogroup" aria-label="Chi usa il messaggero">
        {state.people.map((one) => (
          <button
            key={one.id}
            type="button"
            role="radio"
            aria-checked={one.id === person.id}
            className={styles['person']}
            title={one.firstName}
            onClick={() => choosePerson(one.id)}
          >
            <Avatar id={one.id} name={one.firstName} size={28} />
            <b>{one.firstName}</b>
            <span>{personStatusLabel(one, state)}</span>
          </button>
        ))}
      </div>
    </header>
  );
}
