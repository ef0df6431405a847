import { CONFIRM_TEXTS, type Modal, type OutletName } from '../state/modal.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import { ChatPickerSheet } from './chat-picker-sheet.tsx';
import { EditPostSheet } from './edit-post-sheet.tsx';
import { GroupSheet } from './group-sheet.tsx';
import { NewGroupSheet } from './new-group-sheet.tsx';
import { PaymentSheet } from './payment-sheet.tsx';
import { ProfileSheet } from './profile-sheet.tsx';
import styles from './sheets.module.css';
import { StorySheet } from './story-sheet.tsx';
import { VideoSheet } from './video-sheet.tsx';

/** The open modal, if it belongs here. */
export function ModalOutlet({ outlet }: { outlet: OutletName }) {
  const { modal } = usePageState();
  return modal?.outlet === outlet ? <OpenModal modal={modal} /> : null;
}

function OpenModal({ modal }: { modal: Modal }) {
  switch (modal.kind) {
    case 'chats':
      return <ChatPickerSheet {...modal} />;
    case 'payment':
      return <PaymentSheet {...modal} />;
    case 'edit':
      return <EditPostSheet message={modal.message} />;
    case 'profile':
      return <ProfileSheet />;
    case 'group':
      return <GroupSheet />;
    case 'newGroup':
      return <NewGroupSheet />;
    case 'story':
      return <StorySheet mediaUrl={modal.mediaUrl} text={modal.text} />;
    case 'video':
      return <VideoSheet />;
    case 'confirm':
      return <ConfirmDialog question={modal.question} answer={modal.answer} />;
    case 'alert':
      return <AlertDialog text={modal.text} />;
    case 'browser':
      return <BrowserSheet url={modal.url} />;
  }
}

function ConfirmDialog({
  question,
  answer,
}: Pick<Extract<Modal, { kind: 'confirm' }>, 'question' | 'answer'>) {
  const { title, text, yes, no } = CONFIRM_TEXTS[question];
  return (
    <ModalFrame title={title} shape="dialog" onDismiss={() => answer(false)}>
      <h3 className={styles['title']}>{title}</h3>
      <p className={styles['text']}>{text}</p>
      <div className={styles['choices']}>
        <button type="button" onClick={() => answer(false)}>
          {no}
        </button>
        <button type="button" data-strong="true" onClick={() => answer(true)}>
          {yes}
        </button>
      </div>
    </ModalFrame>
  );
}

function AlertDialog({ text }: { text: string }) {
  const { dismissModal } = usePageState();
  return (
    <ModalFrame title="Avviso" shape="dialog" onDismiss={dismissModal}>
      <p>{text}</p>
      <div className={styles['choices']}>
        <button type="button" data-strong="true" onClick={dismissModal}>
          OK
        </button>
      </div>
    </ModalFrame>
  );
}

/** A web page, which the messenger opens in a browser. */
function BrowserSheet({ url }: { url: string }) {
  const { dismissModal } = usePageState();
  return (
    <ModalFrame title="Apri nel browser" onDismiss={dismissModal}>
      <h3 className={styles['title']}>Apri nel browser</h3>
      <p className={styles['address']}>{url}</p>
      <a className={styles['main']} href={url} target="_blank" rel="noreferrer" onClick={dismissModal}>
        Apri
      </a>
    </ModalFrame>
  );
}
