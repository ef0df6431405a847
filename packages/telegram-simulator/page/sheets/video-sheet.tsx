import { type ChangeEvent, type FormEvent, useState } from 'react';
import type { Chat } from '../../wire-world.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import styles from './sheets.module.css';

/** Pretends to send a video from the device: the owner adds the videos of titles so. */
export function VideoSheet() {
  const { person, chat, perform, dismissModal } = usePageState();
  const [fileName, setFileName] = useState('film.mp4');
  const [caption, setCaption] = useState('');
  const [asFile, setAsFile] = useState(false);
  if (!chat) return null;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const film = { chat: chat.id, person: person.id, caption, asFile };
    const names = fileName.split('\n').filter((name) => name.trim() !== '');
    for (const name of names) if (!(await perform({ type: 'sendVideo', ...film, fileName: name }))) return;
    dismissModal();
  };
  return (
    <ModalFrame title="Invia un video" onDismiss={dismissModal}>
      <form className={styles['form']} onSubmit={(event) => void send(event)}>
        <h3 className={styles['title']}>Invia un video</h3>
        <p className={styles['text']}>
          Un video di prova, o più d’uno: un nome per riga. Chi è titolare del bot aggiunge così le sorgenti:
          nella didascalia l’id del titolo e, per le serie, stagione ed episodio.
        </p>
        <label>
          Nome del file
          <textarea
            value={fileName}
            required
            rows={Math.min(fileName.split('\n').length, 6)}
            onChange={(event) => setFileName(event.target.value)}
          />
        </label>
        <label>
          Didascalia
          <input
            value={caption}
            maxLength={1024}
            placeholder="42 oppure 42 1 3"
            onChange={(event) => setCaption(event.target.value)}
          />
        </label>
        <label className={styles['option']}>
          <input type="checkbox" checked={asFile} onChange={(event) => setAsFile(event.target.checked)} />
          Invia come file
        </label>
        <button type="submit" className={styles['main']}>
          Invia
        </button>
        <DeviceFileInput chat={chat} />
      </form>
    </ModalFrame>
  );
}

/** Sends a file of this machine, with its bytes, at once after the choice. */
function DeviceFileInput({ chat }: { chat: Chat }) {
  const { person, perform, dismissModal } = usePageState();
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const mimeType = file.type || undefined;
    const bytes = await base64Of(file);
    const document = { chat: chat.id, person: person.id, fileName: file.name, mimeType, bytes };
    if (await perform({ type: 'sendDocument', ...document })) dismissModal();
  };
  return (
    <label>
      Oppure un file di questo computer
      <input type="file" onChange={(event) => void send(event)} />
    </label>
  );
}

/** The bytes of a file, as base64. */
async function base64Of(file: File): Promise<string> {
  const reader = new FileReader();
  const read = new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
  });
  reader.readAsDataURL(file);
  return (await read).replace(/^[^,]*,/, '');
}
