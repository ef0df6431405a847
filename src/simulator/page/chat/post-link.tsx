import type { Message } from '../../wire-message.ts';
import { useDeskContext } from '../desk/desk-context.tsx';
import { useCopy } from '../desk/use-copy.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import { postAddress } from './post-address.ts';
import styles from './post-link.module.css';

/** A channel's post says where it is to be found, and can be sent on, changed and taken away. */
export function PostLink({ message }: { message: Message }) {
  const { person, perform, show } = useDeskContext();
  const copy = useCopy();
  const address = postAddress(message);
  if (!address) return null;
  const { chatId: chat, id: messageId } = message;
  const forward = (toChat: number) =>
    void perform({ type: 'forward', chat, person: person.id, messageIds: [messageId], toChat });
  const choose = { kind: 'chats', place: 'chat', title: 'Inoltra a', types: [], choose: forward } as const;
  return (
    <div className={styles['post']}>
      <button
        type="button"
        className={styles['link']}
        title="Copia il link"
        onClick={() => void copy(address)}
      >
        <Icon name="copy" size={14} />
        <span>{address.replace('https://', '')}</span>
      </button>
      <Tool icon="forward" label="Inoltra" onPress={() => show(choose)} />
      <Tool icon="edit" label="Modifica" onPress={() => show({ kind: 'edit', place: 'chat', message })} />
      <Tool
        icon="close"
        label="Elimina"
        onPress={() => void perform({ type: 'deleteMessage', chat, messageId })}
      />
    </div>
  );
}

function Tool({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles['link']} title={label} aria-label={label} onClick={onPress}>
      <Icon name={icon} size={14} />
    </button>
  );
}
