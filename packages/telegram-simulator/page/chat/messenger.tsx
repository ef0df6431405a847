import { type MouseEvent, useEffect, useState } from 'react';
import type { WireEvent } from '../../wire.ts';
import { type Chat, isGroup, isIn } from '../../wire-world.ts';
import { ModalOutlet } from '../sheets/modal-outlet.tsx';
import { usePageState } from '../state/page-state-context.tsx';
import { ChatAvatar, ChatList } from './chat-list.tsx';
import { chatTitle } from './chat-title.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import styles from './messenger.module.css';

/** The messenger as a computer shows it: the chats, and the one that is open. */
export function Messenger({ listen }: { listen: (listener: (event: WireEvent) => void) => () => void }) {
  const { state, person, chat, toast } = usePageState();
  const doing = useChatActionText(chat?.id, listen);
  return (
    <section className={styles['messenger']} aria-label="Messaggi e chat">
      <ChatList />
      {chat && (
        <div className={styles['open']}>
          <header className={styles['header']}>
            <ChatAvatar chat={chat} size={36} />
            <div>
              <h2 className={styles['title']}>{chatTitle(chat, state, person)}</h2>
              <p className={styles['subtitle']} data-busy={doing !== undefined}>
                {doing ?? subtitleOf(chat)}
              </p>
            </div>
            <HeaderButton chat={chat} />
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

/** Opens the chat's details: the bot's profile, or the group's members. */
function HeaderButton({ chat }: { chat: Chat }) {
  const { openModal } = usePageState();
  if (chat.type !== 'private' && !isGroup(chat)) return null;
  const kind = isGroup(chat) ? 'group' : 'profile';
  return (
    <button
      type="button"
      className={styles['profile']}
      aria-label={kind === 'group' ? 'Persone nel gruppo' : 'Profilo del bot'}
      onClick={() => openModal({ kind, outlet: 'chat' })}
    />
  );
}

const KINDS: Readonly<Record<Chat['type'], string>> = {
  private: 'bot',
  direct: 'chat privata',
  group: 'gruppo',
  supergroup: 'supergruppo',
  channel: 'canale',
};

function subtitleOf(chat: Chat): string {
  if (!isGroup(chat)) return KINDS[chat.type];
  const people = `${KINDS[chat.type]}, ${chat.personIds.length} persone`;
  return isIn(chat.botStatus) ? `${people} e il bot` : people;
}

/** The message that the bot has pinned, above the others. */
function PinnedBar({ chat }: { chat: Chat }) {
  const pinned = chat.messages.find(({ id }) => id === chat.pinnedMessageId);
  if (!pinned) return null;
  const show = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    currentTarget.parentElement
      ?.querySelector(`[data-message="${pinned.id}"]`)
      ?.scrollIntoView({ block: 'center' });
  return (
    <button type="button" className={styles['pinned']} onClick={show}>
      <b>Messaggio fissato</b>
      <span>{pinned.text || pinned.invoice?.title || 'Senza testo'}</span>
    </button>
  );
}

const SHOWN_MS = 5000;

const CHAT_ACTION_TEXTS: Readonly<Record<string, string>> = {
  typing: 'sta scrivendo…',
  upload_video: 'sta inviando un video…',
  upload_photo: "sta inviando un'immagine…",
};

/** The text of the chat action that the bot has sent (`typing` and so on), until its message comes or for five seconds. */
function useChatActionText(
  chatId: number | undefined,
  listen: (listener: (event: WireEvent) => void) => () => void,
): string | undefined {
  const [doing, setDoing] = useState<{ chatId: number; text: string } | undefined>();
  useEffect(
    () =>
      listen((event) => {
        if (event.type === 'chatAction')
          setDoing({ chatId: event.chatId, text: CHAT_ACTION_TEXTS[event.action] ?? 'è al lavoro…' });
        if (event.type === 'messageSent')
          setDoing((now) => (now?.chatId === event.message.chatId ? undefined : now));
      }),
    [listen],
  );
  useEffect(() => {
    const timer = doing && setTimeout(() => setDoing(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [doing]);
  return doing?.chatId === chatId ? doing?.text : undefined;
}
