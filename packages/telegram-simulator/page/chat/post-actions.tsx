import type { Message } from '../../wire-message.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { useCopyToClipboard } from '../state/use-copy-to-clipboard.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import styles from './post-actions.module.css';

/** The actions of a channel's post: copy its link, forward, edit, delete. */
export function PostActions({ message }: { message: Message }) {
  const { person, perform, openModal } = usePageState();
  const copy = useCopyToClipboard();
  const address = channelPostUrl(message);
  if (!address) return null;
  const { chatId: chat, id: messageId } = message;
  const forward = (toChat: number) =>
    void perform({ type: 'forward', chat, person: person.id, messageIds: [messageId], toChat });
  const choose = { kind: 'chats', outlet: 'chat', title: 'Inoltra a', types: [], choose: forward } as const;
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
      <Tool icon="forward" label="Inoltra" onPress={() => openModal(choose)} />
      <Tool
        icon="edit"
        label="Modifica"
        onPress={() => openModal({ kind: 'edit', outlet: 'chat', message })}
      />
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

/** The address of a channel's post: `https://t.me/c/1234/56`; undefined for any other message. */
export function channelPostUrl({
  id,
  chatId,
  author,
}: Pick<Message, 'id' | 'chatId' | 'author'>): string | undefined {
  const [, hidden] = /^-100(\d+)$/.exec(String(chatId)) ?? [];
  return author.kind === 'channel' && hidden ? `https://t.me/c/${hidden}/${id}` : undefined;
}
