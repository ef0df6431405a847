import { type FormEvent, useState } from 'react';
import type { Message } from '../../wire-message.ts';
import { useDeskContext } from '../desk/desk-context.tsx';
import { SheetFrame } from '../ui/sheet.tsx';
import styles from './sheets.module.css';

/** Other words under a channel's post: its source follows them. */
export function EditSheet({ message }: { message: Message }) {
  const { person, perform, dismiss } = useDeskContext();
  const [text, setText] = useState(message.text);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const post = { chat: message.chatId, person: person.id, messageId: message.id };
    const edited = await perform({ type: 'editMessage', ...post, text });
    if (edited) dismiss();
  };
  return (
    <SheetFrame title="Modifica il post" onDismiss={dismiss}>
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
    </SheetFrame>
  );
}
