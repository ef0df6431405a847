import type { Message } from '../../wire-message.ts';
import { usePageState } from '../state/page-state-context.tsx';
import styles from './quoted-message.module.css';

/** The message to which this one replies, in two lines: its author, and its words. */
export function QuotedMessage({ chatId, messageId }: { chatId: number; messageId: number }) {
  const { state } = usePageState();
  const chat = state.chats.find(({ id }) => id === chatId);
  const message = chat?.messages.find(({ id }) => id === messageId);
  if (!message) return null;
  return (
    <p className={styles['quote']}>
      <b>{message.author.name}</b>
      <span>{wordsOf(message)}</span>
    </p>
  );
}

function wordsOf({ text, photo, poll }: Message): string {
  return text || poll?.question || (photo ? 'Immagine' : 'Messaggio');
}
