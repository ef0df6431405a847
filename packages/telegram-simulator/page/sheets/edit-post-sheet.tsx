import { type FormEvent, useState } from 'react';
import type { Message } from '../../wire-message.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import styles from './sheets.module.css';

/** Edits a channel post's caption, which the bot reads its source from. */
export function EditPostSheet({ message }: { message: Message }) {
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
