import type { Chat } from '../../wire-world.ts';
import { ChatAvatar } from '../chat/chat-list.tsx';
import { chatTitle } from '../chat/chat-title.ts';
import type { Modal } from '../state/modal.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import styles from './sheets.module.css';

const KINDS = {
  private: 'bots',
  direct: 'users',
  group: 'groups',
  supergroup: 'groups',
  channel: 'channels',
} as const;

/** To choose one of the person's chats, of the kinds asked for. */
export function ChatPickerSheet({
  title,
  types,
  choose,
}: Pick<Extract<Modal, { kind: 'chats' }>, 'title' | 'types' | 'choose'>) {
  const { state, person, dismissModal, openModal } = usePageState();
  const fits = (chat: Chat) =>
    chat.personIds.includes(person.id) && (types.length === 0 || types.includes(KINDS[chat.type]));
  const pick = (chat: Chat) => {
    openModal(undefined);
    choose(chat.id);
  };
  const fitting = state.chats.filter(fits);
  return (
    <ModalFrame title={title} onDismiss={dismissModal}>
      <h3 className={styles['title']}>{title}</h3>
      <div className={styles['chats']}>
        {fitting.map((chat) => (
          <button key={chat.id} type="button" onClick={() => pick(chat)}>
            <ChatAvatar chat={chat} size={52} />
            {chatTitle(chat, state, person)}
          </button>
        ))}
        {fitting.length === 0 && <p className={styles['text']}>Nessuna chat di questo tipo</p>}
      </div>
    </ModalFrame>
  );
}
