import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eraseOwnData, sendOwnData } from '../../../../contract/own/data.ts';
import { httpStatusOf } from '../../../calls/failed-request.ts';
import { forgetEntriesAfter } from '../../../calls/outbox.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { useChange } from '../../../features/changes/use-change.ts';
import { useSendToBot } from '../../../features/playback/use-send-to-bot.ts';
import { texts } from '../../../languages/texts.ts';
import { loadCode } from '../../../lib/code-loading/load-code.ts';
import { focusMain, focusOnMount } from '../../../lib/focus/focus.ts';
import { OWN_PAGE_KEY_PREFIX, VOTES_KEY_PREFIX } from '../../../lib/launch/storage-keys.ts';
import { haptic } from '../../../messenger/haptic.ts';
import { eraseAndLeave } from '../../../session/sign-in.ts';
import { useUser } from '../../../session/use-user.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import cards from '../../../ui/rows/cards.module.css';
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
  return (
    <div className={cards['page']}>
      <p className={cards['about']}>{texts.ownPage.data.about}</p>
      <PrimaryButton busy={send.busy} onPress={() => send.run()}>
        {texts.ownPage.data.send}
      </PrimaryButton>
      <Erasure />
    </div>
  );
}

/** Erases a person's data after a warning. */
function Erasure() {
  const [isAsked, setAsked] = useState(false);
  const erasure = useErasure();
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

function useErasure() {
  const { userId } = useUser();
  const queries = useQueryClient();
  return useChange<void, void>({
    key: ['erase-own-data'],
    async send() {
      // No code may remain to be loaded after the erasure.
      await loadCode(() => import('../farewell-screen.tsx'));
      // Pending and offline changes must not arrive after the erasure.
      await forgetEntriesAfter(
        (key) => key === OWN_PAGE_KEY_PREFIX + userId || key.startsWith(`${VOTES_KEY_PREFIX}${userId}.`),
        () => eraseAndLeave(queries, () => sendRequest(eraseOwnData, { body: { isConfirmed: true } })),
      );
    },
    onSuccess() {
      haptic.notify('success');
    },
    refused: whyNotErased,
  });
}

/** The reason why nothing was erased, by the server's answer. */
function whyNotErased(error: unknown): string {
  const { notErased, notFromLink, notAnOwner, notSoSoon } = texts.ownPage.data;
  const known: Record<number, string> = { 403: notFromLink, 409: notAnOwner, 429: notSoSoon };
  return known[httpStatusOf(error) ?? 0] ?? notErased;
}
