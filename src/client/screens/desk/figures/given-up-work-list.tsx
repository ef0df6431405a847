import { useQuery } from '@tanstack/react-query';
import { type GivenUpWork, retryWork } from '../../../../contract/desk-figures.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { SectionBody } from '../../own-page/parts/section-body.tsx';
import { TextRow } from '../../own-page/parts/text-row.tsx';
import { TitleRows } from '../../own-page/parts/title-row.tsx';
import { useDeskMutation, withRetries } from '../use-desk-mutation.ts';
import { givenUpWorkQuery } from './figures-queries.ts';
import styles from './figures-section.module.css';
import { number } from './numbers.ts';

type Choice = { queue: string; id: number | null };

/** Work that failed too often, to be tried again. */
export function GivenUpWorkList() {
  const query = useQuery(givenUpWorkQuery());
  const notify = useToast();
  const retry = useDeskMutation({
    send: (body: Choice) => withRetries(() => sendRequest(retryWork, { body })),
    onDone: ({ retried }) =>
      notify({ text: retried === 0 ? 'Non c’era più niente da riprovare.' : 'Riprovo fra pochi secondi.' }),
    refused: 'Non è stato possibile: è rimasto com’era.',
  });
  return (
    <section className={styles['part']}>
      <h2>Lavori abbandonati</h2>
      <SectionBody query={query} rows={1} isEmpty={(queues) => queues.length === 0} empty="Nessuno.">
        {(queues) =>
          queues.map(({ name, label, givenUp, jobs }) => (
            <div key={name}>
              <h3>
                {label} <small>{number(givenUp)}</small>
              </h3>
              <TitleRows>
                {jobs.map((job) => (
                  <TextRow key={job.id} name={job.failure || 'Motivo sconosciuto'} line={lineOf(job)}>
                    <RetryButton
                      label={`Riprova: ${label} ${job.id}`}
                      onPress={() => retry({ queue: name, id: job.id })}
                    />
                  </TextRow>
                ))}
              </TitleRows>
              {givenUp > 1 && (
                <RetryButton
                  label={`Riprova tutti: ${label}`}
                  text="Riprova tutti"
                  onPress={() => retry({ queue: name, id: null })}
                />
              )}
            </div>
          ))
        }
      </SectionBody>
    </section>
  );
}

type RetryButtonProps = { label: string; text?: string; onPress: () => void };

function RetryButton({ label, text = 'Riprova', onPress }: RetryButtonProps) {
  return (
    <button type="button" className={`press ${styles['action']}`} aria-label={label} onClick={onPress}>
      {text}
    </button>
  );
}

const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'short' });

function lineOf({ since, who, what }: GivenUpWork): string {
  return [moment.format(since), who, what].filter(Boolean).join(' · ');
}
