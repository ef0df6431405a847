import type { State } from '../wire.ts';
import type { Person } from '../wire-world.ts';
import { usePageState } from './state/page-state-context.tsx';
import styles from './top-bar.module.css';
import { Avatar } from './ui/avatar.tsx';
import { Icon } from './ui/icons.tsx';

interface TopBarProps {
  isDouble: boolean;
  onToggle: () => void;
}

/** The page's name, and the choice of the person unless there are two phones, which have it in their own heads. */
export function TopBar({ isDouble, onToggle }: TopBarProps) {
  return (
    <header className={styles['bar']}>
      <h1 className={styles['name']}>
        Vetrina <span>simulatore</span>
      </h1>
      {!isDouble && <People />}
      <button
        type="button"
        className={styles['double']}
        aria-pressed={isDouble}
        title="Due telefoni"
        aria-label="Due telefoni"
        onClick={onToggle}
      >
        <Icon name="people" />
      </button>
    </header>
  );
}

function People() {
  const { state, person, choosePerson } = usePageState();
  return (
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
  );
}

/** A person's present state, in a word or two. */
export function personStatusLabel(person: Person, { ownerIds }: Pick<State, 'ownerIds'>): string {
  if (person.isDeleted) return 'account eliminato';
  if (person.hasBlocked) return 'ha bloccato il bot';
  const isOwner = ownerIds.includes(person.id);
  if (person.isPremium) return isOwner ? 'titolare, premium' : 'premium';
  if (isOwner) return 'titolare';
  if (!person.hasStarted) return 'prima volta';
  return person.isPremium === false ? 'senza premium' : '';
}
