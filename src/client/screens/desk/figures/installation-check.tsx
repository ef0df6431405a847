import { useQuery } from '@tanstack/react-query';
import type { Finding } from '../../../../contract/desk/figures.ts';
import { texts } from '../../../languages/texts.ts';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { findingsQuery } from './figures-queries.ts';
import styles from './figures-section.module.css';

const WORST_FIRST = ['fail', 'warn', 'ok'] as const;

/** What `vetrina doctor` says of the server. */
export function InstallationCheck() {
  const { data, error, isFetching, refetch } = useQuery(findingsQuery());
  return (
    <section className={styles['part']}>
      <h2>{texts.desk.figures.installation}</h2>
      <p className={styles['about']}>{texts.desk.figures.aboutInstallation}</p>
      <SecondaryButton busy={isFetching} onPress={() => void refetch()}>
        {isFetching ? texts.desk.figures.checking : texts.desk.figures.check}
      </SecondaryButton>
      <div role="status">
        {error && !isFetching && <p>{texts.desk.figures.notChecked}</p>}
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
      <b>{texts.desk.figures.findings[state]}</b>{' '}
      <span>
        {check}: {message}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </li>
  );
}
