import { useDeskContext } from '../desk/desk-context.tsx';
import styles from './panel.module.css';

/** What can happen to a person, and the way back to the start. */
export function PersonControls() {
  const { person, perform, closeApp } = useDeskContext();
  const { id, hasBlocked, isDeleted } = person;
  const addGuest = () => perform({ type: 'addPerson', firstName: 'Ospite' });
  const reset = async () => {
    closeApp();
    await perform({ type: 'reset' });
  };
  return (
    <>
      <p className={styles['hint']}>
        {person.firstName}, id {id}, {person.stars} Stelle.{' '}
        {isDeleted ? 'Account eliminato.' : hasBlocked ? 'Ha bloccato il bot.' : ''}
      </p>
      <div className={styles['pair']}>
        <button
          type="button"
          className={styles['button']}
          disabled={isDeleted}
          onClick={() => void perform({ type: hasBlocked ? 'unblock' : 'block', person: id })}
        >
          {hasBlocked ? 'Sblocca il bot' : 'Blocca il bot'}
        </button>
        <button
          type="button"
          className={styles['button']}
          disabled={isDeleted}
          onClick={() => void perform({ type: 'deleteAccount', person: id })}
        >
          Elimina l’account
        </button>
      </div>
      <div className={styles['pair']}>
        <button type="button" className={styles['button']} onClick={() => void addGuest()}>
          Aggiungi una persona
        </button>
        <button type="button" className={styles['button']} onClick={() => void reset()}>
          Ricomincia da capo
        </button>
      </div>
    </>
  );
}
