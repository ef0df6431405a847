import type { Chat } from '../../wire-world.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { useOpenMainApp } from '../state/use-open-link.ts';
import { Avatar, BotAvatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icons.tsx';
import styles from './chat-list.module.css';
import { chatTitle } from './chat-title.ts';

/** The chats of the selected person. */
export function ChatList() {
  const { state, person, chat, chooseChat, unreadIn, openModal } = usePageState();
  const openMainApp = useOpenMainApp();
  const own = state.chats.filter((one) => one.personIds.includes(person.id));
  return (
    <nav className={styles['list']} aria-label="Chat">
      {own.map((one) => (
        <div key={one.id} className={styles['row']}>
          <button
            type="button"
            className={styles['chat']}
            aria-current={one.id === chat?.id}
            aria-label={chatTitle(one, state, person)}
            title={chatTitle(one, state, person)}
            onClick={() => chooseChat(one.id)}
          >
            <ChatAvatar chat={one} />
            <span className={styles['words']}>
              <b>{chatTitle(one, state, person)}</b>
              <span className={styles['last']}>{lastWords(one)}</span>
            </span>
            <Unread count={unreadIn(one)} />
          </button>
          {one.type === 'private' && state.bot.mainAppUrl && (
            <button type="button" className={styles['open']} onClick={openMainApp}>
              Apri
            </button>
          )}
        </div>
      ))}
      <button
        type="button"
        className={styles['create']}
        aria-label="Nuovo gruppo"
        onClick={() => openModal({ kind: 'newGroup', outlet: 'chat' })}
      >
        <Icon name="people" size={20} />
        <span>Nuovo gruppo</span>
      </button>
    </nav>
  );
}

export function ChatAvatar({ chat, size = 44 }: { chat: Chat; size?: number }) {
  const { state, person } = usePageState();
  if (chat.type === 'private') return <BotAvatar size={size} />;
  const other = chat.type === 'direct' && chat.personIds.find((id) => id !== person.id);
  return <Avatar id={other || chat.id} name={chatTitle(chat, state, person)} size={size} />;
}

function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles['unread']} role="img" aria-label={`${count} da leggere`}>
      {count > 99 ? '99+' : count}
    </span>
  );
}

function lastWords({ messages }: Chat): string {
  const last = messages.at(-1);
  if (!last) return 'Nessun messaggio';
  if (last.text) return last.text;
  const [field = ''] = Object.keys(KINDS).filter((kind) => Object.hasOwn(last, kind));
  return (
    last.invoice?.title ?? last.poll?.question ?? SERVICES[last.service?.kind ?? ''] ?? KINDS[field] ?? ''
  );
}

const SERVICES: Readonly<Record<string, string>> = {
  payment: 'Pagamento riuscito',
  refund: 'Rimborso',
  pin: 'Messaggio fissato',
  writeAccess: 'Messaggi consentiti',
  webAppData: 'Dati della mini app',
  joined: 'Una persona in più',
  left: 'Una persona in meno',
  chatShared: 'Chat scelta per il bot',
};

/** The label of a message without text, by the field that it has. */
const KINDS: Readonly<Record<string, string>> = {
  photo: 'Immagine',
  video: 'Video',
  animation: 'Animazione',
  sticker: 'Sticker',
  audio: 'Brano',
  voice: 'Messaggio vocale',
  document: 'File',
  location: 'Posizione',
  venue: 'Luogo',
  contact: 'Contatto',
  dice: 'Dado',
};
