import { type FormEvent, useState } from 'react';
import { useDeskContext } from '../desk/desk-context.tsx';
import { SheetFrame } from '../ui/sheet.tsx';
import styles from './sheets.module.css';

/** Pretends to send a video from the device: the owner adds the sources of titles so. */
export function VideoSheet() {
  const { person, chat, perform, dismiss } = useDeskContext();
  const [fileName, setFileName] = useState('film.mp4');
  const [caption, setCaption] = useState('');
  if (!chat) return null;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await perform({ type: 'sendVideo', chat: chat.id, person: person.id, caption, fileName });
    if (sent) dismiss();
  };
  return (
    <SheetFrame title="Invia un video" onDismiss={dismiss}>
      <form className={styles['form']} onSubmit={(event) => void send(event)}>
        <h3 className={styles['title']}>Invia un video</h3>
        <p className={styles['text']}>
          Un video di prova. La proprietaria aggiunge così le sorgenti: nella didascalia l’id del titolo e,
          per le serie, stagione ed episodio.
        </p>
        <label>
          Nome del file
          <input value={fileName} required onChange={(event) => setFileName(event.target.value)} />
        </label>
        <label>
          Didascalia
          <input
            value={caption}
            placeholder="42 oppure 42 1 3"
            onChange={(event) => setCaption(event.target.value)}
          />
        </label>
        <button type="submit" className={styles['main']}>
          Invia
        </button>
      </form>
    </SheetFrame>
  );
}
