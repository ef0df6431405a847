import { sendOwnData } from '../../../../contract/own-data.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { useSendToBot } from '../../../features/playback/use-send-to-bot.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import type { Section } from '../section.ts';
import styles from './data-section.module.css';
import { Erasure } from './erasure.tsx';

/** 'I tuoi dati': everything stored about a person, as a file in the chat, and its erasure. */
export const dataSection: Section = { path: 'dati', heading: 'I tuoi dati', icon: 'info', Screen: OwnData };

function OwnData() {
  const send = useSendToBot(
    ['own-data'],
    (_, signal) => sendRequest(sendOwnData, { body: {}, signal }),
    'Non sono riuscito a mandarti il file.',
  );
  return (
    <div className={styles['data']}>
      <p>
        Ti mando in chat un file con tutto quello che conservo di te: liste, visti, richieste, voti e
        preferenze. Lo leggi solo tu.
      </p>
      <PrimaryButton busy={send.busy} onPress={() => send.run()}>
        Mandami i miei dati
      </PrimaryButton>
      <Erasure />
    </div>
  );
}
