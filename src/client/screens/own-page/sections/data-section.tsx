import { useState } from 'react';
import { sendOwnData } from '../../../../contract/own/data.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { useSendToBot } from '../../../features/playback/use-send-to-bot.ts';
import { texts } from '../../../languages/texts.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import type { Section } from '../section.ts';
import styles from './data-section.module.css';
import { Erased, Erasure, type ErasureOutcome } from './erasure.tsx';

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
