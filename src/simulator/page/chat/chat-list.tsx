import type { Chat } from '../../wire-world.ts';
import { useDeskContext } from '../desk/desk-context.tsx';
import { Avatar, BotAvatar } from '../ui/avatar.tsx';
import styles from './chat-list.module.css';
import { titleOf } from './chat-title.ts';

/** The chats of whoever holds the phone. */
export function ChatList() {
  const { state, person, chat, chooseChat } = useDeskContext();
  const own = state.chats.filter((one) => one.personIds.includes(person.id));
  return (
    <nav className={styles['list']} aria-label="Chat">
      {own.map((one) => (
        <button
          key={one.id}
          type="button"
          className={styles['chat']}
          aria-current={one.id === chat?.id}
          aria-label={titleOf(one, state.bot)}
          title={titleOf(one, state.bot)}
          onClick={() => chooseChat(one.id)}
        >
          <ChatAvatar chat={one} />
          <span className={styles['words']}>
            <b>{titleOf(one, state.bot)}</b>
            <span className={styles['last']}>{lastWords(one)}</span>
          </span>
        </button>
      ))}
    </nav>
  );
}

export function ChatAvatar({ chat, size = 44 }: { chat: Chat; size?: number }) {
  if (chat.type === 'private') return <BotAvatar size={size} />;
  return <Avatar id={chat.id} name={chat.title} size={size} />;
}

function lastWords({ messages }: Chat): string {
  const last = messages.at(-1);
  if (!last) return 'Nessun messaggio';
  if (last.service?.kind === 'payment') return 'Pagamento riuscito';
  if (last.video) return last.text || 'Video';
  if (last.document) return last.text || 'File';
  return last.text || last.invoice?.title || 'Immagine';
}
