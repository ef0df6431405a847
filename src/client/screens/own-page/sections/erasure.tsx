import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eraseOwnData } from '../../../../contract/own/data.ts';
import { forgetEntriesAfter } from '../../../calls/outbox.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { useSingleFlightMutation } from '../../../calls/use-single-flight-mutation.ts';
import { texts } from '../../../languages/texts.ts';
import { focusMain, focusOnMount } from '../../../lib/focus/focus.ts';
import { OWN_PAGE_KEY_PREFIX, VOTES_KEY_PREFIX } from '../../../lib/launch/outbox-keys.ts';
import { closeApp } from '../../../messenger/app-lifecycle.ts';
import { haptic } from '../../../messenger/haptic.ts';
import { useUser } from '../../../session/use-user.ts';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import styles from './data-section.module.css';

export type ErasureOutcome = { stillRenews: boolean };

/** Erases a person's data after a word of warning. */
export function Erasure({ onErased }: { onErased: (outcome: ErasureOutcome) => void }) {
  const [isAsked, setAsked] = useState(false);
  const erasure = useErasure(onErased);
  if (!isAsked)
    return (
      <SecondaryButton danger onPress={() => setAsked(true)}>
        {texts.ownPage.data.erase}
      </SecondaryButton>
    );
  return (
    <section
      ref={focusOnMount}
      tabIndex={-1}
      className={styles['warning']}
      aria-label={texts.ownPage.data.erase}
    >
      <p>{texts.ownPage.data.eraseWarning}</p>
      <SecondaryButton danger busy={erasure.busy} onPress={() => erasure.run()}>
        {texts.ownPage.data.eraseForEver}
      </SecondaryButton>
      <SecondaryButton
        onPress={() => {
          focusMain();
          setAsked(false);
        }}
      >
        {texts.ownPage.data.keep}
      </SecondaryButton>
    </section>
  );
}

function useErasure(onErased: (outcome: ErasureOutcome) => void) {
  const { userId } = useUser();
  const queries = useQueryClient();
  const notify = useToast();
  return useSingleFlightMutation<void, ErasureOutcome>({
    mutationKey: ['erase-own-data'],
    // What was done offline, or is on its way, must not come after it.
    mutationFn: () =>
      forgetEntriesAfter(
        (key) => key === OWN_PAGE_KEY_PREFIX + userId || key.startsWith(`${VOTES_KEY_PREFIX}${userId}.`),
        () => sendRequest(eraseOwnData, { body: { isConfirmed: true } }),
      ),
    onSuccess: (outcome) => {
      haptic.notify('success');
      queries.getQueryCache().clear();
      onErased(outcome);
    },
    onError: () => {
      haptic.notify('error');
      notify({
        text: texts.ownPage.data.notErased,
      });
    },
  });
}

/** What is shown once nothing is left: whether a subscription still renews. */
export function Erased({ stillRenews }: ErasureOutcome) {
  return (
    <section
      ref={focusOnMount}
      tabIndex={-1}
      className={styles['warning']}
      aria-label={texts.ownPage.data.erasedHeading}
    >
      <p>{texts.ownPage.data.erased}</p>
      {stillRenews && <p>{texts.ownPage.data.renewalGoesOn}</p>}
      <SecondaryButton onPress={() => closeApp()}>{texts.common.close}</SecondaryButton>
    </section>
  );
}
