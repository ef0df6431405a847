import type { Chat } from '../../wire-world.ts';
import { useDeskContext } from '../desk/desk-context.tsx';
import styles from './composer.module.css';
import { ReplyKeyboard } from './reply-keyboard.tsx';
import { Writing } from './writing.tsx';

/** The foot of a chat: the place to write, or the one button that comes before it. */
export function Composer({ chat }: { chat: Chat }) {
  const { person, perform } = useDeskContext();
  if (chat.type === 'private') {
    if (person.isDeleted) return <p className={styles['gone']}>Questo account non esiste più</p>;
    if (person.hasBlocked)
      return <Lone label="Sblocca" onPress={() => perform({ type: 'unblock', person: person.id })} />;
    if (!person.hasStarted)
      return <Lone label="Avvia" onPress={() => perform({ type: 'pressStart', person: person.id })} />;
  }
  return (
    <footer>
      <Writing chat={chat} />
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
