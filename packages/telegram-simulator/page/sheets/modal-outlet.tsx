import { type FormEvent, useState } from 'react';
import type { Message } from '../../wire-message.ts';
import { CONFIRM_TEXTS, type Modal, type OutletName } from '../state/modal.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import { ChatPickerSheet } from './chat-picker-sheet.tsx';
import { GroupSheet } from './group-sheet.tsx';
import { NewGroupSheet } from './new-group-sheet.tsx';
import { PaymentSheet } from './payment-sheet.tsx';
import { ProfileSheet } from './profile-sheet.tsx';
import styles from './sheets.module.css';
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

/** Edits a channel post's caption, which the bot reads its source from. */
function EditPostSheet({ message }: { message: Message }) {
  const { person, perform, dismissModal } = usePageState();
  const [text, setText] = useState(message.text);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const post = { chat: message.chatId, person: person.id, messageId: message.id };
    const edited = await perform({ type: 'editMessage', ...post, text });
    if (edited) dismissModal();
  };
  return (
    <ModalFrame title="Modifica il post" onDismiss={dismissModal}>
      <form className={styles['form']} onSubmit={(event) => void save(event)}>
        <h3 className={styles['title']}>Modifica il post</h3>
        <label>
          Testo
          <input value={text} maxLength={1024} onChange={(event) => setText(event.target.value)} />
        </label>
        <button type="submit" className={styles['main']}>
          Salva
        </button>
      </form>
    </ModalFrame>
  );
}

/** Previews the story that the mini app shares. There are no stories here: nothing is posted. */
function StorySheet({ mediaUrl, text }: { mediaUrl: string; text: string }) {
  const { dismissModal } = usePageState();
  return (
    <ModalFrame title="Condividi in una storia" onDismiss={dismissModal}>
      <h3 className={styles['title']}>Condividi in una storia</h3>
      {mediaUrl.endsWith('.mp4') ? (
        <video className={styles['story']} src={mediaUrl} muted autoPlay loop />
      ) : (
        <img className={styles['story']} src={mediaUrl} alt="Anteprima della storia" />
      )}
      {text && <p className={styles['text']}>{text}</p>}
      <button type="button" className={styles['main']} onClick={dismissModal}>
        Fatto
      </button>
    </ModalFrame>
  );
}
