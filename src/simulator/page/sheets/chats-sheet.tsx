import type { Chat } from '../../wire-world.ts';
import { ChatAvatar } from '../chat/chat-list.tsx';
import { titleOf } from '../chat/chat-title.ts';
import { useDeskContext } from '../desk/desk-context.tsx';
import type { Sheet } from '../desk/sheet.ts';
import { SheetFrame } from '../ui/sheet.tsx';
import styles from './sheets.module.css';

const KINDS = { private: 'bots', group: 'groups', channel: 'channels' } as const;

/** To choose one of the person's chats, of the kinds asked for. */
export function ChatsSheet({
  title,
  types,
  choose,
}: Pick<Extract<Sheet, { kind: 'chats' }>, 'title' | 'types' | 'choose'>) {
  const { state, person, dismiss } = useDeskContext();
  const fits = (chat: Chat) =>
    chat.personIds.includes(person.id) && (types.length === 0 || types.includes(KINDS[chat.type]));
  const pick = (chat: Chat) => {
    dismiss();
    choose(chat.id);
  };
  const fitting = state.chats.filter(fits);
  return (
    <SheetFrame title={title} onDismiss={dismiss}>
      <h3 className={styles['title']}>{title}</h3>
      <div className={styles['chats']}>
        {fitting.map((chat) => (
          <button key={chat.id} type="button" onClick={() => pick(chat)}>
            <ChatAvatar chat={chat} size={52} />
            {titleOf(chat, state.bot)}
          </button>
        ))}
        {fitting.length === 0 && <p className={styles['text']}>Nessuna chat di questo tipo</p>}
      </div>
    </SheetFrame>
  );
}
