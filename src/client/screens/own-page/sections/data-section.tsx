import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eraseOwnData, sendOwnData } from '../../../../contract/own/data.ts';
import { forgetEntriesAfter } from '../../../calls/outbox.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { useSingleFlightMutation } from '../../../calls/use-single-flight-mutation.ts';
import { useSendToBot } from '../../../features/playback/use-send-to-bot.ts';
import { texts } from '../../../languages/texts.ts';
import { focusMain, focusOnMount } from '../../../lib/focus/focus.ts';
import { OWN_PAGE_KEY_PREFIX, VOTES_KEY_PREFIX } from '../../../lib/launch/storage-keys.ts';
import { closeApp } from '../../../messenger/app-lifecycle.ts';
import { haptic } from '../../../messenger/haptic.ts';
import { useUser } from '../../../session/use-user.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import type { Section } from '../section.ts';
import styles from './data-section.module.css';

/** 'I tuoi dati': everything stored about a person, as a file in the chat, and its erasure. */
export const dataSection: Section = {
  path: 'dati',
  heading: texts.ownPage.data.heading,
  icon: 'info',
  Screen: OwnData,
};

function OwnData() {
  const send = useSendToBot(
    ['own-data'],
    (_, signal) => sendRequest(sendOwnData, { body: {}, signal }),
    texts.ownPage.data.notSent,
  );
  const [erasure, setErasure] = useState<ErasureOutcome>();
  if (erasure)
    return (
      <div className={styles['data']}>
        <Erased {...erasure} />
      </div>
    );
  return (
    <div className={styles['data']}>
      <p>{texts.ownPage.data.about}</p>
      <PrimaryButton busy={send.busy} onPress={() => send.run()}>
        {texts.ownPage.data.send}
      </PrimaryButton>
      <Erasure onErased={setErasure} />
    </div>
  );
}

type ErasureOutcome = { stillRenews: boolean };

/** Erases a person's data after a word of warning. */
function Erasure({ onErased }: { onErased: (outcome: ErasureOutcome) => void }) {
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
function Erased({ stillRenews }: ErasureOutcome) {
  return (
    <section
      ref={focusOnMount}
      tabIndex={-1}
      className={styles['warning']}
      aria-label={texts.ownPage.data.erasedHeading}
    >
      <p>{texts.ownPage.data.erased}</p>
      {stillRenews && <p>{texts.ownPage.data.renewalGoesOn}</p>}
      <SecondaryButton onPress={() => void closeApp()}>{texts.common.close}</SecondaryButton>
    </section>
  );
}
