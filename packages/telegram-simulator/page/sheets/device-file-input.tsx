import type { ChangeEvent } from 'react';
import type { Chat } from '../../wire-world.ts';
import { usePageState } from '../state/page-state-context.tsx';

/** Sends a file of this machine, with its bytes, as soon as it is chosen. */
export function DeviceFileInput({ chat }: { chat: Chat }) {
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
