import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isAwaited } from '../../calls/retries.ts';
import { texts } from '../../languages/texts.ts';
import { PrimaryButton } from '../buttons/primary-button.tsx';
import { Invitation, type InvitationProps } from './invitation.tsx';
import { LoadingMessage } from './loading-message.tsx';
import styles from './section-body.module.css';
import skeleton from './skeleton.module.css';

type SectionBodyProps<Data> = {
  query: UseQueryResult<Data>;
  isEmpty?: (data: Data) => boolean;
  /** The content of an empty section. */
  empty?: InvitationProps;
  /** Rows of the placeholder. */
  rows?: number;
  children: (data: Data) => ReactNode;
};

/** A section's content: placeholders while it loads, an invitation if it is empty, 'Riprova' after a failure. */
export function SectionBody<Data>({ query, isEmpty, empty, rows = 3, children }: SectionBodyProps<Data>) {
  const { data } = query;
  if (data !== undefined) return empty && isEmpty?.(data) ? <Invitation {...empty} /> : children(data);
  if (isAwaited(query)) {
    return (
      <div className={styles['placeholder']} aria-busy="true">
        <LoadingMessage over />
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} className={`${skeleton['cover']} ${styles['row']}`} />
        ))}
      </div>
    );
  }
  return (
    <div className={styles['failed']} role="alert">
      <p>{texts.common.notLoaded}</p>
      <PrimaryButton busy={query.isFetching} onPress={() => void query.refetch()}>
        {texts.common.retry}
      </PrimaryButton>
    </div>
  );
}
