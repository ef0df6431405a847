import type { Message } from '../../wire-message.ts';
import type { Chat } from '../../wire-world.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { Icon } from '../ui/icons.tsx';
import styles from './quoted-message.module.css';
import { QuotedMessage } from './quoted-message.tsx';

/** Beside a message of a group: the next words of the person answer it. */
export function ReplyButton({ message }: { message: Message }) {
  const { person, setReplyTarget } = usePageState();
  const label = `Rispondi a ${message.author.name}`;
  return (
    <button
      type="button"
      className={`${styles['tool']} ${styles['reply']}`}
      title={label}
      aria-label={label}
      onClick={() => setReplyTarget(person.id, message.chatId, message.id)}
    >
      <Icon name="arrow" size={16} />
    </button>
  );
}

/** Over the field: the message that is going to be answered, and a way out. */
export function ReplyBar({ chat }: { chat: Chat }) {
  const { person, replyTargetOf, setReplyTarget } = usePageState();
  const target = replyTargetOf(person.id, chat.id);
  if (target === undefined) return null;
  return (
    <div className={styles['bar']}>
      <QuotedMessage chatId={chat.id} messageId={target} />
      <button
        type="button"
        className={styles['tool']}
        aria-label="Non rispondere"
        onClick={() => setReplyTarget(person.id, chat.id, undefined)}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
