import type { ReactNode } from 'react';
import { profileFor } from '../../wire-world.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { useCopyToClipboard } from '../state/use-copy-to-clipboard.ts';
import { useAddBotToGroup, useOpenMainApp } from '../state/use-open-link.ts';
import { BotAvatar } from '../ui/avatar.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import styles from './profile-sheet.module.css';
import sheet from './sheets.module.css';

/** The bot's profile: its description, its link, its Main Mini App, and the way into groups. */
export function ProfileSheet() {
  const { state, person, dismissModal } = usePageState();
  const openMainApp = useOpenMainApp();
  const addToGroup = useAddBotToGroup();
  const copy = useCopyToClipboard();
  const { username, mainAppUrl } = state.bot;
  const { name, shortDescription } = profileFor(state.bot, person);
  const open = () => {
    dismissModal();
    openMainApp();
  };
  return (
    <ModalFrame title={`Profilo di ${name}`} onDismiss={dismissModal}>
      <div className={styles['head']}>
        <BotAvatar size={84} />
        <h3 className={sheet['title']}>{name}</h3>
        <p className={sheet['text']}>bot</p>
      </div>
      <dl className={styles['facts']}>
        {shortDescription && <Fact label="Informazioni">{shortDescription}</Fact>}
        <Fact label="Nome utente">
          <button
            type="button"
            className={styles['link']}
            onClick={() => void copy(`https://t.me/${username}`)}
          >
            @{username}
          </button>
        </Fact>
      </dl>
      {mainAppUrl && (
        <button type="button" className={sheet['main']} onClick={open}>
          Apri
        </button>
      )}
      <button type="button" className={sheet['more']} onClick={() => addToGroup('chat')}>
        Aggiungi a un gruppo
      </button>
    </ModalFrame>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
