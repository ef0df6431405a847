import type { WireEvent } from '../../wire.ts';
import { useDeskContext } from '../desk/desk-context.tsx';
import { PlacedSheet } from '../sheets/placed-sheet.tsx';
import { ChatAvatar, ChatList } from './chat-list.tsx';
import { titleOf } from './chat-title.ts';
import { Composer } from './composer.tsx';
import styles from './messenger.module.css';
import { Thread } from './thread.tsx';
import { useTyping } from './use-typing.ts';

/** The messenger as a computer shows it: the chats, and the one that is open. */
export function Messenger({ listen }: { listen: (listener: (event: WireEvent) => void) => () => void }) {
  const { state, chat, notice } = useDeskContext();
  const doing = useTyping(chat?.id, listen);
  return (
    <section className={styles['messenger']} aria-label="Messaggi e chat">
      <ChatList />
      {chat && (
        <div className={styles['open']}>
          <header className={styles['header']}>
            <ChatAvatar chat={chat} size={36} />
            <div>
              <h2 className={styles['title']}>{titleOf(chat, state.bot)}</h2>
              <p className={styles['subtitle']} data-busy={doing !== undefined}>
                {doing ?? subtitleOf(chat.type, chat.personIds.length)}
              </p>
            </div>
          </header>
          <Thread chat={chat} />
          <Composer key={chat.id} chat={chat} />
          <div className={styles['notice']} role="status">
            {notice && <p>{notice}</p>}
          </div>
          <PlacedSheet place="chat" />
        </div>
      )}
    </section>
  );
}

function subtitleOf(type: 'private' | 'group' | 'channel', count: number): string {
  if (type === 'private') return 'bot';
  return type === 'group' ? `gruppo, ${count} persone` : 'canale';
}
