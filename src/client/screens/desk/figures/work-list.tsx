import { useQuery } from '@tanstack/react-query';
import { type GivenUpWork, type QueueOfWork, retryWork } from '../../../../contract/desk/figures.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { shortMoment } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import { SectionBody } from '../../../ui/messages/section-body.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { TextRow } from '../../../ui/rows/text-row.tsx';
import { Action } from '../parts/action.tsx';
import { useDeskChange, withRetries } from '../use-desk-change.ts';
import { workQuery } from './figures-queries.ts';
import styles from './figures-section.module.css';

type Choice = { queue: string; id: number | null };

/** Work that waits, and work that failed too often, to be tried again. */
export function WorkList() {
  const query = useQuery(workQuery());
  const retry = useDeskChange({
    send: (body: Choice) => withRetries(() => sendRequest(retryWork, { body })),
    onSuccess: ({ retried }) =>
      showToast({ text: retried === 0 ? texts.desk.figures.noneToRetry : texts.desk.figures.retried }),
    refused: texts.desk.unchanged,
  });
  return (
    <section className={styles['part']}>
      <h2>{texts.desk.figures.work}</h2>
      <SectionBody
        query={query}
        rows={1}
        isEmpty={(queues) => !queues.some(hasWork)}
        empty={{ icon: 'check', text: texts.desk.figures.noWork }}
      >
        {(queues) =>
          queues.filter(hasWork).map(({ name, label, waiting, oldest, givenUp, jobs }) => (
            <div key={name}>
              <h3>
                {label} <small>{countsOf({ waiting, givenUp })}</small>
              </h3>
              {waiting > 0 && oldest !== null && (
                <p className={styles['about']}>{texts.desk.figures.oldest(shortMoment(oldest))}</p>
              )}
              {jobs.length > 0 && (
                <Rows>
                  {jobs.map((job) => (
                    <TextRow
                      key={job.id}
                      name={job.failure || texts.desk.figures.unknownReason}
                      line={lineOf(job)}
                    >
                      <Action
                        label={texts.common.retry}
                        of={`${label} ${job.id}`}
                        onPress={() => retry({ queue: name, id: job.id })}
                      />
                    </TextRow>
                  ))}
                </Rows>
              )}
              {givenUp > 1 && (
                <Action
                  label={texts.desk.figures.retryAll}
                  of={label}
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

const hasWork = ({ waiting, givenUp }: QueueOfWork) => waiting + givenUp > 0;

function countsOf({ waiting, givenUp }: Pick<QueueOfWork, 'givenUp' | 'waiting'>): string {
  return [
    waiting > 0 ? texts.desk.figures.waiting(waiting) : '',
    givenUp > 0 ? texts.desk.figures.failed(givenUp) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function lineOf({ since, who, what }: GivenUpWork): string {
  return [shortMoment(since), who, what].filter(Boolean).join(' · ');
}
