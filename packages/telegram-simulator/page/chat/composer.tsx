import type { Chat } from '../../wire-world.ts';
import { usePageState } from '../state/page-state-context.tsx';
import styles from './composer.module.css';
import { MessageInput } from './message-input.tsx';
import { ReplyKeyboard } from './reply-keyboard.tsx';

/** Below a chat: the message input, or the single button (start, unblock) that comes before it. */
export function Composer({ chat }: { chat: Chat }) {
  const { person, perform } = usePageState();
  if (chat.type === 'private') {
    if (person.isDeleted) return <p className={styles['gone']}>Questo account non esiste più</p>;
    if (person.hasBlocked)
      return <Lone label="Sblocca" onPress={() => perform({ type: 'unblock', person: person.id })} />;
    if (!person.hasStarted)
      return <Lone label="Avvia" onPress={() => perform({ type: 'pressStart', person: person.id })} />;
  }
  return (
    <footer>
      <MessageInput chat={chat} />
      {chat.type === 'private' && <ReplyKeyboard chat={chat} />}
    </footer>
  );
}

function Lone({ label, onPress }: { label: string; onPress: () => Promise<unknown> }) {
  return (
    <button type="button" className={styles['lone']} onClick={() => void onPress()}>
      {label}
    </button>
  );
}
