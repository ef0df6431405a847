import { Link } from 'react-router-dom';
import { focusOnMount } from '../../../lib/focus/focus.ts';
import chip from '../../../ui/buttons/chip.module.css';
import { Icon } from '../../../ui/icons.tsx';
import styles from './room-message.module.css';

const MESSAGES = {
  missing: ['Questa serata non esiste', 'Il link non è valido, oppure la serata è finita da tempo.'],
  removed: ['Non partecipi più a questa serata', 'Chi l’ha aperta ti ha tolto dai partecipanti.'],
  over: [
    'Questa serata è finita',
    'Per aprirne un’altra scrivi /serata al bot, o il suo nome e «serata» in un gruppo.',
  ],
  gone: [
    'Il titolo scelto non c’è più',
    'Per sceglierne un altro scrivi /serata al bot, o il suo nome e «serata» in un gruppo.',
  ],
  full: ['In questa serata non si entra più', 'È finita, oppure è al completo.'],
  unreachable: ['Non riesco a entrare nella serata', 'Continuo a provare: controlla la connessione.'],
  empty: ['Nessun titolo per questa serata', 'Con queste scelte il catalogo non ha niente da proporre.'],
} as const;

export type RoomProblem = keyof typeof MESSAGES;

/** Why there is no room to show, and the way out. */
export function RoomMessage({ problem }: { problem: RoomProblem }) {
  const [heading, text] = MESSAGES[problem];
  return (
    <div className={styles['message']} role="status">
      <span className={styles['disc']}>
        <Icon name="film" size={32} />
      </span>
      <h1 tabIndex={-1} ref={focusOnMount}>
        {heading}
      </h1>
      <p>{text}</p>
      <Link to="/home" replace className={`press ${chip['chip']}`}>
        Vai alla home
      </Link>
    </div>
  );
}

/** The problem behind the HTTP status by which a room is refused; undefined for a failure that may pass. */
export function problemOfStatus(status: number | undefined): RoomProblem | undefined {
  if (status === 403) return 'removed';
  if (status === 409) return 'over';
  const mayPass = status === undefined || status >= 500 || [401, 408, 429].includes(status);
  return mayPass ? undefined : 'missing';
}
