import type { WireEvent } from '../../wire.ts';
import { ModalOutlet } from '../sheets/modal-outlet.tsx';
import { usePageState } from '../state/page-state-context.tsx';
import { ChatAvatar, ChatList } from './chat-list.tsx';
import { chatTitle } from './chat-title.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import styles from './messenger.module.css';
import { PinnedBar } from './pinned-bar.tsx';
import { useChatActionText } from './use-chat-action-text.ts';

/** The messenger as a computer shows it: the chats, and the one that is open. */
export function Messenger({ listen }: { listen: (listener: (event: WireEvent) => void) => () => void }) {
  const { state, chat, toast, openModal } = usePageState();
  const doing = useChatActionText(chat?.id, listen);
  return (
    <section className={styles['messenger']} aria-label="Messaggi e chat">
      <ChatList />
      {chat && (
        <div className={styles['open']}>
          <header className={styles['header']}>
            <ChatAvatar chat={chat} size={36} />
            <div>
              <h2 className={styles['title']}>{chatTitle(chat, state.bot)}</h2>
              <p className={styles['subtitle']} data-busy={doing !== undefined}>
                {doing ?? subtitleOf(chat.type, chat.personIds.length)}
              </p>
            </div>
            {chat.type === 'private' && (
              <button
                type="button"
                className={styles['profile']}
                aria-label="Profilo del bot"
                onClick={() => openModal({ kind: 'profile', outlet: 'chat' })}
              />
            )}
          </header>
          <PinnedBar chat={chat} />
          <MessageList chat={chat} />
          <Composer key={chat.id} chat={chat} />
          <div className={styles['toast']} role="status">
            {toast && <p>{toast}</p>}
          </div>
          <ModalOutlet outlet="chat" />
        </div>
      )}
    </section>
  );
}

function subtitleOf(type: 'private' | 'group' | 'channel', count: number): string {
  if (type === 'private') return 'bot';
  return type === 'group' ? `gruppo, ${count} persone` : 'canale';
}
