import { useQuery } from '@tanstack/react-query';
import type { Finding } from '../../../../contract/desk-figures.ts';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { findingsQuery } from './figures-queries.ts';
import styles from './figures-section.module.css';

const STATES = { fail: 'Da riparare', warn: 'Da guardare', ok: 'A posto' } as const;
const WORST_FIRST = ['fail', 'warn', 'ok'] as const;

/** What `vetrina doctor` says of the server. */
export function InstallationCheck() {
  const { data, error, isFetching, refetch } = useQuery(findingsQuery());
  return (
    <section className={styles['part']}>
      <h2>Stato dell’installazione</h2>
      <p className={styles['about']}>
        Controlla database, disco, bot, indirizzo e orologio, come «vetrina doctor»: ci vogliono alcuni
        secondi.
      </p>
      <SecondaryButton busy={isFetching} onPress={() => void refetch()}>
        {isFetching ? 'Controllo …' : 'Controlla ora'}
      </SecondaryButton>
      <div role="status">
        {error && !isFetching && <p>Il controllo non è riuscito: riprova.</p>}
        {data && (
          <ul className={styles['findings']}>
            {WORST_FIRST.flatMap((state) => data.filter((finding) => finding.state === state)).map(
              (finding) => (
                <Line key={`${finding.check} ${finding.message}`} {...finding} />
              ),
            )}
          </ul>
        )}
      </div>
    </section>
  );
}

function Line({ state, check, message, hint }: Finding) {
  return (
    <li data-state={state}>
      <b>{STATES[state]}</b>{' '}
      <span>
        {check}: {message}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </li>
  );
}
